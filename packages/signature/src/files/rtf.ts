import { htmlTokens } from './html-tokens.ts'
import { inheritStyle, plainStyle, type TextStyle } from './rtf-style.ts'
import { RtfWriter } from './rtf-writer.ts'

const breaksLine = new Set(['br', 'div', 'p', 'table', 'tr'])
const cells = new Set(['td', 'th'])
const empty = new Set(['br', 'hr', 'img', 'wbr'])

/**
 * Converts a rendered signature to Rich Text Format: its lines with weight, color, size and links.
 * Images are left out, since Outlook would send them as attachments; a linked image becomes a link
 * with its alternative text.
 */
export function signatureRtf(html: string): string {
  const writer = new RtfWriter()
  const open: { tag: string; style: TextStyle }[] = []
  let link: string | undefined
  for (const token of htmlTokens(html)) {
    const style = open.at(-1)?.style ?? plainStyle
    if (token.kind === 'text') {
      writer.write(token.text, style, link)
      continue
    }
    if (breaksLine.has(token.tag)) writer.breakLine()
    else if (cells.has(token.tag)) writer.space()
    if (token.kind === 'close') {
      const opened = open.findLastIndex((entry) => entry.tag === token.tag)
      if (opened >= 0) open.length = opened
      if (token.tag === 'a') link = undefined
      continue
    }
    if (token.tag === 'a') link = token.attributes.get('href')
    if (token.tag === 'img' && link !== undefined) {
      writer.write(token.attributes.get('alt') ?? '', style, link)
    }
    if (!empty.has(token.tag)) {
      const css = token.attributes.get('style') ?? ''
      open.push({ tag: token.tag, style: inheritStyle(style, token.tag, css) })
    }
  }
  return writer.toString()
}
