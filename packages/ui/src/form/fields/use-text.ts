'use client'
import { useLocaleTag } from '../../locale/index.ts'
import type { TransformRule } from '../../transforms/index.ts'
import { typedNumber } from '../description/typed-number.ts'
import type { FieldControl } from '../store/field-control.ts'
import { toText } from './shared-props.ts'

/**
 * Returns the text that a text control shows: the draft, or else the value. A number is formatted
 * for the page's locale and converted to the unit in which it is typed.
 */
export function useText(
  { draft, value }: Pick<FieldControl<unknown>, 'draft' | 'value'>,
  transforms: readonly TransformRule[] = [],
): string {
  const locale = useLocaleTag()
  if (draft !== null) return draft
  if (typeof value !== 'number') return toText(value)
  return new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    useGrouping: false,
    minimumFractionDigits: transforms.includes('euros_to_cents') ? 2 : 0,
    maximumFractionDigits: 20,
  }).format(typedNumber(transforms, value))
}
