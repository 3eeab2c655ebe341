import { merge } from '@org/app-kit'
import { parseSignatureData, type SignatureData } from '@org/signature'

/**
 * Merges two changes to a stored signature, as JSON. Returns undefined if they conflict or cannot
 * be parsed.
 */
export function mergeStored(base: string, mine: string, theirs: string): string | undefined {
  const parsed = [base, mine, theirs].map((text) => parseSignatureData(text))
  const [start, own, other] = parsed.map((one) => (one.ok ? one.data : undefined))
  if (!start || !own || !other) return undefined
  const { value, contested } = merge<SignatureData>([start, own, other])
  return contested.length === 0 ? JSON.stringify(value) : undefined
}
