/**
 * Whether two signatures are equal, in a time that does not depend on where they differ: an ordinary
 * comparison tells an attacker how many characters of a guess are right.
 */
export function equalInConstantTime(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length
  for (let at = 0; at < expected.length; at += 1) {
    // Past the end of `given` the code is NaN, which counts as 0; the lengths differ then.
    difference |= given.charCodeAt(at) ^ expected.charCodeAt(at)
  }
  return difference === 0
}
