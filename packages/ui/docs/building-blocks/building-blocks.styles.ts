import { styled } from 'styled-components'

export const Tiles = styled.main`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(360px, 100%), 1fr));
  gap: var(--ph-space-5);
  align-items: start;
  padding: var(--ph-space-5);
`
