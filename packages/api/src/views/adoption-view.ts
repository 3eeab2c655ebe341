import type { Adoption } from '../contract/entities/adoption.ts'

type HourCounts = readonly { at: number; count: number }[]

/** Merges the counts of mails and of installations by hour. */
export function adoptionHours(sent: HourCounts, installed: HourCounts): Adoption['hours'] {
  const hours = new Map<number, Adoption['hours'][number]>()
  for (const { at, count } of sent) hours.set(at, { at, sent: count, installed: 0 })
  for (const { at, count } of installed)
    hours.set(at, { at, sent: hours.get(at)?.sent ?? 0, installed: count })
  return [...hours.values()].toSorted((a, b) => a.at - b.at)
}
