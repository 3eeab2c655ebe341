import { below, ellipsis, focusRing, visuallyHidden } from '@org/ui/theme'
import { styled } from 'styled-components'

/** The button in a cell that opens the cell for correction. */
export const CellButton = styled.button`
  display: grid;
  width: calc(100% + 2 * var(--ph-space-2));
  min-width: 0;
  min-height: 36px;
  align-content: center;
  /* The text is aligned with its heading; the frame extends around it. */
  margin: 0 calc(-1 * var(--ph-space-2));
  padding: 0 calc(var(--ph-space-2) - 1px);
  border: 1px solid transparent;
  border-radius: var(--ph-radius-control);
  background: none;
  color: inherit;
  font: inherit;
  line-height: 18px;
  text-align: start;
  cursor: text;

  &:hover {
    border-color: var(--ph-color-border-control);
  }
  &:focus-visible {
    ${focusRing}
  }
  > span,
  > small {
    ${ellipsis}
  }
  > small {
    color: var(--ph-color-danger);
    font-size: 12px;
    line-height: 14px;
  }
  /* The rows are 48 px high, so an error with a reason is set closer. */
  &:has(> small + small) > * {
    line-height: 13px;
  }

  /* Cards are as tall as their content, since phones cannot hover to read more. */
  ${below('tablet')} {
    > span,
    > small {
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }
`

export const HiddenText = styled.span`
  && {
    ${visuallyHidden}
  }
`

export const Faint = styled.span`
  color: var(--ph-color-faint);
`

/** A running import on one line. It is not a live region, since its numbers change all the time. */
export const Notice = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--ph-space-2) var(--ph-space-4);
  padding: var(--ph-space-3) var(--ph-space-4);
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-card);
  background: var(--ph-color-surface);

  p {
    margin: 0;
    color: var(--ph-color-muted);
    font-size: var(--ph-text-small);
  }
`

/** Describes the effect of a checkbox, below the checkbox's label. */
export const UnderLabel = styled.p`
  margin: var(--ph-space-1) 0 0;
  padding-inline-start: 26px;
  font-size: var(--ph-text-small);
  font-weight: var(--ph-weight-medium);

  &:empty {
    margin: 0;
  }
`

export const DoubtList = styled.ul`
  display: grid;
  gap: var(--ph-space-3);
  margin: 0;
  padding-inline-start: var(--ph-space-4);

  > li > div {
    justify-content: start;
    margin-top: var(--ph-space-2);
  }
`
