'use client'
import { useLocaleTag } from '../../locale/index.ts'
import type { FieldControl } from '../store/field-control.ts'
import { toText } from './shared-props.ts'

/** What a control of text shows: what is being typed, else the value, a number as the page writes it. */
export function useText({ draft, value }: Pick<FieldControl<unknown>, 'draft' | 'value'>): string {
  const locale = useLocaleTag()
  if (draft !== null) return draft
  if (typeof value !== 'number') return toText(value)
  return new Intl.NumberFormat(locale, {
    numberingSystem: 'latn',
    useGrouping: false,
    maximumFractionDigits: 20,
  }).format(value)
}
