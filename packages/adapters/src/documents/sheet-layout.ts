/** The area of an A4 page that has content, in points. The footer is below it. */
export const left = 48
export const right = 595.28 - left
export const width = right - left
export const top = 48
export const bottom = 841.89 - 68

/** The colors of the products' theme in light mode. */
export const colors = {
  text: '#131a2b',
  muted: '#4a546b',
  border: '#c6cddb',
  soft: '#f0f2f8',
  accent: '#2f4be0',
} as const
