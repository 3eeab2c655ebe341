import { css } from 'styled-components'

/** The appearance of short text next to a control. */
export const bubbleFace = css`
  max-width: 280px;
  padding: 4px 8px;
  border-radius: var(--ph-radius-control);
  background: var(--ph-color-text);
  color: var(--ph-color-canvas);
  box-shadow: var(--ph-shadow-float);
  font-family: var(--ph-font-sans);
  font-size: var(--ph-text-small);
  line-height: 1.4;
  pointer-events: none;
`
