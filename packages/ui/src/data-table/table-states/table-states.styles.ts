import { styled } from 'styled-components'

export const Place = styled.div`
  padding: var(--ph-space-4) var(--ph-space-3);
  border-top: 1px solid var(--ph-color-border);
`

export const Message = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--ph-space-4);
  padding: var(--ph-space-6) var(--ph-space-4);
  border-top: 1px solid var(--ph-color-border);
  color: var(--ph-color-muted);
  text-align: center;
`
