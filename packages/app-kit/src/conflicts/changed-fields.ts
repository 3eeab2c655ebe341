/** Returns an entity's field by its name. */
export const fieldOf = (entity: object, name: string): unknown =>
  (entity as Readonly<Record<string, unknown>>)[name]

/** Returns the values that differ from the entity's fields of the same names. */
export function changedFields<Values extends object>(
  values: Values,
  base: object,
): Partial<Values> {
  const changed = Object.entries(values).filter(([name, value]) => value !== fieldOf(base, name))
  return Object.fromEntries(changed) as Partial<Values>
}

/**
 * Returns the names of the fields in `changes` that somebody else has changed to a different value.
 *
 * @param changes values to be saved.
 * @param base the entity that was edited.
 * @param current the entity as it is stored now.
 */
export function contestedFields(changes: object, base: object, current: object): string[] {
  return Object.entries(changes).flatMap(([name, value]) => {
    const now = fieldOf(current, name)
    return now !== fieldOf(base, name) && now !== value ? [name] : []
  })
}
