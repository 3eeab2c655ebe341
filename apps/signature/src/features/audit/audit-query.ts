import type { AuditKind, AuditOutcome, Filter } from '@org/api/client'
import { pageWindow } from '@org/app-kit/pages'
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

/** Returns the API query for a page of the audit log. */
export function auditQuery({ search, filters, page }: TableQuery): AuditQuestion {
  const { kind, outcome, actor, created_at: date } = filters
  const kinds = selectedKeys(kind, auditTexts.kinds) as AuditKind[] | null
  const outcomes = selectedKeys(outcome, auditTexts.outcomes) as AuditOutcome[] | null
  const { from, to } = date?.kind === 'date' ? date : {}
  return {
    filter: {
      where: { ...(kinds && { kind: kinds }), ...(outcomes && { outcome: outcomes }) },
      ...(search.trim() === '' ? {} : { search: search.trim().slice(0, 200) }),
      ...pageWindow(page),
    },
    ...(actor?.kind === 'text' ? { actor: actor.text.trim().slice(0, 200) } : {}),
    ...(from === undefined ? {} : { from: dayStart(from, 0) }),
    ...(to === undefined ? {} : { until: dayStart(to, 1) }),
  }
}

/** Returns the keys of the selected labels; null if there is no filter. */
function selectedKeys(
  filter: TableFilter | undefined,
  labels: Readonly<Record<string, string>>,
): string[] | null {
  if (filter?.kind !== 'choice') return null
  return Object.keys(labels).filter((key) => filter.values.includes(labels[key] ?? ''))
}

/**
 * Returns the start of the day `plusDays` days after `day` in the user's time zone, in seconds
 * since 1970.
 */
function dayStart(day: string, plusDays: number): number {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number)
  return new Date(year, month - 1, date + plusDays).getTime() / 1000
}
