import { htmlTokens } from '../files/html-tokens.ts'
import { readDeclarations } from './declarations.ts'

/**
 * Lists the features that HTML uses, in the form `kind name`: `element table`, `property
 * border-radius`, `image svg`.
 */
export function usedFeatures(html: string): Set<string> {
  const used = new Set<string>()
  const add = (uses: readonly string[]) => uses.forEach((use) => used.add(use))
  if (html.includes('<!--')) used.add('comment <!--')
  for (const token of htmlTokens(html)) {
    if (token.kind !== 'open') continue
    used.add(`element ${token.tag}`)
    for (const [name, value] of token.attributes) {
      add([`attribute ${name}`, ...addressUses(name, value)])
      if (name !== 'style') continue
      for (const [property, setting] of readDeclarations(value)) {
        add(declarationUses(property, setting))
      }
    }
  }
  return used
}

/**
 * Lists the features used by an attribute that contains an address: an image format or a kind of
 * link.
 */
export function addressUses(attribute: string, value: string): string[] {
  if (attribute === 'src') return imageUses(value)
  if (attribute !== 'href') return []
  if (value.startsWith('#')) return ['link #']
  return /^mailto:/i.test(value) ? ['link mailto:'] : []
}

function imageUses(address: string): string[] {
  const inline = /^data:image\/(?:x-)?([a-z]+)/i.exec(address)?.[1]
  const extension = /\.([a-z0-9]+)$/i.exec(address.split(/[?#]/, 1)[0] ?? '')?.[1]
  const format = inline ?? extension
  return [
    ...(inline === undefined ? [] : ['image data:']),
    ...(format === undefined ? [] : [`image ${format.toLowerCase()}`]),
  ]
}

/** Lists the features that a declaration uses. Both arguments must be in lower case. */
export function declarationUses(property: string, value: string): string[] {
  const box = /^(border|margin|padding)-(?:top|right|bottom|left)/.exec(property)?.[1]
  return [
    `property ${property}`,
    ...(box === undefined ? [] : [`property ${box}`]),
    `declaration ${property}:${value}`,
    ...[...value.matchAll(/[a-z-]+\(?/g)]
      .filter(([word]) => word.endsWith('('))
      .map(([word]) => `function ${word.slice(0, -1)}`),
    ...[...value.matchAll(/\d(%|[a-z]+)/g)].map(([, unit = '']) => `unit ${unit}`),
    ...[...value.matchAll(/!?[a-z-]+/g)].map(([word]) => `keyword ${word}`),
  ]
}
