import { styled } from 'styled-components'

export const Parts = styled.div`
  display: grid;
  gap: var(--ph-space-4);

  p {
    margin: 0;
  }
`
