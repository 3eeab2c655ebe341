import { styled } from 'styled-components'
import { Face } from '../button/button.styles.ts'

export const Square = styled(Face)`
  flex: none;
  width: var(--ph-size-control);
  padding: 0;
`
