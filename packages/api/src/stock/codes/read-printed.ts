import { type Element, elementOf } from './elements.ts'
import { identifiers } from './identifiers.ts'
import type { Gs1Label, InvalidLabel, PartLabel } from './label.ts'
import { labelOf } from './label-of.ts'
import { fnc1 } from './separator.ts'

const identifierInBrackets = /\((\d{2,4})\)/

/** True for text like `(01)03400930000120(17)270331`, as printed below a bar code. */
export function isPrinted(text: string): boolean {
  return text.search(identifierInBrackets) === 0
}

/** Reads the printed text of a label. The brackets delimit the fields, so FNC1 is not needed. */
export function readPrinted(text: string, today: string): Gs1Label | PartLabel | InvalidLabel {
  const parts = text.replaceAll(fnc1, ' ').split(identifierInBrackets).slice(1)
  const elements: (Element | InvalidLabel)[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const [identifier = '', value = ''] = parts.slice(at, at + 2)
    const numeric = identifiers.get(identifier)?.format.numeric
    const compact = numeric ? value.replaceAll(/\s/g, '') : value.trim()
    elements.push(elementOf(identifier, compact, today))
  }
  return labelOf(elements, today)
}
