import { type Element, isElement } from './elements.ts'
import { type Gs1Label, invalid, type InvalidLabel, type PartLabel } from './label.ts'
import { labelDate } from './label-date.ts'

/**
 * Creates a label from its fields. If an item is an error, returns that error instead. Fields that
 * the stock product does not use are ignored. The GTIN is that of the item (01) or of the items in
 * a package (02); without one, the label is a part, whose `code` the caller adds.
 */
export function labelOf(
  elements: Iterable<Element | InvalidLabel>,
  today: string,
): Gs1Label | PartLabel | InvalidLabel {
  const values = new Map<string, string>()
  for (const element of elements) {
    if (!isElement(element)) return element
    const { identifier, value } = element
    if ((values.get(identifier) ?? value) !== value) return invalid('conflict', identifier)
    values.set(identifier, value)
  }
  const gtin = values.get('01') ?? values.get('02')
  if ((values.get('02') ?? gtin) !== gtin) return invalid('conflict', '02')
  const counts = ['30', '37'].map((key) => values.get(key)).filter((value) => value !== undefined)
  if (counts.some((value) => Number(value) === 0)) return invalid('count')
  if (new Set(counts.map(Number)).size > 1) return invalid('conflict', '37')
  const lastDay = values.get('17') ?? values.get('15')
  return {
    ...(gtin === undefined ? { kind: 'part', code: '' } : { kind: 'gs1', gtin }),
    ...named('lot', values.get('10')),
    ...named('serial', values.get('21')),
    ...named('expiry', dateIn(values.get('17'), today)),
    ...named('bestBefore', dateIn(values.get('15'), today)),
    ...named('produced', dateIn(values.get('11'), today)),
    ...(counts.length > 0 && { count: Number(counts[0]) }),
    needsLotAndExpiry: lastDay !== undefined && dateIn(lastDay, today) === null,
  }
}

function named<Key extends string>(key: Key, value: string | null | undefined) {
  return (value ? { [key]: value } : {}) as Partial<Record<Key, string>>
}

function dateIn(yymmdd: string | undefined, today: string): string | null {
  return yymmdd === undefined ? null : labelDate(yymmdd, today)
}
