import { formatCode } from './number-format.ts'
import { parseXml } from './parse-xml.ts'
import type { Pause } from './pause.ts'

/** Reads the number format of each cell style of a workbook: its code, by the style's index. */
export async function readFormats(pieces: readonly Uint8Array[], pause: Pause): Promise<string[]> {
  const own = new Map<number, string>()
  const ids: number[] = []
  let isCell = false
  await parseXml(
    pieces,
    {
      open(name, { numFmtId, formatCode: code }) {
        if (name === 'cellXfs') isCell = true
        if (name === 'numFmt' && code !== undefined) own.set(Number(numFmtId), code)
        if (name === 'xf' && isCell) ids.push(Number(numFmtId ?? 0))
      },
      close(name) {
        if (name === 'cellXfs') isCell = false
      },
    },
    pause,
  )
  return ids.map((id) => formatCode(id, own))
}
