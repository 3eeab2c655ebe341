const sample = 'mmmmmmmmmmlliWQ@1'
const genericFamilies = ['monospace', 'serif', 'sans-serif']

/**
 * Whether this computer has a font. The check measures a text in the font with each generic family
 * as fallback. The width equals that of the fallback if the font is missing, and differs for at
 * least one fallback if it is installed.
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
