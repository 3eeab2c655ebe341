import { styled } from 'styled-components'

export const Photo = styled.div`
  display: grid;
  gap: var(--ph-space-3);
  justify-items: start;
`
