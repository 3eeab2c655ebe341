import { styled } from 'styled-components'

export const Content = styled.div`
  display: grid;
  gap: var(--ph-space-4);
`

export const Help = styled.p`
  color: var(--ph-color-muted);
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ph-space-2);
`
