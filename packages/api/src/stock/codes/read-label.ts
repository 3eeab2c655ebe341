import { splitCarrier } from './carrier.ts'
import { gtinOf } from './gtin.ts'
import { type Gs1Label, invalid, type InvalidLabel, type Label } from './label.ts'
import { readFields } from './read-fields.ts'
import { readLink } from './read-link.ts'
import { isPrinted, readPrinted } from './read-printed.ts'
import { fnc1, isSeparator } from './separator.ts'

/** Maximum length of a label, in characters; real ones are much shorter. */
const longestLabel = 200

export interface ReadLabelOptions {
  /**
   * The text that this scanner is known to send for FNC1, such as character 29 from the camera.
   * Without this option, character 29 is still recognised, but a text that does not contain it may
   * have lost FNC1. A value that `isSeparator` rejects is ignored.
   */
  separator?: string | undefined
  /** Today's date as YYYY-MM-DD; it decides the century of dates. */
  today: string
}

/**
 * Matches a GTIN at the start, which shows that a text is meant as GS1, even if the rest is
 * invalid.
 */
const startsWithGtin = /^(?:0[12]\d{14}|\(0[12]\))/

/**
 * Reads what a scanner, a camera or a person entered. It never guesses a lot or an expiry date: if
 * they are not certain, the person must type them, or the label is rejected. Text that is not GS1
 * is a plain code. Takes linear time and never throws.
 */
export function readLabel(text: string, options: ReadLabelOptions): Label {
  if (text.length > longestLabel) return invalid('too-long')
  const { carrier, content } = splitCarrier(text.trim())
  if (content === '') return invalid('empty')
  if (carrier === 'fields') return readElements(content, options)
  const gtin = gtinOf(content)
  if (gtin !== null) return { kind: 'gs1', gtin, needsLotAndExpiry: false }
  if (carrier === 'gtin') return invalid(/^\d+$/.test(content) ? 'check-digit' : 'characters')
  const link = readLink(content, options.today)
  if (link) return link
  const label = readElements(content, options)
  const isMeant = content.startsWith(fnc1) || startsWithGtin.test(content.replaceAll(/\s/g, ''))
  return label.kind === 'gs1' || isMeant ? label : { kind: 'plain', code: content }
}

function readElements(
  content: string,
  { separator = '', today }: ReadLabelOptions,
): Gs1Label | InvalidLabel {
  const sendsFnc1 = isSeparator(separator)
  const text = sendsFnc1 ? content.replaceAll(separator, fnc1) : content
  return isPrinted(text) ? readPrinted(text, today) : readFields(text, { sendsFnc1, today })
}
