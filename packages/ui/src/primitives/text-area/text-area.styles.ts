import { TextArea } from 'react-aria-components/TextField'
import { styled } from 'styled-components'
import { controlBox } from '../field/field.styles.ts'

export const Box = styled(TextArea)`
  ${controlBox}
  resize: vertical;
`
