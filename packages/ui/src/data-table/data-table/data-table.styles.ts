import { styled } from 'styled-components'
import { below } from '../../theme/media.ts'
import { focusRing, visuallyHidden } from '../../theme/mixins.ts'

/** Width of the labels of a card's lines. */
const labelWidth = '88px'

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

  ${below('tablet')} {
    &,
    tbody {
      display: block;
    }
    thead tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0 var(--ph-space-4);
      padding: 0 var(--ph-space-4);
    }
    tbody tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      padding: var(--ph-space-3) var(--ph-space-4);
    }
  }
`

export const Heading = styled.th<{ $align: 'start' | 'end' }>`
  padding: 0 var(--ph-space-3);
  color: var(--ph-color-muted);
  font-size: var(--ph-text-small);
  font-weight: var(--ph-weight-medium);
  text-align: ${(props) => props.$align};
  white-space: nowrap;

  ${below('tablet')} {
    padding: 0;

    /* Without a button to sort by, a heading says nothing that the lines do not say. */
    &:not(:has(button)) {
      ${visuallyHidden}
    }
  }
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

  button {
    white-space: nowrap;
  }

  ${below('tablet')} {
    position: relative;
    display: block;
    grid-column: 1;
    height: auto;
    min-height: 26px;
    padding: 2px 0 2px ${labelWidth};
    text-align: start;
    overflow-wrap: anywhere;

    &::before {
      position: absolute;
      top: 2px;
      bottom: 2px;
      left: 0;
      display: flex;
      align-items: center;
      width: calc(${labelWidth} - var(--ph-space-2));
      color: var(--ph-color-muted);
      font-size: var(--ph-text-small);
      line-height: 1.25;
      content: attr(data-label);
      /* The heading of the column is read out already. */
      content: attr(data-label) / '';
    }
    &:empty::after {
      content: '–' / '';
    }
    &[data-label] button {
      padding-inline: var(--ph-space-2);
    }
    &:first-child {
      grid-column: 1 / -1;
      padding-left: 0;
      font-weight: var(--ph-weight-medium);
    }
    &:first-child::before {
      content: none;
    }
  }
`

/** On a card they stand beside the lines, after them in the order of the focus. */
export const ActionCell = styled(Cell)<{ $lines: number }>`
  ${below('tablet')} {
    grid-column: 2;
    grid-row: 2 / span ${(props) => Math.max(1, props.$lines)};
    align-self: end;
    margin-right: calc(-1 * var(--ph-space-2));
    padding: 0 0 0 var(--ph-space-1);

    &::before {
      content: none;
    }
  }
`

export const Nothing = styled.p`
  padding: var(--ph-space-6) var(--ph-space-4);
  border-top: 1px solid var(--ph-color-border);
  color: var(--ph-color-muted);
  text-align: center;
`
