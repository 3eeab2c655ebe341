import { isRecord } from '#shared/forms/stored-record.ts'

/** A scan without a result: it is being looked up, or it failed. */
export interface WaitingScan {
  id: string
  text: string
  /** FNC1 (character 29) if the scanner is known to keep it, or else null. */
  separator: string | null
  /** Why the scan failed; null while it is being looked up. */
  error: string | null
  /** Whether looking it up again may help. */
  isUnanswered: boolean
  /** The code, if no product has it. */
  unknownCode?: string | undefined
}

/** Why a scan failed. */
export type ScanFailure = Pick<WaitingScan, 'isUnanswered' | 'unknownCode'> & { error: string }

/** A scan before it is looked up. */
export const newScan = (id: string, text: string, separator: string | null): WaitingScan => ({
  id,
  text,
  separator,
  error: null,
  isUnanswered: false,
})

type Scans = readonly WaitingScan[]

export const withScan = (scans: Scans, id: string, change: Partial<WaitingScan>): Scans =>
  scans.map((scan) => (scan.id === id ? { ...scan, ...change } : scan))

export const withoutScan = (scans: Scans, id: string): Scans =>
  scans.filter((scan) => scan.id !== id)

/** Returns stored scans; null if they are invalid. */
export function parseScans(stored: unknown): Scans | null {
  const areScans =
    Array.isArray(stored) &&
    stored.every(
      (scan) =>
        isRecord(scan) && typeof scan['id'] === 'string' && typeof scan['text'] === 'string',
    )
  return areScans ? (stored as Scans) : null
}
