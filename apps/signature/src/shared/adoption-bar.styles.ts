import { styled } from 'styled-components'

export const Adoption = styled.div`
  min-width: 0;
`

export const Track = styled.div`
  position: relative;
  height: 8px;
  background: var(--ph-color-hover);
  border-radius: var(--ph-radius-pill);
  overflow: hidden;
`

export const Share = styled.div`
  position: absolute;
  inset: 0 auto 0 0;
  border-radius: inherit;
  transition: width var(--ph-motion-normal) var(--ph-motion-ease);

  &[data-kind='sent'] {
    background: color-mix(in srgb, var(--ph-color-accent) 38%, var(--ph-color-surface));
  }

  &[data-kind='installed'] {
    background: var(--ph-color-accent);
  }
`

export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--ph-space-3);
  margin-top: var(--ph-space-1);
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
  font-variant-numeric: tabular-nums;
`

export const Failures = styled.span`
  color: var(--ph-color-danger);
`
