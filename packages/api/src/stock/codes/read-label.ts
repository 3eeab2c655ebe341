import { splitCarrier } from './carrier.ts'
import { evidenceIn } from './evidence.ts'
import { gtinOf } from './gtin.ts'
import { type Gs1Label, invalid, type InvalidLabel, type Label, type PartLabel } from './label.ts'
import { readFields } from './read-fields.ts'
import { readHibc } from './read-hibc.ts'
import { readLink } from './read-link.ts'
import { isPrinted, readPrinted } from './read-printed.ts'
import { fnc1, isSeparator } from './separator.ts'
import { tidyCode } from './tidy-code.ts'

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

/** What scanners send for FNC1 if they are set to send its name. */
const nameOfFnc1 = /\{(?:GS|FNC1)\}|\[(?:GS|FNC1)\]/i

/**
 * Reads what a scanner, a camera or a person entered. It never guesses a lot or an expiry date: if
 * they are not certain, the person must type them, or the label is rejected. Text that is neither
 * GS1 nor HIBC is a plain code. Takes linear time and never throws.
 */
export function readLabel(text: string, options: ReadLabelOptions): Label {
  if (text.length > longestLabel) return invalid('too-long')
  const { carrier, content: carried } = splitCarrier(tidyCode(text))
  const content = tidyCode(carried)
  if (content === '') return invalid('empty')
  const elements = withFnc1(content, options)
  if (nameOfFnc1.test(elements)) return invalid('separator')
  if (carrier === 'fields') return withCode(readElements(elements, options), content)
  const gtin = gtinOf(content)
  if (gtin !== null) return { kind: 'gs1', gtin, needsLotAndExpiry: false }
  if (carrier === 'gtin') return invalid(/^\d+$/.test(content) ? 'check-digit' : 'characters')
  const other = readHibc(content, options.today) ?? readLink(content, options.today)
  if (other) return other
  const label = readElements(elements, options)
  const isMeant =
    label.kind === 'gs1' ||
    (label.kind === 'part' ? provesPart(elements, options.today) : isIntended(elements, label))
  return isMeant ? withCode(label, content) : { kind: 'plain', code: content }
}

/** Whether even an invalid text was certainly meant as GS1. */
const isIntended = (elements: string, { reason }: InvalidLabel) =>
  reason === 'ambiguous' ||
  elements.startsWith(fnc1) ||
  startsWithGtin.test(elements.replaceAll(/\s/g, ''))

/** Whether valid fields without a GTIN are certainly a label rather than a company's own code. */
const provesPart = (elements: string, today: string) =>
  elements.includes(fnc1) ||
  isPrinted(elements) ||
  evidenceIn(elements.replaceAll(/\s/g, ''), today) === 'part'

function withCode(label: Gs1Label | PartLabel | InvalidLabel, code: string): Label {
  return label.kind === 'part' ? { ...label, code } : label
}

function withFnc1(content: string, { separator = '' }: ReadLabelOptions): string {
  return isSeparator(separator) ? content.replaceAll(separator, fnc1) : content
}

function readElements(
  text: string,
  { separator = '', today }: ReadLabelOptions,
): Gs1Label | PartLabel | InvalidLabel {
  const sendsFnc1 = isSeparator(separator)
  return isPrinted(text) ? readPrinted(text, today) : readFields(text, { sendsFnc1, today })
}
