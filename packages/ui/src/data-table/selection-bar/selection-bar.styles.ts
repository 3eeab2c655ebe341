import { styled } from 'styled-components'

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ph-space-1) var(--ph-space-2);
  min-height: 52px;
  padding: var(--ph-space-2) var(--ph-space-3);
  border-top: 1px solid var(--ph-color-border);
  background: var(--ph-color-accent-soft);

  output {
    margin-right: var(--ph-space-2);
    font-weight: var(--ph-weight-medium);
    font-variant-numeric: tabular-nums;
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ph-space-2);
  margin-left: auto;
`
