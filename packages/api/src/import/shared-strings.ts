import { cellCharacters, importColumns, importRows } from './limits.ts'
import { parseXml } from './parse-xml.ts'
import type { Pause } from './pause.ts'
import { refusals } from './refusals.ts'

const most = importRows * importColumns

/**
 * Reads the strings that cells refer to by index, without phonetic text. Strings that are too long
 * for a cell are cut, but stay long enough to be detected as too long.
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

/** Maximum length of a cell's text in the XML, where one escaped character can take seven. */
const writtenCharacters = 7 * (cellCharacters + 1)

/** Appends a part to the text of a cell. Text far beyond the limit is dropped. */
export const joined = (text: string, part: string): string =>
  text.length > writtenCharacters ? text : text + part.slice(0, writtenCharacters + 1)

/**
 * Decodes escapes like `_x000D_`, which stand for characters that XML cannot contain (ECMA-376,
 * part 1, 22.9.2.19).
 */
export const unescaped = (text: string): string =>
  text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
