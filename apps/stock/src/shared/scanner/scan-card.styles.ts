import { below } from '@org/ui/theme'
import { styled } from 'styled-components'

/**
 * The last scan, readable from a distance; color, icon and words say how it ended. It stays in view
 * while the lines below it scroll.
 */
export const Card = styled.output`
  position: sticky;
  top: 0;
  z-index: 1;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--ph-space-1) var(--ph-space-4);
  min-height: 96px;
  padding: var(--ph-space-4);
  background: var(--ph-color-surface);
  border: 2px solid var(--ph-color-border);
  border-radius: var(--ph-radius-card);
  box-sizing: border-box;

  &[data-result='success'] {
    border-color: var(--ph-color-success);
    background: var(--ph-color-success-soft);
    > svg {
      color: var(--ph-color-success);
    }
  }
  &[data-result='question'] {
    border-color: var(--ph-color-warning);
    background: var(--ph-color-warning-soft);
    > svg {
      color: var(--ph-color-warning);
    }
  }
  &[data-result='error'] {
    border-color: var(--ph-color-danger);
    background: var(--ph-color-danger-soft);
    > svg {
      color: var(--ph-color-danger);
    }
  }

  strong {
    font-size: 24px;
    font-weight: 650;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }

  ${below('tablet')} {
    gap: var(--ph-space-1) var(--ph-space-3);
    padding: var(--ph-space-3);
    strong {
      font-size: 20px;
    }
  }
`

/** The number of units that the scan added or removed. */
export const Amount = styled.span`
  font-size: 28px;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  ${below('tablet')} {
    grid-column: 2;
    font-size: 20px;
  }
`

/** A second line below the large one. */
export const Detail = styled.span`
  display: block;
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
`

/** The switches of the scanner. */
export const ScannerTools = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: var(--ph-space-2);
`
