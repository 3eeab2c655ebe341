import { styled } from 'styled-components'

export const DayArea = styled.div`
  display: grid;
  gap: var(--ph-space-1);
`

export const DayLabel = styled.label`
  display: grid;
  gap: var(--ph-space-1);
  font-weight: 500;
`

export const DayInput = styled.input`
  min-height: var(--ph-size-control);
  padding: 0 var(--ph-space-3);
  border: 1px solid var(--ph-color-border-control);
  border-radius: var(--ph-radius-control);
  background: var(--ph-color-surface);
  color: inherit;
  font: inherit;
  box-sizing: border-box;

  &[aria-invalid] {
    border-color: var(--ph-color-danger);
  }

  &:focus-visible {
    outline: 2px solid var(--ph-color-accent);
    outline-offset: 2px;
  }
`

export const DayError = styled.span`
  font-size: var(--ph-text-small);
  color: var(--ph-color-danger);
`
