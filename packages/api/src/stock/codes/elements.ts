import { fieldProblem } from './field-format.ts'
import { type Identifier, identifierAt, identifiers } from './identifiers.ts'
import { invalid, type InvalidLabel } from './label.ts'
import { fnc1 } from './separator.ts'

/** An application identifier with its value. */
export interface Element {
  identifier: string
  value: string
  /** Present if the value contains a day that does not exist. */
  hasBadDate?: true
}

export function isElement(item: Element | InvalidLabel): item is Element {
  return !('kind' in item)
}

/**
 * Returns the identifier with its value, or an invalid label if GS1 does not allow the value. A date
 * that does not exist spoils only its own field.
 */
export function elementOf(
  identifier: string,
  value: string,
  today: string,
): Element | InvalidLabel {
  const known = identifiers.get(identifier)
  if (!known) return invalid('unknown-identifier', identifier)
  const problem = fieldProblem(value, known.format, today)
  if (problem === 'date') return { identifier, value, hasBadDate: true }
  return problem ? invalid(problem, identifier) : { identifier, value }
}

/**
 * Splits a text in which FNC1 is present wherever GS1 requires it. Stops after the first error, so
 * an error is always the last item.
 */
export function* splitElements(
  text: string,
  today: string,
): Generator<Element | InvalidLabel, void> {
  let at = 0
  while (at < text.length) {
    if (text[at] === fnc1) {
      at += 1
      continue
    }
    const found = identifierAt(text, at)
    if (!found) {
      yield invalid('unknown-identifier', text.slice(at, at + 2))
      return
    }
    const start = at + found.identifier.length
    at = endOfField(text, start, found)
    const element = elementOf(found.identifier, text.slice(start, at), today)
    yield element
    if (!isElement(element)) return
  }
}

function endOfField(text: string, start: number, { format, predefined }: Identifier): number {
  const separator = text.indexOf(fnc1, start)
  const end = separator === -1 ? text.length : separator
  return predefined ? Math.min(end, start + format.max) : end
}
