import { Input } from 'react-aria-components/TextField'
import { styled } from 'styled-components'
import { controlBox } from '../field/field.styles.ts'

export const Row = styled.div`
  display: flex;
  gap: var(--ph-space-2);

  > button {
    flex: none;
  }
`

export const Value = styled(Input)`
  ${controlBox}
  text-overflow: ellipsis;
`
