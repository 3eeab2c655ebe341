import { styled } from 'styled-components'

/** White in dark mode too, since readers expect dark modules on a light ground. */
export const Code = styled.img`
  box-sizing: border-box;
  justify-self: center;
  width: 200px;
  height: 200px;
  padding: var(--ph-space-3);
  background: white;
  border-radius: var(--ph-radius-card);
`
