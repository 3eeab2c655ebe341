import type { PeopleState } from '../contract/entities/user.ts'
import type { ListQuery } from '../contract/filter.ts'
import type { CountedGroup, GroupSlice, PeopleRepository, VersionSources } from '../ports/people.ts'
import type { UserRecord } from '../ports/records.ts'
import { deployProgress, shownStates } from '../rules/deploy-state.ts'
import { sizeOf } from '../rules/people-group.ts'
import { type PrintContext, printContextOf } from './print-context.ts'

/** Returns what a group is sorted by; null comes last. */
type ValueOf = (context: PrintContext, group: CountedGroup) => string | number | null

const values: Readonly<Record<string, ValueOf>> = {
  status: (context, group) => deployProgress(context.stateOf(group)),
  team: (context, group) => context.teams.get(group.team_id)?.name ?? null,
  team_id: (_, group) => group.team_id,
  signature: (context, group) => context.templateOf(group)?.name ?? null,
}

/** The fields of an order whose value is the same for everybody in a group. */
export const groupFields: ReadonlySet<string> = new Set(Object.keys(values))

type Ranks = Readonly<Record<string, ReadonlyMap<string, number>>>

/**
 * Lists people by state, or in an order that depends on their groups. Groups are few, so their
 * states and order are computed here. Only the rows of the page are read.
 *
 * @param states lists only people in one of these states; null for everybody
 */
export async function pageOfGroups(
  people: PeopleRepository,
  { where, search, order, limit, offset }: ListQuery,
  states: readonly PeopleState[] | null,
): Promise<{ data: UserRecord[]; total: number; sources: VersionSources }> {
  const { groups, sources } = await people.groups({ where, search })
  const context = printContextOf(sources)
  const isWanted = (group: CountedGroup) =>
    states === null || shownStates(context.stateOf(group)).some((one) => states.includes(one))
  const wanted = groups.filter(isWanted)
  const ranks = ranksOf(context, wanted, order)
  const leading = order.findIndex(({ field }) => !groupFields.has(field))
  const first = leading < 0 ? order : order.slice(0, leading)
  const rest = leading < 0 ? [] : order.slice(leading)
  const buckets = bucketsOf(wanted, first, ranks)
  const slices = slicesOf(buckets, limit, offset).map((slice) => ({
    ...slice,
    // The order across buckets is needed only where a slice has several.
    order: slice.isWhole ? order : rest,
  }))
  const page = await people.slices({ where, search }, slices, ranks)
  return { ...page, total: sizeOf(wanted) }
}

/** Numbers the values of each field that sorts groups. Groups without a value get no number. */
function ranksOf(
  context: PrintContext,
  groups: readonly CountedGroup[],
  order: ListQuery['order'],
): Ranks {
  const used = order.filter(({ field }) => groupFields.has(field))
  return Object.fromEntries(
    used.map(({ field }) => {
      const valueOf = values[field] ?? (() => null)
      const found = groups.map((group) => [group.key, sortable(valueOf(context, group))] as const)
      const sorted = [...new Set(found.map(([, value]) => value))].toSorted(byValue)
      const numbers = new Map<string | number | null, number>()
      for (const [index, value] of sorted.entries()) {
        const former = sorted[index - 1]
        const isSame = index > 0 && byValue(former ?? null, value) === 0
        numbers.set(value, isSame ? (numbers.get(former ?? null) ?? 0) : index)
      }
      const ranked = found.filter(([, value]) => value !== null)
      return [field, new Map(ranked.map(([key, value]) => [key, numbers.get(value) ?? 0]))]
    }),
  )
}

const french = new Intl.Collator('fr')
const sortable = (value: string | number | null) =>
  typeof value === 'string' ? value.toLowerCase() : value

function byValue(a: string | number | null, b: string | number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return french.compare(String(a), String(b))
}

/** Puts groups together that the order leaves side by side, in that order. */
function bucketsOf(
  groups: readonly CountedGroup[],
  order: ListQuery['order'],
  ranks: Ranks,
): CountedGroup[][] {
  const places = ({ key }: CountedGroup) =>
    order.map(({ field, descending }) => {
      const rank = ranks[field]?.get(key)
      return rank === undefined ? Infinity : descending ? -rank : rank
    })
  const buckets = new Map<string, { places: number[]; groups: CountedGroup[] }>()
  for (const group of groups) {
    const own = places(group)
    const bucket = buckets.get(own.join()) ?? { places: own, groups: [] }
    bucket.groups.push(group)
    buckets.set(own.join(), bucket)
  }
  return [...buckets.values()]
    .toSorted((a, b) => byPlaces(a.places, b.places))
    .map((bucket) => bucket.groups)
}

function byPlaces(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((place, index) => place !== b[index])
  if (at < 0) return 0
  return (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1
}

interface Part extends Omit<GroupSlice, 'order'> {
  /** True if the part consists of whole buckets, possibly several. */
  isWhole: boolean
}

/**
 * Splits a page into the parts that lie in the buckets. Buckets that lie in the page as a whole form
 * one part, because there may be hundreds.
 */
function slicesOf(buckets: readonly CountedGroup[][], limit: number, offset: number): Part[] {
  const parts: Part[] = []
  let start = 0
  for (const groups of buckets) {
    const end = start + sizeOf(groups)
    const from = Math.max(offset, start)
    const until = Math.min(offset + limit, end)
    const isWhole = from === start && until === end
    const last = parts.at(-1)
    if (isWhole && last?.isWhole) {
      const merged = [...last.groups, ...groups]
      parts.splice(-1, 1, { ...last, groups: merged, limit: last.limit + until - from })
    } else if (from < until) {
      parts.push({ groups, offset: from - start, limit: until - from, isWhole })
    }
    start = end
  }
  return parts
}
