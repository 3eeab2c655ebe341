import type { Adoption } from '@org/api/client'

/** Cumulative numbers of signatures sent and installed by the end of a day. */
export interface AdoptionDay {
  /** The start of the day in the user's time zone, in seconds since 1970. */
  at: number
  sent: number
  installed: number
}

/** Returns the days on which a number changed, in ascending order. */
export function adoptionDays({ hours }: Pick<Adoption, 'hours'>): AdoptionDay[] {
  const days: AdoptionDay[] = []
  for (const { at, sent, installed } of hours) {
    const last = days.at(-1)
    const day = {
      at: startOfDay(at),
      sent: (last?.sent ?? 0) + sent,
      installed: (last?.installed ?? 0) + installed,
    }
    if (last?.at === day.at) days[days.length - 1] = day
    else days.push(day)
  }
  return days
}

function startOfDay(seconds: number): number {
  return new Date(seconds * 1000).setHours(0, 0, 0, 0) / 1000
}

/** Side of the square in which the lines are drawn. */
export const chartSize = 100

/**
 * Returns one count over time as an SVG path, starting at zero. The line steps on each day on which
 * a number changed, and is flat in between.
 */
export function adoptionLine(
  days: readonly AdoptionDay[],
  kind: 'sent' | 'installed',
  { from, to, members }: { from: number; to: number; members: number },
): string {
  const x = (at: number) => round((chartSize * (at - from)) / Math.max(1, to - from))
  const y = (count: number) => round(chartSize - (chartSize * count) / Math.max(1, members))
  const steps = days.map((day) => `H${x(day.at)}V${y(day[kind])}`)
  return `M0 ${chartSize}${steps.join('')}H${chartSize}`
}

const round = (value: number) => Math.round(value * 100) / 100
