import { css } from 'styled-components'
import { visuallyHidden } from '../../theme/mixins.ts'

/** Width of the labels in a card. */
const labelWidth = '112px'

/** Shows each row as a card, on a phone. */
export const cards = css`
  &,
  [data-part='head'],
  [data-part='body'] {
    display: block;
  }
  [data-part='head'] > [role='row'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--ph-space-4);
    padding: 0 var(--ph-space-4);
  }
  /* Headings without controls are hidden, as each line has a label. A focused one is visible. */
  [role='columnheader']:not(:has(button, input)):not(:focus) {
    ${visuallyHidden}
  }
  [data-part='body'] > [role='row'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    padding: var(--ph-space-3) var(--ph-space-4);
    border-top: 1px solid var(--ph-color-border);

    &[aria-selected='true'] {
      background: var(--ph-color-accent-soft);
    }
  }
  [data-part='body'] [data-part='check'] {
    grid-column: 1;
    grid-row: 1;
    align-self: start;
    padding: 2px var(--ph-space-3) 0 0;
  }
  [data-label] {
    position: relative;
    grid-column: 1 / -1;
    min-height: 26px;
    padding: 2px 0 2px ${labelWidth};
    text-align: start;
    overflow-wrap: anywhere;

    &::before {
      position: absolute;
      inset: 2px auto 2px 0;
      display: flex;
      align-items: center;
      width: calc(${labelWidth} - var(--ph-space-2));
      color: var(--ph-color-muted);
      font-size: var(--ph-text-small);
      line-height: 1.25;
      content: attr(data-label);
      /* Screen readers already read out the column's heading. */
      content: attr(data-label) / '';
    }
    &:empty::after {
      content: '–' / '';
    }
    button {
      padding-inline: var(--ph-space-2);
    }
  }
  [role='rowheader'] {
    grid-column: 2 / -1;
    padding-left: 0;
    font-weight: var(--ph-weight-medium);

    &::before {
      content: none;
    }
  }
  /* Next to the last line only: even three actions leave the other lines their full width. */
  [data-part='body'] [data-part='actions'] {
    grid-column: 3;
    grid-row: var(--last-line);
    align-self: end;
    margin-right: calc(-1 * var(--ph-space-2));
    padding-left: var(--ph-space-1);
  }
  [data-label]:not([role='rowheader']):has(+ [data-part='actions']) {
    grid-column: 1 / 3;
    align-content: center;
  }
`
