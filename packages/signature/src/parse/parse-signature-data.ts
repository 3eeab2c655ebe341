import { completeSignatureData } from '../model/complete.ts'
import type { SignatureData } from '../model/signature-data.ts'

/** Something in the given data that is not as it must be. */
export interface Fault {
  /** Where, as in `social.socialIcons[2].url`; empty for the whole. */
  readonly path: string
  readonly message: string
}

export type ParsedSignature =
  | { readonly ok: true; readonly data: SignatureData }
  | { readonly ok: false; readonly faults: readonly Fault[] }

/** Reads a JSON string or a value as signature data. */
export function parseSignatureData(input: unknown): ParsedSignature {
  let value = input
  if (typeof input === 'string') {
    try {
      value = JSON.parse(input)
    } catch (error) {
      return { ok: false, faults: [{ path: '', message: `is not JSON: ${String(error)}` }] }
    }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { ok: false, faults: [{ path: '', message: 'must be an object' }] }
  return { ok: true, data: completeSignatureData(value) }
}
