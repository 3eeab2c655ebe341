import { htmlTokens } from '../files/html-tokens.ts'
import { readDeclarations } from './declarations.ts'

/** What HTML uses, in the form `kind name`: `element table`, `property border-radius`, `image svg`. */
export function usedFeatures(html: string): Set<string> {
  const used = new Set<string>()
  if (html.includes('<!--')) used.add('comment <!--')
  for (const token of htmlTokens(html)) {
    if (token.kind !== 'open') continue
    used.add(`element ${token.tag}`)
    for (const [name, value] of token.attributes) {
      used.add(`attribute ${name}`)
      if (name === 'src') addImage(used, value)
      if (name === 'href') addLink(used, value)
      if (name === 'style') addStyle(used, value)
    }
  }
  return used
}

function addImage(used: Set<string>, address: string): void {
  const inline = /^data:image\/(?:x-)?([a-z]+)/i.exec(address)?.[1]
  const extension = /\.([a-z0-9]+)$/i.exec(address.split(/[?#]/, 1)[0] ?? '')?.[1]
  if (inline) used.add('image data:')
  const format = inline ?? extension
  if (format) used.add(`image ${format.toLowerCase()}`)
}

function addLink(used: Set<string>, address: string): void {
  if (address.startsWith('#')) used.add('link #')
  if (/^mailto:/i.test(address)) used.add('link mailto:')
}

function addStyle(used: Set<string>, style: string): void {
  for (const [property, value] of readDeclarations(style)) {
    used.add(`property ${property}`)
    const box = /^(border|margin|padding)-(?:top|right|bottom|left)/.exec(property)?.[1]
    if (box) used.add(`property ${box}`)
    used.add(`declaration ${property}:${value}`)
    for (const [, name = ''] of value.matchAll(/([a-z-]+)\(/g)) used.add(`function ${name}`)
    for (const [, unit = ''] of value.matchAll(/\d(%|[a-z]+)/g)) used.add(`unit ${unit}`)
    for (const [word] of value.matchAll(/!?[a-z-]+/g)) used.add(`keyword ${word}`)
  }
}
