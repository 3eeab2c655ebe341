/**
 * A piece of a signature's HTML with its source; comments, conditional ones included, leave none.
 */
export type HtmlToken = { source: string } & (
  | { kind: 'open'; tag: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'close'; tag: string }
  | { kind: 'text'; text: string }
)

const piece = /<!--[\s\S]*?-->|<![^>]*>|<(\/?)([a-z][^\s/>]*)((?:[^">]|"[^"]*")*)>|[^<]+/gi
const attribute = /([^\s="/]+)(?:="([^"]*)")?/g
const reference = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos|nbsp));/gi
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/**
 * Reads HTML as this package writes it: well-formed, attributes in double quotes. It is no parser
 * for HTML from elsewhere.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  for (const [source, slash, name, rest] of html.matchAll(piece)) {
    const tag = name?.toLowerCase()
    if (tag !== undefined && slash === '/') yield { kind: 'close', source, tag }
    else if (tag !== undefined)
      yield { kind: 'open', source, tag, attributes: readAttributes(rest ?? '') }
    else if (!source.startsWith('<')) yield { kind: 'text', source, text: decode(source) }
  }
}

function readAttributes(source: string): Map<string, string> {
  const entries = [...source.matchAll(attribute)]
  return new Map(entries.map(([, key = '', value = '']) => [key.toLowerCase(), decode(value)]))
}

function decode(text: string): string {
  return text.replace(reference, (_whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? ''
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd'
  })
}
