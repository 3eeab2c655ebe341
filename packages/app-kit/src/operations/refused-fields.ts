import { ApiError, type Fault } from '@org/api/client'

/** What is said at a field, by its name in the call's body. */
export type FieldRefusals = Readonly<Record<string, string>>

/** Said of a value that no check of the form has found before the server did. */
const refusedValue = 'Cette valeur n’est pas acceptée'

/** Why a save failed: the server refused what stands in these fields. */
export class RefusedError extends Error {
  readonly fields: FieldRefusals

  constructor(message: string, fields: FieldRefusals) {
    super(message)
    this.name = 'RefusedError'
    this.fields = fields
  }
}

/** The fields that the server blames for a failed call; null where it names none. */
export function refusalsIn(error: unknown): FieldRefusals | null {
  if (!(error instanceof ApiError)) return null
  const { type, message, payload } = error
  if (typeof payload !== 'object' || payload === null) return null
  if ('field' in payload && typeof payload.field === 'string') return { [payload.field]: message }
  if (type !== 'VALIDATION' || !('faults' in payload) || !Array.isArray(payload.faults)) return null
  // The server's words are for who writes the call.
  return Object.fromEntries((payload.faults as Fault[]).map(({ path }) => [path, refusedValue]))
}

/** What a form shows at its fields after its save has thrown; for its option `faultsOf`. */
export function refusedFields(thrown: unknown): FieldRefusals | null {
  return thrown instanceof RefusedError ? thrown.fields : null
}
