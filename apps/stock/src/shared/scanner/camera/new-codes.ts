import type { SeenCode } from './code-message.ts'

/** How long a code is not seen until it has left the view, in ms. Blurred frames show no code. */
const awayAfter = 700

/** Two codes of one package: the EAN, and a label with the same number, lot and expiry date. */
const isPartOf = (part: SeenCode, whole: SeenCode) => whole.text.includes(part.text)

/**
 * Returns a function that gets the codes of each frame, the one nearest to the center first, and
 * returns the code to report. Each code is reported once until it has left the view. Of several only
 * the one in the center counts; if another one contains it, that one counts instead.
 */
export function newCodes(): (codes: readonly SeenCode[], now: number) => SeenCode | null {
  const seenAt = new Map<string, number>()

  return ([center, ...others], now) => {
    for (const [text, at] of seenAt) if (now - at > awayAfter) seenAt.delete(text)
    if (!center) return null
    const related = others.filter((code) => isPartOf(center, code) || isPartOf(code, center))
    const item = [center, ...related]
    const isNew = !item.some(({ text }) => seenAt.has(text))
    const stillThere = others.filter(({ text }) => seenAt.has(text))
    for (const { text } of [...item, ...stillThere]) seenAt.set(text, now)
    if (!isNew) return null
    return item.reduce((longest, code) => (code.text.length > longest.text.length ? code : longest))
  }
}
