import { styled } from 'styled-components'

/** Dark on white in both color schemes: many scanners read nothing else. */
export const Paper = styled.figure`
  flex: none;
  width: 168px;
  height: 168px;
  margin: 0;
  border-radius: var(--ph-radius-control);
  background: #ffffff;
  color: #131a2b;
`
