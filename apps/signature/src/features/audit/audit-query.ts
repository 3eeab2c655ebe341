import type { AuditKind, AuditOutcome, Filter } from '@org/api/client'
import type { TableFilter, TableQuery } from '@org/ui/data-table'
import { auditTexts } from './texts.ts'

export interface AuditQuestion {
  filter: Filter
  actor?: string
  /** Seconds since 1970, inclusive. */
  from?: number
  /** Seconds since 1970, exclusive. */
  until?: number
}

/** What the API is asked for a page of the audit log. */
export function auditQuestion({ search, filters, page }: TableQuery): AuditQuestion {
  const { kind, outcome, actor, created_at: date } = filters
  const kinds = chosen(kind, auditTexts.kinds) as AuditKind[] | null
  const outcomes = chosen(outcome, auditTexts.outcomes) as AuditOutcome[] | null
  const { from, to } = date?.kind === 'date' ? date : {}
  return {
    filter: {
      where: { ...(kinds && { kind: kinds }), ...(outcomes && { outcome: outcomes }) },
      ...(search.trim() === '' ? {} : { search: search.trim().slice(0, 200) }),
      limit: page.size,
      offset: page.index * page.size,
    },
    ...(actor?.kind === 'text' ? { actor: actor.text.trim().slice(0, 200) } : {}),
    ...(from === undefined ? {} : { from: dayStart(from, 0) }),
    ...(to === undefined ? {} : { until: dayStart(to, 1) }),
  }
}

/** The keys of the words that were chosen; null where nothing is filtered. */
function chosen(
  filter: TableFilter | undefined,
  words: Readonly<Record<string, string>>,
): string[] | null {
  if (filter?.kind !== 'choice') return null
  return Object.keys(words).filter((key) => filter.values.includes(words[key] ?? ''))
}

/** When a day, or one some days later, begins in the reader's time zone, in seconds since 1970. */
function dayStart(day: string, plusDays: number): number {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number)
  return new Date(year, month - 1, date + plusDays).getTime() / 1000
}
