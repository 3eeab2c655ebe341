import { styled } from 'styled-components'

export const Programs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: var(--ph-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Sessions = styled.ol`
  display: grid;
  gap: var(--ph-space-2);
  margin: var(--ph-space-4) 0 0;
  padding-left: var(--ph-space-6);
`
