const longest = 200

/**
 * Puts the name of a sent file on one line of limited length, without control characters and without
 * characters that change the direction of the surrounding text: names go into headers, mails, logs
 * and terminals.
 */
export function cleanFileName(name: string): string {
  const line = name
    .replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  // Cutting the name may split a surrogate pair, which `toWellFormed` repairs.
  return line.slice(0, longest).toWellFormed()
}
