import { styled } from 'styled-components'

export const Four = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(420px, 100%), 1fr));
  gap: var(--ph-space-4);
  margin: var(--ph-space-5) 0;
`
