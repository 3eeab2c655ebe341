import type { StockCountLine } from '@org/api/client'
import {
  codeOn,
  dataOn,
  type InvalidReason,
  lastDayOf,
  lotOn,
  readLabel,
  type ReadLabelOptions,
} from '@org/api/stock'
import { lookedUpCode } from '#shared/scanner/looked-up-code.ts'

/** Why an entry waits for a person. */
export type EntryProblem =
  /** The label contains more than the product's code, but its lot and expiry are uncertain. */
  | { kind: 'lot' }
  /** Somebody else has already counted this product and lot. */
  | { kind: 'counted'; line: StockCountLine; qty: number }
  /** The scan has no code to look up. The entry stays until a person has read the reason. */
  | { kind: 'unreadable'; reason: InvalidReason }
  /** The label is only a part, which names no product. */
  | { kind: 'part' }
  /** No product has the code. */
  | { kind: 'unknown' }
  | { kind: 'refused'; message: string }

/** The lot and expiry that a person is typing. */
export interface TypedLot {
  lot: string
  /** `YYYY-MM-DD`, or empty while the day is incomplete. */
  expiry: string
}

/** A scanned or typed quantity that the server has not counted yet. */
export interface CountEntry {
  /** Unique, so that the server counts the entry only once, even if it is sent again. */
  id: string
  /** When it was scanned or typed, in ms since 1970; entries are sent in this order. */
  at: number
  /** The code as shown. */
  code: string
  /** The text by which the server finds the product; by default, the code. */
  lookup?: string
  /** Whether the label is only a part, so that it counts only if a product has it as its code. */
  isPart?: boolean
  /** The product's id, if it is known without looking up the code. */
  productId?: string
  lot?: string | undefined
  /** Whether a person typed the lot. */
  isLotTyped?: boolean
  /** The lot and expiry that a person has typed so far, if the entry asks for them. */
  typed?: TypedLot | undefined
  expiry?: string | undefined
  /** Units to count; if missing, the units of the code times `scans`. */
  qty?: number
  /** Number of items given on the label; 1 if it gives none. */
  scans: number
  mode: 'add' | 'replace'
  /** The revision of the line that the person saw; 0 if they saw no line. */
  revision: number
  problem: EntryProblem | null
}

type NewEntry = Pick<CountEntry, 'id' | 'at'>

/** Creates an entry from a scanned or typed code. */
export function scannedEntry(text: string, options: ReadLabelOptions, fresh: NewEntry): CountEntry {
  const label = readLabel(text, options)
  const entry = { ...fresh, scans: 1, mode: 'add', revision: 0, problem: null } as const
  if (label.kind === 'invalid') {
    return { ...entry, code: text.trim(), problem: { kind: 'unreadable', reason: label.reason } }
  }
  const [code, lookup] = [codeOn(label), lookedUpCode(text, label)]
  const found = { ...entry, code, ...(lookup !== code && { lookup }) }
  if (label.kind === 'part') return { ...found, isPart: true }
  const data = dataOn(label)
  const [lot, expiry] = [lotOn(data), lastDayOf(data)]
  return {
    ...found,
    scans: data.count ?? 1,
    ...(lot !== undefined && { lot }),
    ...(expiry !== undefined && { expiry }),
    problem: data.needsLotAndExpiry ? { kind: 'lot' } : null,
  }
}

/** Creates an entry that sets the quantity of a line. */
export function typedEntry(line: StockCountLine, qty: number, fresh: NewEntry): CountEntry {
  return {
    ...fresh,
    code: line.code,
    productId: line.productId,
    ...(line.lot !== null && { lot: line.lot }),
    ...(line.expiry !== null && { expiry: line.expiry }),
    qty,
    scans: 1,
    mode: 'replace',
    revision: line.revision,
    problem: null,
  }
}
