import { Input, TextField } from 'react-aria-components/TextField'
import { styled } from 'styled-components'
import { controlBox, fieldLayout } from '../field/field.styles.ts'

export const Field = styled(TextField)`
  ${fieldLayout}
`

export const Box = styled(Input)<{ $hasStart: boolean; $hasEnd: boolean }>`
  ${controlBox}
  ${(props) => props.$hasStart && 'padding-left: 36px;'}
  ${(props) => props.$hasEnd && 'padding-right: 36px;'}

  &::-webkit-search-cancel-button {
    display: none;
  }
`
