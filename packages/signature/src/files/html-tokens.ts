/**
 * A token of a signature's HTML with its source; comments, including conditional ones, yield no
 * tokens.
 */
export type HtmlToken = { source: string } & (
  | { kind: 'open'; tag: string; attributes: ReadonlyMap<string, string> }
  | { kind: 'close'; tag: string }
  | { kind: 'text'; text: string }
)

const tagAt = /<(\/?)([a-z][^\s/<>]*)((?:[\s/](?:[^"<>]|"[^"]*")*)?)>/iy
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
 * Tokenizes HTML as this package writes it: well-formed, attributes in double quotes. Not a parser
 * for other HTML.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  for (let at = 0; at < html.length;) {
    if (html[at] !== '<') {
      const source = html.slice(at, endOf(html, '<', at, 0))
      yield { kind: 'text', source, text: decode(source) }
      at += source.length
    } else if (html.startsWith('<!', at)) {
      at = html.startsWith('<!--', at) ? endOf(html, '-->', at, 3) : endOf(html, '>', at, 1)
    } else {
      tagAt.lastIndex = at
      const [source, slash, name = '', rest = ''] = tagAt.exec(html) ?? []
      const tag = name.toLowerCase()
      if (source !== undefined && slash === '/') yield { kind: 'close', source, tag }
      else if (source !== undefined)
        yield { kind: 'open', source, tag, attributes: readAttributes(rest) }
      at += source?.length ?? 1
    }
  }
}

/**
 * Returns the index `length` characters after the start of the next `delimiter`; the end of the
 * HTML if there is none.
 */
function endOf(html: string, delimiter: string, from: number, length: number): number {
  const at = html.indexOf(delimiter, from)
  return at < 0 ? html.length : at + length
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
