import { styled } from 'styled-components'

export const Parts = styled.div`
  display: grid;
  gap: var(--ph-space-5);

  p,
  ul {
    margin: 0 0 var(--ph-space-3);
  }
`
