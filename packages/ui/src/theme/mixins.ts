/** Keyboard focus: a two-pixel accent ring with a gap of two pixels. */
export const focusRing = `
  outline: 2px solid var(--ph-color-accent);
  outline-offset: 2px;
`

/** Visible only to screen readers. */
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

/** Truncates a single line with an ellipsis if it is too long. */
export const ellipsis = `
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
