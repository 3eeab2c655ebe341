import type { Stretch } from '../team-schedule.ts'

/** Where a part of a stretch of time is drawn, in percent of its width. */
export interface Place {
  left: string
  width: string
}

const percent = (share: number) => `${Math.round(share * 100_000) / 1000}%`

/** Where a part of a stretch is drawn. */
export function placeIn(stretch: Stretch, part: Stretch): Place {
  const length = stretch.end - stretch.start
  return {
    left: percent((part.start - stretch.start) / length),
    width: percent((part.end - part.start) / length),
  }
}

/** The parts in as few lines as hold them without any two in one place, first come first. */
export function linesOf<Part extends Stretch>(parts: readonly Part[]): Part[][] {
  const lines: Part[][] = []
  for (const part of parts) {
    const free = lines.find((line) => (line.at(-1)?.end ?? -Infinity) <= part.start)
    if (free) free.push(part)
    else lines.push([part])
  }
  return lines
}
