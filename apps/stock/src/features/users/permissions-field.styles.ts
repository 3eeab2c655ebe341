import { styled } from 'styled-components'

export const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

export const Legend = styled.legend`
  padding: 0;
  font-weight: 500;
`

export const Note = styled.p`
  margin: var(--ph-space-1) 0 var(--ph-space-3);
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
`

export const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: var(--ph-space-3);
`
