import { styled } from 'styled-components'

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--ph-space-4);

  > :first-child {
    width: 100%;
  }
`
