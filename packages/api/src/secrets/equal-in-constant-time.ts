/**
 * Compares two signatures in a time that does not depend on where they differ. The time of an
 * ordinary comparison reveals how many leading characters of a guess are right.
 */
export function equalInConstantTime(actual: string, expected: string): boolean {
  let difference = actual.length ^ expected.length
  for (let at = 0; at < expected.length; at += 1) {
    // Beyond the end of `actual`, `charCodeAt` returns NaN, which counts as 0. The result is still
    // false, because the lengths differ.
    difference |= actual.charCodeAt(at) ^ expected.charCodeAt(at)
  }
  return difference === 0
}
