import { codeOn, type InvalidLabel, type Label, localHour, readLabel } from '@org/api/stock'
import { lookedUpCode } from '#shared/scanner/looked-up-code.ts'
import { scannerTexts } from '#shared/scanner/texts.ts'

/** Today in the centres' time zone, `YYYY-MM-DD`. */
export const today = (): string => localHour(Math.floor(Date.now() / 1000)).date

/** A label with its code. */
export interface ReadScan {
  /** The code as shown. */
  code: string
  /** The text by which the server finds the product. */
  lookup: string
  label: Exclude<Label, InvalidLabel>
}

/** Parses a scanned text. Returns the code in it, or the reason why it has none, in French. */
export function readScan(text: string, separator: string | null): ReadScan | { error: string } {
  const label = readLabel(text, { separator: separator ?? undefined, today: today() })
  if (label.kind === 'invalid') return { error: scannerTexts.invalidLabel[label.reason] }
  return { code: codeOn(label), lookup: lookedUpCode(text, label), label }
}
