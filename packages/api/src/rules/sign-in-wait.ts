/** The longest wait after a failed attempt, in seconds. */
export const longestWait = 300

/** Failed attempts no longer count this many seconds after the end of the last wait. */
export const waitForgottenSeconds = 86_400

/** Returns the seconds to wait after this number of failed attempts in a row: 1, 2, 4 … 300. */
export function nextWait(failures: number): number {
  return Math.min(longestWait, 2 ** Math.min(failures - 1, 10))
}
