import { css } from 'styled-components'

/**
 * A check box or switch with help and messages below its text; `--mark-width` is the width of its
 * control.
 */
export const choiceField = css`
  display: inline-grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  justify-items: start;
  min-width: 0;

  > :not(label, button) {
    grid-column: 1 / -1;
    padding-left: calc(var(--mark-width) + var(--ph-space-2));
  }
`

/** The control and its text in one row; the whole row can be pressed. */
export const choiceRow = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--ph-space-2);
  min-height: var(--ph-size-control);
  cursor: pointer;

  &[data-disabled] {
    color: var(--ph-color-faint);
    cursor: not-allowed;
  }
  &[data-readonly] {
    cursor: default;
  }
`
