import { styled } from 'styled-components'

/** Dark on white in both color schemes, because many scanners cannot read light on dark. */
export const Paper = styled.figure`
  flex: none;
  width: 168px;
  height: 168px;
  margin: 0;
  border-radius: var(--ph-radius-control);
  background: #ffffff;
  color: #131a2b;
`
