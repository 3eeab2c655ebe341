import { moveItem, type SortableLabels } from '@org/ui/sortable'
import { editorTexts } from '../texts.ts'
import type { Line } from './bloc-changes.ts'

/** Returns the bloc and the place in it, both from 1, of a line. */
function placeAt(lines: readonly Line[], index: number): [bloc: number, place: number] {
  const above = lines.slice(0, index + 1)
  const head = above.findLastIndex(({ kind }) => kind === 'bloc')
  return [above.filter(({ kind }) => kind === 'bloc').length, index - head]
}

/** The announcements of moved exercises, which tell the bloc and the place in it. */
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
