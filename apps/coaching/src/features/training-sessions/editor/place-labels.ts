import { moveItem, type SortableLabels } from '@org/ui/sortable'
import { editorTexts } from '../texts.ts'
import type { Line } from './bloc-changes.ts'

/** Returns the number of a line's bloc and the line's position in it, both starting at 1. */
function placeAt(lines: readonly Line[], index: number): [bloc: number, place: number] {
  const above = lines.slice(0, index + 1)
  const head = above.findLastIndex(({ kind }) => kind === 'bloc')
  return [above.filter(({ kind }) => kind === 'bloc').length, index - head]
}

/**
 * Returns the screen reader announcements for moved exercises, which name the bloc and the position
 * in it.
 */
export function placeLabels(
  lines: readonly Line[],
  nameOf: (line: Line) => string,
): Partial<SortableLabels> {
  const saying =
    (text: (name: string, bloc: number, place: number) => string) =>
    (name: string, position: number) => {
      const from = lines.findIndex((line) => nameOf(line) === name)
      return text(name, ...placeAt(moveItem(lines, from, position - 1), position - 1))
    }
  return {
    grabbed: saying(editorTexts.grabbed),
    over: saying(editorTexts.placed),
    dropped: saying(editorTexts.droppedAt),
  }
}
