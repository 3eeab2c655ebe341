import { cellCharacters, importColumns, importRows } from './limits.ts'
import { parseXml } from './parse-xml.ts'
import type { Pause } from './pause.ts'
import { refusals } from './refusals.ts'

const most = importRows * importColumns

/**
 * The texts that cells refer to by their number. Signs of pronunciation beside them are left out. Of
 * one that is too long for a cell no more is kept than shows it.
 */
export async function readSharedStrings(
  pieces: readonly Uint8Array[],
  pause: Pause,
): Promise<string[]> {
  const strings: string[] = []
  let current = ''
  let isText = false
  let isPhonetic = false
  await parseXml(
    pieces,
    {
      open(name) {
        if (name === 'si') current = ''
        if (name === 'rPh') isPhonetic = true
        if (name === 't') isText = !isPhonetic
      },
      text(part) {
        if (isText) current = joined(current, part)
      },
      close(name) {
        if (name === 't') isText = false
        if (name === 'rPh') isPhonetic = false
        if (name !== 'si') return
        if (strings.length >= most) throw refusals.rows(importRows)
        strings.push(unescaped(current))
      },
    },
    pause,
  )
  return strings
}

/** Characters of a cell as a workbook writes them, at most: an escaped one takes seven. */
const writtenCharacters = 7 * (cellCharacters + 1)

/** The text of a cell with another part of it; what makes it far too long is left out. */
export const joined = (text: string, part: string): string =>
  text.length > writtenCharacters ? text : text + part.slice(0, writtenCharacters + 1)

/** `_x000D_` stands for a character that XML does not hold (ECMA-376, part 1, 22.9.2.19). */
export const unescaped = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
