/** How the column of a field is recognised. */
export interface KnownField<Field extends string> {
  field: Field
  /** Headings of the field, in the form that `normalised` returns; earlier ones take precedence. */
  headings: readonly string[]
  /**
   * Whether a cell may belong to the field. Finds the field's column in a table without headings,
   * and the key's column also if no heading is known.
   */
  content?: (cell: string) => boolean
}

/** The fields of a table; earlier ones take precedence. */
export interface KnownFields<Field extends string> {
  fields: readonly KnownField<Field>[]
  /** The field whose content identifies the first row below the headings. */
  key: Field
  /**
   * Headings that match only as a whole, because they mean something else within a longer heading.
   */
  aloneOnly: ReadonlySet<string>
}

/**
 * Normalises a heading to lower-case words without accents and punctuation, so that `Prénom`,
 * `first_name` and `E-mail` are recognised.
 */
export function normalised(heading: string): string {
  return heading
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Returns the field of each heading, or null when unknown. Each field occurs at most once. */
export function fieldsOfHeadings<Field extends string>(
  headings: readonly string[],
  { fields, aloneOnly }: KnownFields<Field>,
): (Field | null)[] {
  const plain = headings.map(normalised)
  const columns = headings.map((): Field | null => null)
  const take = (known: KnownField<Field>, isNamed: (heading: string, name: string) => boolean) => {
    if (columns.includes(known.field)) return
    for (const name of known.headings) {
      const at = plain.findIndex((text, place) => columns[place] === null && isNamed(text, name))
      if (at < 0) continue
      columns[at] = known.field
      return
    }
  }
  for (const known of fields) take(known, (heading, name) => heading === name)
  for (const known of fields) {
    take(known, (heading, name) => !aloneOnly.has(name) && ` ${heading} `.includes(` ${name} `))
  }
  return columns
}
