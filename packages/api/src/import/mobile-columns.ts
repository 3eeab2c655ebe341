import type { ColumnField } from '../contract/employee-fields.ts'
import { employeeColumns, mobileColumn } from './employee-columns.ts'
import { columnsOf } from './employees-of.ts'
import type { ColumnMapping } from './guess-columns.ts'
import { headingScore, scores } from './headings.ts'

const isMobile = (heading: string) =>
  headingScore(heading, mobileColumn, employeeColumns) >= scores.plausible

/**
 * Gives the columns of mobiles to `mobile_number` if the phone has columns of both kinds, such as
 * `Mobile` and `Work phone`. A single kind of column is the phone's.
 */
export function withMobileColumn(
  mapping: ColumnMapping<ColumnField>,
  headings: readonly string[],
): ColumnMapping<ColumnField> {
  const phones = columnsOf(mapping, 'phone_number')
  const [mobile, ...nextMobiles] = phones.filter((column) => isMobile(headings[column] ?? ''))
  const [other, ...nextOthers] = phones.filter((column) => !isMobile(headings[column] ?? ''))
  if (mobile === undefined || other === undefined) return mapping
  const { phone_number: _, ...next } = mapping.next ?? {}
  return {
    ...mapping,
    columns: mapping.columns.with(mobile, 'mobile_number').with(other, 'phone_number'),
    next: {
      ...next,
      ...(nextOthers.length > 0 && { phone_number: nextOthers }),
      ...(nextMobiles.length > 0 && { mobile_number: nextMobiles }),
    },
  }
}
