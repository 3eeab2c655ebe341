import { countReadings } from './count-readings.ts'
import { type Element, isElement, splitElements } from './elements.ts'
import { identifiers } from './identifiers.ts'
import { evidenceIn } from './evidence.ts'
import { type Gs1Label, invalid, type InvalidLabel, type PartLabel } from './label.ts'
import { labelDate } from './label-date.ts'
import { labelOf } from './label-of.ts'
import { fnc1 } from './separator.ts'

/**
 * Reads the fields of a GS1 bar code. In three cases, only the fields before the first one of
 * variable length are certain. First, a text without FNC1 that can be split in several ways, because
 * FNC1 may have been lost; this does not apply if the scanner is known to send it (`sendsFnc1`).
 * Second, a text with spaces, which GS1 does not allow, so it was typed or changed. Third, a label
 * without an expiry date, but with one hidden inside another field, so it was probably printed
 * without FNC1.
 */
export function readFields(
  text: string,
  { sendsFnc1, today }: { sendsFnc1: boolean; today: string },
): Gs1Label | PartLabel | InvalidLabel {
  const compact = text.replaceAll(/\s/g, '')
  const isTyped = compact !== text
  const found = [...splitElements(compact, today)]
  const elements = found.filter(isElement)
  const isComplete = elements.length === found.length
  const label = labelOf(found, today)
  if (!isTyped && (sendsFnc1 || compact.includes(fnc1))) {
    return isComplete && containsExpiry(elements, today) ? certainIn(compact, today) : label
  }
  const hasBadDate = elements.some((element) => element.hasBadDate)
  const readings = countReadings(compact, today)
  if (readings > 0) {
    const isCertain = readings === 1 && isComplete && !hasBadDate && !isTyped
    return isCertain ? label : certainIn(compact, today)
  }
  if (!isComplete) return label
  const isCertain = countReadings(compact, today, true) === 1 && !isTyped
  return isCertain ? label : certainIn(compact, today)
}

/** Reads the fields before the first one of variable length. */
function certainIn(text: string, today: string): Gs1Label | PartLabel | InvalidLabel {
  const certain: Element[] = []
  for (const element of splitElements(text, today)) {
    if (!isElement(element) || !isPredefined(element)) break
    certain.push(element)
  }
  const label = labelOf(certain, today)
  if (label.kind === 'invalid') return label
  const hidesGtin = label.kind === 'part' && evidenceIn(text, today) === 'product'
  return hidesGtin ? invalid('ambiguous') : { ...label, needsLotAndExpiry: true }
}

function containsExpiry(elements: readonly Element[], today: string): boolean {
  if (elements.some(({ identifier }) => identifier === '17')) return false
  return elements.some((element) => !isPredefined(element) && hasExpiry(element.value, today))
}

function hasExpiry(value: string, today: string): boolean {
  for (let at = value.indexOf('17'); at !== -1; at = value.indexOf('17', at + 1)) {
    const date = value.slice(at + 2, at + 8)
    if (/^\d{6}$/.test(date) && labelDate(date, today) !== null) return true
  }
  return false
}

function isPredefined({ identifier }: Element): boolean {
  return identifiers.get(identifier)?.predefined === true
}
