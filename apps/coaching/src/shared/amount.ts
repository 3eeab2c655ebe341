import { stopwatch } from './duration.ts'

/** Formats a number of repetitions, or a range of them: `12`, `8–12`. */
export const countOrRange = (least: number, most: number | null): string =>
  most === null || most === least ? String(least) : `${least}–${most}`

/**
 * Formats the duration or the repetitions of an exercise in short form: `45 s`, `1:05`, `12 rép.`,
 * `8–12 rép.`
 */
export function amountInShort({
  seconds,
  reps,
  repsMax,
}: {
  seconds: number | null
  reps: number | null
  repsMax: number | null
}): string {
  if (seconds === null) return `${countOrRange(reps ?? 0, repsMax)}\u00a0rép.`
  return seconds < 60 ? `${seconds} s` : stopwatch(seconds)
}
