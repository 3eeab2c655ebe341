import { cellCharacters, expandedBytes } from './limits.ts'
import { refusals } from './refusals.ts'

/** Lets the text of a cell pass; throws TOO_LARGE when it, or all cells together, are too long. */
export type AdmitCell = (text: string, line: number, column: number) => void

/** Counts the texts of one table as its cells hold them, however often they refer to the same one. */
export function cellLimits(): AdmitCell {
  let characters = 0
  return (text, line, column) => {
    if (text.length > cellCharacters) throw refusals.cell(line, column)
    characters += text.length
    if (characters > expandedBytes) throw refusals.expanded()
  }
}
