import { TextArea } from 'react-aria-components/TextField'
import { styled } from 'styled-components'
import { controlBox } from '../field/field.styles.ts'

export const Box = styled(TextArea)<{ $hasEnd: boolean }>`
  ${controlBox}
  ${(props) => props.$hasEnd && 'padding-right: 36px;'}
  resize: vertical;
`
