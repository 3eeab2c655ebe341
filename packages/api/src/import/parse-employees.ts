import type { EmployeesRequest } from '../ports/table-parser.ts'
import type { Pause } from './pause.ts'
import { previewEmployees } from './preview-employees.ts'
import { readEmployees } from './read-employees.ts'

/**
 * Parses a file into the JSON of the response, in UTF-8: an array of `ImportedUser`, or a
 * `UserImportPreview`. Employees are encoded one by one, so that memory never holds the JSON of all
 * of them as one string.
 *
 * Rejects with the errors of `readSheet`.
 */
export async function parseEmployees(
  file: Uint8Array,
  { result, ...request }: EmployeesRequest,
  pause?: Pause,
): Promise<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  if (result === 'preview') {
    return encoder.encode(JSON.stringify(await previewEmployees(file, request.sheetName, pause)))
  }
  const employees = await readEmployees(file, request, pause)
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
