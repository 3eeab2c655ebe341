import { styled } from 'styled-components'

export const Parts = styled.div`
  display: grid;
  gap: var(--ph-space-5);

  p,
  ul {
    margin: 0 0 var(--ph-space-3);
  }
`

export const Explanation = styled.p`
  margin: 0;
  color: var(--ph-color-muted);
`
