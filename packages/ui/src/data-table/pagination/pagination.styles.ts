import { styled } from 'styled-components'

export const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--ph-space-2) var(--ph-space-4);
  padding: var(--ph-space-2) var(--ph-space-3);
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
  font-variant-numeric: tabular-nums;
`

export const Sizes = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--ph-space-2);

  select {
    min-height: 32px;
    padding: 0 var(--ph-space-2);
    border: 1px solid var(--ph-color-border-control);
    border-radius: var(--ph-radius-control);
    background: var(--ph-color-surface);
    color: var(--ph-color-text);

    @media (pointer: coarse) {
      min-height: var(--ph-size-touch);
    }
  }
`

export const Buttons = styled.div`
  display: inline-flex;
`
