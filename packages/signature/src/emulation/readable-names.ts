/**
 * Readable names of features by their name on caniemail.com. Features that are not listed keep that
 * name.
 */
const names: Readonly<Record<string, string>> = {
  'background-image': 'Background picture',
  'Base 64 image format': 'Embedded picture',
  'border-radius': 'Rounded corners',
  'border-spacing': 'Space between cells',
  'box-shadow': 'Shadow',
  'class attribute': 'Class',
  'display:flex': 'Flexible columns',
  'display:grid': 'Grid',
  'Embedded <svg> image': 'Drawing (SVG)',
  float: 'Text flowing around',
  'height property': 'Fixed height',
  'id attribute': 'Anchor',
  'linear-gradient()': 'Color gradient',
  margin: 'Automatic margin',
  'max-width': 'Greatest width',
  opacity: 'Transparency',
  padding: 'Inner space',
  position: 'Free position',
  'radial-gradient()': 'Color gradient',
  'role attribute': 'Role for screen readers',
  'style attribute': 'All styles of an element',
  'SVG image format': 'SVG picture',
  'aria-label attribute': 'Name for screen readers',
  'target attribute': 'Link in a new window',
  'text-shadow': 'Shadow of text',
  transform: 'Turned or scaled part',
  'webP image format': 'WebP picture',
  'white-space': 'Line breaks kept',
  'word-break': 'Breaks in long words',
  'width property': 'Width by style',
}

/** Returns the readable name of a caniemail.com feature. */
export const readableName = (feature: string): string => names[feature] ?? feature
