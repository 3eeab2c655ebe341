import { stopwatch } from './duration.ts'

/**
 * Formats the duration or the repetitions of an exercise in short form: `45 s`, `1:05`, `12 rép.`
 */
export function amountInShort({
  seconds,
  reps,
}: {
  seconds: number | null
  reps: number | null
}): string {
  if (seconds === null) return `${reps ?? 0}\u00a0rép.`
  return seconds < 60 ? `${seconds} s` : stopwatch(seconds)
}
