import { keyframes, styled } from 'styled-components'
import { below, from } from '../../theme/media.ts'
import { ellipsis, focusRing, visuallyHidden } from '../../theme/mixins.ts'
import { cards } from './cards.styles.ts'
import { checkbox } from './checkbox.styles.ts'
import { columns, headHeight } from './columns.styles.ts'

/**
 * The box around the grid. It is as high as its rows, so that the headings stick to the page. It
 * scrolls only if the columns need more width or a height is set.
 */
export const Scroller = styled.div`
  position: relative;
  min-width: 0;

  &[data-fixed],
  &[data-overflows] {
    /* Headings stick to the top of this box: the page's fixed elements do not cover them here. */
    --ph-table-top: 0px;
    overflow: auto;
    overscroll-behavior-x: contain;
  }
  ${from('tablet')} {
    &[data-overflows]:not([data-fixed]) {
      max-height: 85dvh;
    }
  }
`

/**
 * Contains the styles of all cells, which are plain elements because a table has hundreds of them.
 */
export const Grid = styled.table`
  border-spacing: 0;
  /* Tabular figures suit columns of numbers; in texts they space out hyphens and dots. */
  font-variant-numeric: normal;
  background: var(--ph-color-surface);

  &:focus-visible {
    ${focusRing}
  }
  [aria-colindex] {
    background: inherit;

    &:focus {
      outline: none;
    }
    &:focus-visible {
      ${focusRing}
      outline-offset: -2px;
    }
  }
  [role='rowheader'] {
    font-weight: var(--ph-weight-medium);
    text-align: start;
  }
  [data-align='end'],
  [data-figures] {
    font-variant-numeric: tabular-nums;
  }
  [data-align='end'] {
    justify-content: flex-end;
    text-align: end;
  }
  ${checkbox}

  [data-part='title'] {
    ${ellipsis}
    display: inline-flex;
    align-items: center;
    gap: var(--ph-space-1);
    min-width: 0;
    font-size: var(--ph-text-small);
    font-weight: var(--ph-weight-medium);
    line-height: 20px;
    white-space: nowrap;
  }
  button[data-part='title'] {
    min-height: var(--ph-size-control);
    margin: 0 calc(-1 * var(--ph-space-1));
    padding: 0 var(--ph-space-1);
    border: 0;
    border-radius: var(--ph-radius-control);
    background: none;
    color: inherit;
    cursor: pointer;

    &:hover {
      color: var(--ph-color-text);
    }
    svg {
      flex: none;
      opacity: 0.6;
    }
    small {
      font-size: 11px;
      line-height: 16px;
    }
  }
  [data-sorted] {
    color: var(--ph-color-text);

    button svg {
      opacity: 1;
    }
  }
  [data-part='head'] {
    color: var(--ph-color-muted);
  }
  [data-virtual] {
    position: relative;

    > [role='row'] {
      position: absolute;
      top: 0;
      left: 0;
      width: 100%;
      contain: layout paint style;
    }
  }
  &[data-row-links] [data-part='body'] > [role='row']:has(a[href]) {
    cursor: pointer;
  }
  [data-part='resize'] {
    display: none;
  }

  ${from('tablet')} {
    &:where(:not([data-cards])) {
      ${columns}
    }
    &[data-cards] {
      ${cards}
    }
  }
  ${below('tablet')} {
    ${cards}
  }
`

const glide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(400%); }
`

/** A progress line above the rows while newer ones are loading. */
export const Progress = styled.div`
  position: absolute;
  inset: ${headHeight} 0 auto;
  z-index: 4;
  height: 2px;
  overflow: hidden;
  background: var(--ph-color-accent-soft);

  &::after {
    display: block;
    width: 25%;
    height: 100%;
    background: var(--ph-color-accent);
    animation: ${glide} 1.2s var(--ph-motion-ease) infinite;
    content: '';
  }
  @media (prefers-reduced-motion: reduce) {
    &::after {
      width: 100%;
      animation: none;
    }
  }
`

export const Found = styled.div`
  ${visuallyHidden}
`
