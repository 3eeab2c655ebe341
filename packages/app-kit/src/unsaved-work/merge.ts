/** The result of merging two changes to one value. */
export interface Merged<Value> {
  value: Value
  /** Paths that both sides changed to different values, such as `social.caption`. */
  contested: string[]
}

/** The side whose value is kept for a contested field. */
export type Winner = 'mine' | 'theirs'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const byKey = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)

/**
 * Converts a value to JSON with sorted keys. Leaves out `blob:` addresses, which differ in each
 * tab.
 */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner === 'string') return inner.startsWith('blob:') ? '' : inner
    return isFields(inner) ? Object.fromEntries(Object.entries(inner).toSorted(byKey)) : inner
  }) ?? ''

/**
 * Whether two values are equal, apart from the order of keys and the `blob:` addresses of a tab.
 */
export const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other)

/**
 * Whether the value at a path is replaced as a whole. This applies to images, because the address
 * and size of an image belong together.
 */
const isWhole = (path: string): boolean => path.endsWith('.media')

/**
 * Merges two changes to the same value. A part that only one side has changed gets that side's
 * value.
 *
 * @param base the value that both sides started from.
 * @param winner the side whose value is kept for a field that both sides have changed.
 */
export function merge<Value>(
  [base, mine, theirs]: readonly [base: Value, mine: Value, theirs: Value],
  winner: Winner = 'mine',
  path = '',
): Merged<Value> {
  if (isSame(mine, theirs) || isSame(theirs, base)) return { value: mine, contested: [] }
  if (isSame(mine, base)) return { value: theirs, contested: [] }
  if (isWhole(path) || !isFields(base) || !isFields(mine) || !isFields(theirs)) {
    return { value: winner === 'mine' ? mine : theirs, contested: [path] }
  }
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  const merged = keys.map((key) => {
    const inner = path === '' ? key : `${path}.${key}`
    return [key, merge([base[key], mine[key], theirs[key]], winner, inner)] as const
  })
  const value = Object.fromEntries(merged.map(([key, one]) => [key, one.value])) as Value
  return { value, contested: merged.flatMap(([, one]) => one.contested) }
}
