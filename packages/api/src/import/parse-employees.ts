import type { ColumnRule } from '../ports/table-parser.ts'
import type { Pause } from './pause.ts'
import { readEmployees, readEmployeesInOrder } from './read-employees.ts'

/**
 * The employees of a file as the JSON that is answered: an array of `ImportedUser`, UTF-8. Employees
 * are written one by one, so that no text of them all is ever in memory.
 *
 * Rejects as `readSheet` does.
 */
export async function parseEmployees(
  file: Uint8Array,
  columns: ColumnRule,
  pause?: Pause,
): Promise<Uint8Array<ArrayBuffer>> {
  const read = columns === 'fixed' ? readEmployeesInOrder : readEmployees
  const employees = await read(file, pause)
  const encoder = new TextEncoder()
  const pieces = employees.map((employee, at) =>
    encoder.encode(`${at === 0 ? '' : ','}${JSON.stringify(employee)}`),
  )
  return joined([encoder.encode('['), ...pieces, encoder.encode(']')])
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}
