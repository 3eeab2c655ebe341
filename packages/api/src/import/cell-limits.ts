import { cellCharacters, expandedBytes } from './limits.ts'
import { refusals } from './refusals.ts'

/**
 * Checks the text of a cell. Throws TOO_LARGE when this text is too long, or when all cells
 * together are too long.
 */
export type CheckCell = (text: string, line: number, column: number) => void

/** Creates the check for one table. A shared string counts once for each cell that refers to it. */
export function cellLimits(): CheckCell {
  let characters = 0
  return (text, line, column) => {
    if (text.length > cellCharacters) throw refusals.cell(line, column)
    characters += text.length
    if (characters > expandedBytes) throw refusals.expanded()
  }
}
