import { Parser } from 'htmlparser2'
import type { Pause } from './pause.ts'

/** What happens in a document; names come without their prefix. */
export interface XmlHandlers {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const step = 64 * 1024

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

/** Walks through an XML document. Entities of its own are never resolved, so they cannot grow. */
export async function parseXml(
  pieces: readonly Uint8Array[],
  { open, text, close }: XmlHandlers,
  pause: Pause,
): Promise<void> {
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open?.(withoutPrefix(name), attributes),
      ontext: (part) => text?.(part),
      onclosetag: (name) => close?.(withoutPrefix(name)),
    },
    { xmlMode: true },
  )
  const decoder = new TextDecoder(isUtf16(pieces[0]) ? 'utf-16le' : 'utf-8')
  for (const piece of pieces) {
    for (let at = 0; at < piece.length; at += step) {
      parser.write(decoder.decode(piece.subarray(at, at + step), { stream: true }))
      await pause()
    }
  }
  parser.write(decoder.decode())
  parser.end()
}

const isUtf16 = (piece: Uint8Array | undefined) => piece?.[0] === 0xff && piece[1] === 0xfe
