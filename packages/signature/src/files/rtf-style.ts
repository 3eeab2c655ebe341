/** The text style that is read from inline CSS and written to RTF. */
export interface TextStyle {
  bold: boolean
  italic: boolean
  /** Hex, six digits, or empty. */
  color: string
  /** CSS pixels. */
  size: number
  family: string
}

export const plainStyle: TextStyle = {
  bold: false,
  italic: false,
  color: '',
  size: 14,
  family: '',
}

/**
 * Returns the style of a nested element, from its parent's style, its tag and its `style`
 * attribute.
 */
export function inheritStyle(parent: TextStyle, tag: string, css: string): TextStyle {
  const style: TextStyle = { ...parent }
  if (tag === 'b' || tag === 'strong') style.bold = true
  if (tag === 'i' || tag === 'em') style.italic = true
  for (const declaration of css.split(';')) {
    const colon = declaration.indexOf(':')
    const value = declaration.slice(colon + 1).trim()
    switch (declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase()) {
      case 'font-weight':
        style.bold = value === 'bold' || Number(value) >= 600
        break
      case 'font-style':
        style.italic = value === 'italic'
        break
      case 'color':
        style.color = sixDigits(value) ?? style.color
        break
      case 'font-size':
        style.size = Number.parseFloat(value) || style.size
        break
      case 'font-family':
        style.family = firstFamily(value) || style.family
        break
    }
  }
  return style
}

function sixDigits(color: string): string | undefined {
  const hex = /^#([\da-f]{6}|[\da-f]{3})$/i.exec(color)?.[1]
  return hex?.length === 3 ? hex.replace(/./g, '$&$&') : hex
}

function firstFamily(list: string): string {
  return (list.split(',')[0] ?? '').replace(/[^\p{L}\p{N} -]/gu, '').trim()
}
