const sample = 'mmmmmmmmmmlliWQ@1'
const genericFamilies = ['monospace', 'serif', 'sans-serif']

/**
 * Whether this computer has a font. If it does, the width of a text differs from that in at least
 * one generic family; a missing font is replaced by the generic family, with the same width.
 */
export function isFontInstalled(family: string): boolean {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return true
  const widthIn = (font: string) => {
    context.font = `72px ${font}`
    return context.measureText(sample).width
  }
  return genericFamilies.some((generic) => widthIn(`'${family}', ${generic}`) !== widthIn(generic))
}
