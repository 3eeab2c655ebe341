import { styled } from 'styled-components'
import { focusRing, visuallyHidden } from '../../theme/mixins.ts'

export const Root = styled.div`
  min-width: 0;
`

export const Search = styled.div`
  max-width: 320px;
  padding: var(--ph-space-3);
`

export const Scroller = styled.section`
  overflow-x: auto;

  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
`

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  caption {
    ${visuallyHidden}
  }
  tbody tr {
    border-top: 1px solid var(--ph-color-border);
  }
  tbody tr:hover {
    background: var(--ph-color-hover);
  }
`

export const Heading = styled.th<{ $align: 'start' | 'end' }>`
  padding: 0 var(--ph-space-3);
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
  font-weight: var(--ph-weight-medium);
  text-align: ${(props) => props.$align};
  white-space: nowrap;
`

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--ph-space-1);
  min-height: var(--ph-size-control);
  margin: 0 calc(-1 * var(--ph-space-1));
  padding: 0 var(--ph-space-1);
  border: 0;
  border-radius: var(--ph-radius-control);
  background: none;
  font-weight: inherit;
  cursor: pointer;

  &:hover,
  [aria-sort] > & {
    color: var(--ph-color-text);
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: -2px;
  }
  svg {
    flex: none;
  }
`

export const Cell = styled.td<{ $align: 'start' | 'end'; $noPadding: boolean }>`
  height: 48px;
  padding: ${(props) => (props.$noPadding ? '0' : 'var(--ph-space-2) var(--ph-space-3)')};
  text-align: ${(props) => props.$align};
`

export const Nothing = styled.p`
  padding: var(--ph-space-6) var(--ph-space-4);
  border-top: 1px solid var(--ph-color-border);
  color: var(--ph-color-muted);
  text-align: center;
`
