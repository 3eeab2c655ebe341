import { styled } from 'styled-components'

export const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--ph-space-3);

  > :first-child {
    justify-self: stretch;
  }
`
