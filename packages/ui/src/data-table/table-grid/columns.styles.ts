import { css } from 'styled-components'
import { ellipsis } from '../../theme/mixins.ts'

/** Height of the headings. */
export const headHeight = '44px'

/** Lays out the rows as lines of one CSS grid, on wide screens. */
export const columns = css`
  display: grid;
  grid-template-columns: var(--tracks);
  min-width: 100%;
  width: fit-content;

  [data-part='head'],
  [data-part='body'],
  [role='row'] {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    background: inherit;
  }
  /* Lays out and paints virtual rows independently of each other. */
  [data-virtual] > [role='row'] {
    grid-template-columns: var(--tracks);
    height: 48px;

    > [aria-colindex]:not([data-part]) {
      ${ellipsis}
    }
  }
  [data-part='head'] {
    position: sticky;
    top: var(--ph-table-top, 0px);
    z-index: 3;
  }
  [data-part='body'] [role='row'] {
    border-top: 1px solid var(--ph-color-border);

    &:hover {
      background: var(--ph-color-hover);
    }
    &[aria-selected='true'] {
      background: var(--ph-color-accent-soft);
    }
  }
  [aria-colindex] {
    position: relative;
    display: flex;
    align-items: center;
    min-width: 0;
    scroll-margin: calc(var(--ph-table-top, 0px) + ${headHeight}) 0 0 var(--lead);
  }
  [role='columnheader'] {
    min-width: var(--least, 0);
    min-height: ${headHeight};
    padding: 0 var(--ph-space-3);
  }
  [role='gridcell'],
  [role='rowheader'] {
    display: block;
    align-content: center;
    min-height: 47px;
    min-width: auto;
    padding: 5px var(--ph-space-3);
    /* Unlike \`anywhere\`, keeps the longest word in the least width of the column. */
    overflow-wrap: break-word;

    &[data-flush] {
      padding: 0;
    }
    /* The contents fill the cell; images keep their aspect ratio. */
    &[data-flush]:has(> :not(img, video)) {
      display: grid;
      align-content: stretch;
      align-items: stretch;

      > * {
        align-content: center;
      }
    }
    button {
      white-space: nowrap;
    }
  }
  /* Takes no part in the width of its column. */
  [data-shortened] {
    ${ellipsis}
    display: block;
    width: 0;
    min-width: 100%;
  }
  [data-part='check'] {
    display: grid;
    place-items: center;
    padding: 0;
  }
  [data-part='actions'] {
    justify-content: flex-end;
    text-align: end;
  }

  [data-pinned],
  &[data-pinned-start] [data-part='check'],
  &[data-pinned-end] [data-part='actions'] {
    position: sticky;
    z-index: 1;
  }
  &[data-pinned-start] [data-part='check'] {
    inset-inline-start: 0;
  }
  &[data-pinned-end] [data-part='actions'] {
    inset-inline-end: 0;
  }
  /* Actions stay in view while the columns scroll. */
  [data-overflows] > & [data-part='actions'] {
    position: sticky;
    inset-inline-end: 0;
    z-index: 1;
    box-shadow: -1px 0 0 var(--ph-color-border);
  }
  [data-pinned='start'] {
    box-shadow: 1px 0 0 var(--ph-color-border);
  }
  [data-pinned='end'] {
    box-shadow: -1px 0 0 var(--ph-color-border);
  }

  [data-part='resize'] {
    position: absolute;
    inset: 8px 0 8px auto;
    display: block;
    width: 8px;
    border-right: 2px solid transparent;
    cursor: col-resize;
    touch-action: none;

    &:hover,
    &:focus-visible,
    &[data-active] {
      border-color: var(--ph-color-accent);
      outline: none;
    }
  }
  [role='columnheader']:hover > [data-part='resize']:not(:hover, [data-active]) {
    border-color: var(--ph-color-border-strong);
  }
  [data-dragged] {
    opacity: 0.5;
  }
  [data-drop] {
    box-shadow: inset 0 0 0 2px var(--ph-color-accent);
  }
`
