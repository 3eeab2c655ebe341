import { css, styled } from 'styled-components'
import { focusRing, visuallyHidden } from '../../theme/mixins.ts'

export const Whole = styled.div`
  container-type: inline-size;
  position: relative;
  /* Otherwise the page would scroll with a moved entry, away from the pointer on its button. */
  overflow-anchor: none;
`

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--ph-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Content = styled.div`
  grid-area: content;
  align-content: center;
  min-width: 0;
  min-height: var(--ph-size-control);
`

/** The details of an entry: below its row, at full width. */
export const Details = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`

/** Puts the handle and the buttons above the contents. */
const stacked = css`
  &:has(${Content} :is(input, textarea, select)) {
    grid-template:
      'handle . actions' auto
      'content content content' auto / auto 1fr auto;
    row-gap: var(--ph-space-1);
    padding: var(--ph-space-1) var(--ph-space-2) var(--ph-space-2);
  }
`

/**
 * Handle, contents and buttons in a row, unless that makes fields too narrow. A single short field
 * still fits next to the smaller buttons shown for a mouse.
 */
export const Entry = styled.li<{ $isLifted: boolean; $isInline: boolean }>`
  position: relative;
  z-index: ${(props) => (props.$isLifted ? 1 : 'auto')};
  display: grid;
  grid-template: 'handle content actions' auto / auto minmax(0, 1fr) auto;
  align-items: start;
  column-gap: 2px;
  padding: var(--ph-space-2) var(--ph-space-1);
  border: 1px solid var(--ph-color-border);
  border-radius: var(--ph-radius-card);
  background: var(--ph-color-surface);
  box-shadow: ${(props) => (props.$isLifted ? 'var(--ph-shadow-float)' : 'none')};

  @container (max-width: 400px) {
    ${(props) => !props.$isInline && stacked}

    @media (pointer: coarse) {
      ${stacked}
    }
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none !important;
  }
`

export const Handle = styled.button`
  grid-area: handle;
  display: grid;
  place-items: center;
  width: 28px;
  height: var(--ph-size-control);
  padding: 0;
  border: 0;
  border-radius: var(--ph-radius-control);
  background: none;
  color: var(--ph-color-faint);
  cursor: grab;
  touch-action: none;

  &:hover {
    background: var(--ph-color-hover);
  }
  &:focus-visible {
    ${focusRing}
  }
  &:active {
    cursor: grabbing;
  }
  &:disabled {
    visibility: hidden;
  }
  @media (pointer: coarse) {
    width: var(--ph-size-touch);
  }
`

export const Actions = styled.div`
  grid-area: actions;
  display: flex;

  button {
    width: 30px;
    color: var(--ph-color-muted);
  }
  @media (pointer: coarse) {
    button {
      width: var(--ph-size-touch);
    }
  }
`

export const LiveRegion = styled.output`
  ${visuallyHidden}
`
