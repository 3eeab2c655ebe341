import { completeSignatureData } from '../model/complete.ts'
import { currentSchemaVersion } from '../model/defaults.ts'
import type { SignatureData } from '../model/signature-data.ts'
import type { DataError } from './data-errors.ts'
import { isJson } from './json.ts'
import { migrate, schemaVersionOf } from './migrations.ts'
import { signatureShape } from './shape.ts'

export type ParsedSignature =
  | { readonly ok: true; readonly data: SignatureData }
  | { readonly ok: false; readonly errors: readonly DataError[] }

const refuse = (path: string, message: string): ParsedSignature => ({
  ok: false,
  errors: [{ path, message }],
})

/**
 * Parses signature data from a JSON string or a value, including the older nested form (`{ personal
 * | user, company | organisation, team, banner }`), and fills in defaults. Keeps unknown keys.
 * Returns every error with its path instead of throwing.
 */
export function parseSignatureData(input: unknown): ParsedSignature {
  let value = input
  if (typeof input === 'string') {
    try {
      value = JSON.parse(input)
    } catch {
      return refuse('', 'must be JSON')
    }
  }
  if (!isJson(value)) return refuse('', 'must be an object')
  const version = schemaVersionOf(value)
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0)
    return refuse('schemaVersion', 'must be a whole number')
  if (version > currentSchemaVersion)
    return refuse(
      'schemaVersion',
      `must be ${currentSchemaVersion} or less, not ${version}: a newer program wrote this`,
    )
  const current = migrate(value, version)
  const errors: DataError[] = []
  signatureShape(current, '', errors)
  return errors.length > 0
    ? { ok: false, errors }
    : { ok: true, data: completeSignatureData(current) }
}
