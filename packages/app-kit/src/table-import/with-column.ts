import type { ColumnMapping } from '@org/api/import'

/** Returns the mapping with the field assigned to `column`, or to no column if null. */
export function withColumn<Field extends string>(
  mapping: ColumnMapping<Field>,
  field: Field,
  column: number | null,
): ColumnMapping<Field> {
  const columns = mapping.columns.map((former, at) => {
    if (at === column) return field
    return former === field ? null : former
  })
  return { ...mapping, columns }
}
