import type { ColumnMapping } from '@org/api/import'

/**
 * Returns the mapping with the field assigned to `column`, or to no column if null. The column no
 * longer fills in for others; the other columns that fill in for the field still do.
 */
export function withColumn<Field extends string>(
  mapping: ColumnMapping<Field>,
  field: Field,
  column: number | null,
): ColumnMapping<Field> {
  const columns = mapping.columns.map((former, at) => {
    if (at === column) return field
    return former === field ? null : former
  })
  if (!mapping.next) return { ...mapping, columns }
  const next: ColumnMapping<Field>['next'] = {}
  for (const [other, places] of Object.entries(mapping.next) as [Field, readonly number[]][]) {
    const own = mapping.columns.indexOf(other)
    // The column that the field had before is still plausible for it.
    const former = other === field && own >= 0 && columns[own] === null ? [own] : []
    const left = [...former, ...places].filter((at) => at !== column)
    if (columns.includes(other) && left.length > 0) next[other] = left
  }
  return { ...mapping, columns, next }
}
