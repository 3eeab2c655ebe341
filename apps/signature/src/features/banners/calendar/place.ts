import type { Stretch } from '../team-schedule.ts'

/** Position of a part within a stretch of time, in percent of the whole stretch. */
export interface Place {
  left: string
  width: string
}

const percent = (share: number) => `${Math.round(share * 100_000) / 1000}%`

/** Returns the position of a part within a stretch. */
export function placeIn(stretch: Stretch, part: Stretch): Place {
  const length = stretch.end - stretch.start
  return {
    left: percent((part.start - stretch.start) / length),
    width: percent((part.end - part.start) / length),
  }
}

/** Arranges the parts in order, in as few lines as possible without overlaps. */
export function linesOf<Part extends Stretch>(parts: readonly Part[]): Part[][] {
  const lines: Part[][] = []
  for (const part of parts) {
    const free = lines.find((line) => (line.at(-1)?.end ?? -Infinity) <= part.start)
    if (free) free.push(part)
    else lines.push([part])
  }
  return lines
}
