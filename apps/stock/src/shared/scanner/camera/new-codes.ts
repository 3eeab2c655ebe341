import type { SeenCode } from './code-message.ts'

/**
 * A code has left the view when it is missing from this many frames in a row, over this many ms.
 * Blurred frames show no code, and a slow device takes a long time for each frame.
 */
const away = { frames: 3, after: 700 }

/**
 * Whether one code contains another, as a package's label with a lot and an expiry date contains
 * the number of its EAN.
 */
const isPartOf = (part: SeenCode, whole: SeenCode) => whole.text.includes(part.text)

interface Sighting {
  at: number
  /** Number of frames without the code since `at`. */
  missing: number
}

/**
 * Returns a function that gets the codes of each frame, the one nearest to the middle of the frame
 * first, and returns the code to report. Each code is reported once until it has left the view. Of
 * several codes, only the one in the middle is reported, or a longer code that contains it.
 */
export function newCodes(): (codes: readonly SeenCode[], now: number) => SeenCode | null {
  const sightings = new Map<string, Sighting>()

  function forgetMissing(codes: readonly SeenCode[], now: number): void {
    for (const [text, sighting] of sightings) {
      if (codes.some((code) => code.text === text)) continue
      sighting.missing += 1
      const { at, missing } = sighting
      if (missing >= away.frames && now - at > away.after) sightings.delete(text)
    }
  }

  return (codes, now) => {
    forgetMissing(codes, now)
    const [center, ...others] = codes
    if (!center) return null
    const related = others.filter((code) => isPartOf(center, code) || isPartOf(code, center))
    const item = [center, ...related]
    const isNew = !item.some(({ text }) => sightings.has(text))
    const stillThere = others.filter(({ text }) => sightings.has(text))
    for (const { text } of [...item, ...stillThere]) sightings.set(text, { at: now, missing: 0 })
    if (!isNew) return null
    return item.reduce((longest, code) => (code.text.length > longest.text.length ? code : longest))
  }
}
