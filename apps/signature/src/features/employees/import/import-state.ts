import type { ImportRow } from './import-row.ts'

/** What an import is to do. */
export interface ImportPlan {
  /** Rows to send, in the order of their file. */
  queue: ImportRow[]
  /** Rows with errors, which wait for their correction. */
  aside: ImportRow[]
  /** Team of the new employees whose row names none; null for the one that the server picks. */
  teamId: string | null
  /** Whether they belong to the onboarding that is under way. */
  isOnboarding: boolean
  /** Whether rows are filled into people who are there already. */
  updatesExisting: boolean
}

/** What became of rows: new people, changed ones, and those who had all of it already. */
export interface ImportCounts {
  created: number
  updated: number
  unchanged: number
}

/** Rows that were sent together and have no answer yet. They stay as they were sent. */
export interface SentBatch {
  /** Its `Idempotency-Key`: sent again after a lost answer, it creates nobody twice. */
  key: string
  rows: ImportRow[]
}

/** What is kept of an import over a reload, and shown in every tab. */
export interface KeptRows extends ImportPlan, ImportCounts {
  batch: SentBatch | null
}

/** An import that is over, however it ended, for the administrators to be told of. */
export interface EndedImport extends ImportCounts {
  /** Rows that it has left out: it was abandoned. */
  left: number
  teamId: string | null
}

export interface UserImportState extends KeptRows {
  isRunning: boolean
  /** Whether another tab of this browser runs it. */
  isElsewhere: boolean
  /** Whether it runs, but the server cannot be reached at present. */
  isWaiting: boolean
  /** Why it stopped, with the row's number and email. */
  failure: string | null
  /** The end that nobody has been told of yet. */
  ended: EndedImport | null
}

export const initialImport: UserImportState = {
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

/** Rows that are not done yet. */
export const rowsLeft = ({ queue, aside, batch }: KeptRows): number =>
  queue.length + aside.length + (batch?.rows.length ?? 0)

export const hasRows = (kept: KeptRows): boolean => rowsLeft(kept) > 0

/** Rows that are done. */
export const rowsDone = ({ created, updated, unchanged }: ImportCounts): number =>
  created + updated + unchanged

export const addCounts = (one: ImportCounts, other: ImportCounts): ImportCounts => ({
  created: one.created + other.created,
  updated: one.updated + other.updated,
  unchanged: one.unchanged + other.unchanged,
})
