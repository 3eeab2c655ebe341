const sample = 'mmmmmmmmmmlliWQ@1'
const genericFamilies = ['monospace', 'serif', 'sans-serif']

/**
 * Whether this computer has a font: text in it is then wider or narrower than in at least one of the
 * generic families that replace it otherwise.
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
