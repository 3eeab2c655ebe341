import { Parser } from 'htmlparser2'
import type { Pause } from './pause.ts'
import { refusals } from './refusals.ts'

/** Handlers of parser events; element names come without their prefix. */
export interface XmlHandlers {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const step = 64 * 1024

/**
 * Limits that no spreadsheet program exceeds: the nesting depth, the number of attributes of an
 * element, and the number of chunks of `step` bytes that one tag or comment may span. They bound
 * the memory that the parser uses for open elements and unfinished tags.
 */
const most = { depth: 200, attributes: 1000, stepsOfTag: 16 }

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * Parses an XML document. Entities that the document defines are never expanded, so a small
 * document cannot become a huge one. Throws MEDIA_TYPE beyond the limits above.
 */
export async function parseXml(
  pieces: readonly Uint8Array[],
  { open, text, close }: XmlHandlers,
  pause: Pause,
): Promise<void> {
  let depth = 0
  let attributes = 0
  let stepsOfTag = 0
  const check = (isTooMuch: boolean) => {
    if (isTooMuch) throw refusals.damaged()
  }
  const parser = new Parser(
    {
      onattribute: () => check((attributes += 1) > most.attributes),
      onopentag(name, values) {
        attributes = 0
        check((depth += 1) > most.depth)
        open?.(withoutPrefix(name), values)
      },
      ontext: (part) => text?.(part),
      onclosetag(name) {
        depth -= 1
        close?.(withoutPrefix(name))
      },
    },
    { xmlMode: true },
  )
  const decoder = new TextDecoder(isUtf16(pieces[0]) ? 'utf-16le' : 'utf-8')
  for (const piece of pieces) {
    for (let at = 0; at < piece.length; at += step) {
      const before = parser.endIndex
      parser.write(decoder.decode(piece.subarray(at, at + step), { stream: true }))
      stepsOfTag = parser.endIndex === before ? stepsOfTag + 1 : 0
      check(stepsOfTag > most.stepsOfTag)
      await pause()
    }
  }
  parser.write(decoder.decode())
  parser.end()
}

const isUtf16 = (piece: Uint8Array | undefined) => piece?.[0] === 0xff && piece[1] === 0xfe
