import { styled } from 'styled-components'

/**
 * The image of a QR code. It is white in dark mode too, since scanners expect a light background.
 */
export const Code = styled.img`
  box-sizing: border-box;
  justify-self: center;
  width: 200px;
  height: 200px;
  padding: var(--ph-space-3);
  background: white;
  border-radius: var(--ph-radius-card);
`
