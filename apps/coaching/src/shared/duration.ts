/** Formats seconds as on a stopwatch: `0:45`, `12:05`, `1:02:30`. */
export function stopwatch(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** Formats a duration in words: `45 s`, `12 min`, `1 h 05`. From one minute on, omits seconds. */
export function durationInWords(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
}
