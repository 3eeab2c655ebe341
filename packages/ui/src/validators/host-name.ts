// Combining marks are part of the letters in many scripts: `भारत`.
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u

/**
 * Whether a string is a host name of at least two labels, in any script: `exemple.fr`, `müller.de`.
 */
export function isHostName(text: string): boolean {
  const labels = text.split('.', 128)
  const last = labels.at(-1) ?? ''
  return (
    text.length <= 253 &&
    labels.length >= 2 &&
    labels.every((part) => part.length <= 63 && label.test(part)) &&
    last.length >= 2 &&
    !/^\d+$/.test(last)
  )
}
