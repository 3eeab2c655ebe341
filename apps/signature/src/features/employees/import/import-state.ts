import type { ImportRow } from './import-row.ts'

/** Rows and options of an import. */
export interface ImportPlan {
  /** Rows to send, in file order. */
  queue: ImportRow[]
  /** Rows with errors, which wait for a correction. */
  aside: ImportRow[]
  /** Team for new employees whose row names no team; if null, the server picks one. */
  teamId: string | null
  /** Whether the import is part of onboarding. */
  isOnboarding: boolean
  /** Whether rows update existing people. */
  updatesExisting: boolean
}

/** Numbers of people who were created, changed, or already up to date. */
export interface ImportCounts {
  created: number
  updated: number
  unchanged: number
}

/** Rows that were sent together and wait for a response; until it arrives, they do not change. */
export interface SentBatch {
  /** The `Idempotency-Key`: sending the batch again after a lost response creates no duplicates. */
  key: string
  rows: ImportRow[]
}

/** The part of an import that survives a reload and is shown in every tab. */
export interface KeptRows extends ImportPlan, ImportCounts {
  batch: SentBatch | null
}

/** A finished or abandoned import, which is reported to the administrators. */
export interface EndedImport extends ImportCounts {
  /** Number of rows that were not imported because the import was abandoned. */
  left: number
  teamId: string | null
}

export interface EmployeeImportState extends KeptRows {
  isRunning: boolean
  /** Whether another tab of this browser runs the import. */
  isElsewhere: boolean
  /** Whether the import is running but the server is unreachable. */
  isWaiting: boolean
  /** Why the import stopped, with the row's number and email. */
  failure: string | null
  /** The ended import, until it is reported. */
  ended: EndedImport | null
}

export const initialImport: EmployeeImportState = {
  queue: [],
  aside: [],
  batch: null,
  teamId: null,
  isOnboarding: false,
  updatesExisting: false,
  created: 0,
  updated: 0,
  unchanged: 0,
  isRunning: false,
  isElsewhere: false,
  isWaiting: false,
  failure: null,
  ended: null,
}

/** Counts the rows that are not done yet. */
export const rowsLeft = ({ queue, aside, batch }: KeptRows): number =>
  queue.length + aside.length + (batch?.rows.length ?? 0)

export const hasRows = (kept: KeptRows): boolean => rowsLeft(kept) > 0

/** Counts the rows that are done. */
export const rowsDone = ({ created, updated, unchanged }: ImportCounts): number =>
  created + updated + unchanged

export const addCounts = (one: ImportCounts, other: ImportCounts): ImportCounts => ({
  created: one.created + other.created,
  updated: one.updated + other.updated,
  unchanged: one.unchanged + other.unchanged,
})

/** Progress of an import that another tab runs. */
export interface ImportProgress extends ImportCounts {
  /** Number of remaining rows in the queue, including those in the batch. */
  left: number
  /**
   * The batch that was sent: its key, and how many rows it contains, counted from the first
   * remaining row.
   */
  sent: { key: string; count: number } | null
}

/**
 * Returns the import without the rows that are done. Rows are completed in order, so the last ones
 * of the queue remain.
 */
export function withProgress<Rows extends KeptRows>(
  kept: Rows,
  { left, sent, ...counts }: ImportProgress,
): Rows {
  const all = [...(kept.batch?.rows ?? []), ...kept.queue]
  const rows = all.slice(all.length - left)
  const count = sent?.count ?? 0
  const batch = sent && { key: sent.key, rows: rows.slice(0, count) }
  return { ...kept, ...counts, batch, queue: rows.slice(count) }
}
