import type { Command } from '@org/api/client'
import type { MissingChoice } from '@org/api/stock'
import { isCount, isRecord } from '#shared/forms/stored-record.ts'
import { parseScans, type WaitingScan } from '#shared/scanner/waiting-scan.ts'
import { emptyEntries, isDay, type ReceptionEntry } from './reception-entries.ts'

/** The choices for units that are missing. */
export const missingChoices = [
  'later',
  'again',
  'nothing',
] as const satisfies readonly MissingChoice[]

/** The data of a reception that a person has scanned and typed. */
export interface ReceptionDraft {
  entries: readonly ReceptionEntry[]
  /** The choice for the missing units, by product. */
  choices: Readonly<Record<string, MissingChoice>>
  /** Scans that are not counted, oldest first. */
  scans: readonly WaitingScan[]
  /** Id with which the server books the reception only once; null until it is first sent. */
  bookingId: string | null
}

export const emptyReception = (order: Pick<Command, 'products'>): ReceptionDraft => ({
  entries: emptyEntries(order),
  choices: {},
  scans: [],
  bookingId: null,
})

const areTexts = (...values: unknown[]) => values.every((value) => typeof value === 'string')
const areAll = (value: unknown, is: (item: Readonly<Record<string, unknown>>) => boolean) =>
  Array.isArray(value) && value.every((item) => isRecord(item) && is(item))

/** Returns a stored reception; null if it is invalid. */
export function parseReception(stored: unknown): ReceptionDraft | null {
  if (!isRecord(stored)) return null
  const { entries, choices, scans, bookingId } = stored
  const isReception =
    areAll(
      entries,
      ({ key, productId, name, qty, lot, expiry }) =>
        areTexts(key, productId, name, lot, expiry) && isCount(qty) && isDay(expiry),
    ) &&
    isRecord(choices) &&
    Object.values(choices).every((choice) => missingChoices.some((known) => known === choice)) &&
    parseScans(scans) !== null &&
    (bookingId === null || typeof bookingId === 'string')
  return isReception ? (stored as unknown as ReceptionDraft) : null
}
