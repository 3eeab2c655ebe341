import { isCharacter, isModifier, isTerminator, type KeyPress } from './key-press.ts'
import { scannedText } from './scanned-text.ts'

/**
 * Longest gap between two fast keys, in ms. Scanners send a key every 1 to 30 ms, plus the delay of
 * slow computers; people need 50 ms or more.
 */
const fastGap = 40

/**
 * A key that follows within this time, in ms, may belong to a scan if most keys of the scan are
 * faster.
 */
const shortGap = 50

/**
 * Pauses that end a run of keys, in ms: `scannerPause` for a run that is certainly a scanner's,
 * `pause` for any other run.
 */
const pause = 120
const scannerPause = 400

/** No person types this many fast keys in a row. */
const certainLength = 8

/**
 * Number of keys that reach a field before a run counts as fast, because fingers sometimes hit two
 * keys at once.
 */
const leakedKeys = 2

const shortestScan = 4

/** What the reader remembers between two keys. */
export interface KeyReader {
  /** The keys since the last pause, modifiers included. */
  run: readonly KeyPress[]
  /** When the last scan ended. */
  scannedAt: number
}

/**
 * What a key means for the page:
 *
 * - `pending`: nothing yet, the page gets the key;
 * - `held`: the key probably belongs to a scan, so the page does not get it for now;
 * - `typing`: a person types, the page gets all keys that were held, then this one;
 * - `ignored`: the page never gets the key, a second terminator of the last scan;
 * - a scan: the page never gets this key or the held ones, and the keys that it got are undone.
 *
 * Keys that were held also go to the page when a new run starts.
 */
export type KeyMeaning = 'pending' | 'held' | 'typing' | 'ignored' | { scan: string }

export const idleReader: KeyReader = { run: [], scannedAt: -Infinity }

export interface ReadKeyOptions {
  /**
   * Whether the key would change a field. A field gets the first keys of a scan, because its former
   * value can be restored.
   */
  isInField: boolean
  /** The text that the scanner sends for FNC1, if it is configured to send one. */
  separator?: string | undefined
}

/**
 * Reads one key. A pure function that uses the timestamps of the events rather than the current
 * time, so a busy page does not affect it.
 */
export function readKey(
  reader: KeyReader,
  press: KeyPress,
  options: ReadKeyOptions,
): { reader: KeyReader; meaning: KeyMeaning } {
  if (isModifier(press)) return { reader: withModifier(reader, press), meaning: 'pending' }
  const gap = gapBefore(reader, press)
  const isInRun = gap <= pauseAfter(reader)
  const run = isInRun ? reader.run : []
  if (isTerminator(press)) return readTerminator({ ...reader, run }, press, options.separator)
  // A scanner never holds a key down. A run that is certainly a scan may contain any key, because
  // the keys that scanners type for other control characters are unknown.
  const isPartOfScan = isCharacter(press) || isCertain(run)
  if (press.repeat || !isPartOfScan) return { reader: idleReader, meaning: 'typing' }
  const next = [...run, press]
  return { reader: { ...reader, run: next }, meaning: meaningOf(next, gap, options.isInField) }
}

/** Returns the maximum time, in ms, for which keys are held while no other key follows. */
export function longestHold({ run }: KeyReader): number {
  return isCertain(run) ? scannerPause : shortGap
}

/** Adds a modifier to the run: it counts for the speed, but neither starts nor ends a run. */
function withModifier(reader: KeyReader, press: KeyPress): KeyReader {
  const isInRun = reader.run.length > 0 && gapBefore(reader, press) <= pauseAfter(reader)
  return isInRun && !press.repeat ? { ...reader, run: [...reader.run, press] } : reader
}

function readTerminator(reader: KeyReader, press: KeyPress, separator: string | undefined) {
  const { run, scannedAt } = reader
  const at = press.timeStamp
  if (run.length === 0 && at - scannedAt <= shortGap) {
    return { reader: { run, scannedAt: at }, meaning: 'ignored' as const }
  }
  const isInTime = gapBefore(reader, press) <= longestHold(reader)
  const text = isInTime && isFast(run) ? scannedText(run, separator) : ''
  if (text.length < shortestScan) return { reader: idleReader, meaning: 'typing' as const }
  return { reader: { run: [], scannedAt: at }, meaning: { scan: text } }
}

function meaningOf(run: readonly KeyPress[], gap: number, isInField: boolean): KeyMeaning {
  const isEarly = lengthOf(run) <= leakedKeys
  if (isEarly && isInField) return 'pending'
  // Never hold Space: a replayed key reaches the listeners, but does not press a button.
  if (isEarly && run.at(-1)?.key === ' ') return 'typing'
  const isInTime = run.length === 1 || gap <= longestHold({ ...idleReader, run })
  return isFast(run) && isInTime ? 'held' : 'typing'
}

const gapBefore = ({ run }: KeyReader, press: KeyPress) =>
  press.timeStamp - (run.at(-1)?.timeStamp ?? -Infinity)

const pauseAfter = ({ run }: KeyReader) => (isCertain(run) ? scannerPause : pause)

const isCertain = (run: readonly KeyPress[]) => lengthOf(run) >= certainLength && isFast(run)

const lengthOf = (run: readonly KeyPress[]) => run.filter((press) => !isModifier(press)).length

/** Whether three quarters of the keys follow each other too fast for a person. */
function isFast(run: readonly KeyPress[]): boolean {
  const gaps = run.slice(1).map((press, index) => press.timeStamp - (run[index]?.timeStamp ?? 0))
  return gaps.filter((gap) => gap <= fastGap).length >= gaps.length * 0.75
}
