import { merge } from '@org/app-kit'
import { parseSignatureData, type SignatureData } from '@org/signature'

/** Two changes of a stored signature, merged as JSON; undefined if they contradict each other. */
export function mergeStored(base: string, mine: string, theirs: string): string | undefined {
  const parsed = [base, mine, theirs].map((text) => parseSignatureData(text))
  const [start, own, other] = parsed.map((one) => (one.ok ? one.data : undefined))
  if (!start || !own || !other) return undefined
  const { value, contested } = merge<SignatureData>([start, own, other])
  return contested.length === 0 ? JSON.stringify(value) : undefined
}
