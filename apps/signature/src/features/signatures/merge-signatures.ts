import { parseSignatureData, type SignatureData } from '@org/signature'

/** Two changes of one signature, brought together. */
export interface Merged<Value> {
  value: Value
  /** Where both have changed the same to something else, as in `social.caption`. */
  contested: string[]
}

/** Who has the say where both have changed the same. */
export type Side = 'mine' | 'theirs'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const byKey = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1)

/** A value as text: keys in one order, and without the addresses that each tab has of its own. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner === 'string') return inner.startsWith('blob:') ? '' : inner
    return isFields(inner) ? Object.fromEntries(Object.entries(inner).toSorted(byKey)) : inner
  }) ?? ''

/** Whether two values hold the same, whatever tab they come from. */
export const isSame = (one: unknown, other: unknown): boolean => written(one) === written(other)

/** Pictures are one thing each: half of one is none. */
const isWhole = (path: string): boolean => path.endsWith('.media')

/**
 * Brings two changes of the same value together: what only one has changed is as that one has it.
 *
 * @param base what both began with.
 * @param winner who has the say in what both have changed.
 */
export function merge<Value>(
  [base, mine, theirs]: readonly [base: Value, mine: Value, theirs: Value],
  winner: Side = 'mine',
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

/** Two changes of a stored signature as one text; undefined where they contradict each other. */
export function mergeStored(base: string, mine: string, theirs: string): string | undefined {
  const parsed = [base, mine, theirs].map((text) => parseSignatureData(text))
  const [start, own, other] = parsed.map((one) => (one.ok ? one.data : undefined))
  if (!start || !own || !other) return undefined
  const { value, contested } = merge<SignatureData>([start, own, other])
  return contested.length === 0 ? JSON.stringify(value) : undefined
}
