/** The longest wait after a failed attempt, in seconds. */
export const longestWait = 300

/** Seconds after the end of the last wait until the failed attempts are forgotten. */
export const waitForgottenSeconds = 86_400

/** Returns the seconds to wait after this number of failed attempts in a row: 1, 2, 4 … 300. */
export function nextWait(failures: number): number {
  return Math.min(longestWait, 2 ** Math.min(failures - 1, 10))
}
