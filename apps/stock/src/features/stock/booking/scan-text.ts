import { codeOn, type InvalidLabel, type Label, localHour, readLabel } from '@org/api/stock'
import { scannerTexts } from '#shared/scanner/texts.ts'

/** Today in the centres' time zone, `YYYY-MM-DD`. */
export const today = (): string => localHour(Math.floor(Date.now() / 1000)).date

/** A code to look up, with the label that it is from. */
export interface ReadScan {
  code: string
  label: Exclude<Label, InvalidLabel>
}

/** Reads a scanned text: the code in it, or why it has none, in French. */
export function readScan(text: string, separator: string | null): ReadScan | { error: string } {
  const label = readLabel(text, { separator: separator ?? undefined, today: today() })
  if (label.kind === 'invalid') return { error: scannerTexts.invalidLabel[label.reason] }
  return { code: codeOn(label), label }
}
