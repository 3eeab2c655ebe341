/** Keyboard focus: a two-pixel accent ring with two pixels of air. */
export const focusRing = `
  outline: 2px solid var(--ph-color-accent);
  outline-offset: 2px;
`

/** Present for screen readers, without a place on the screen. */
export const visuallyHidden = `
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`

/** One line that ends in an ellipsis where room is short. */
export const ellipsis = `
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
