import { isEmptySignature } from '@org/signature'
import type { SignatureData, SignatureInput } from '@org/signature'

/**
 * What the preview shows: the signature, or, while it is empty or untouched, the sample in the
 * layout and the type that are chosen already.
 */
export function previewData(
  data: SignatureData,
  { sample, hasEdits }: { sample: SignatureInput | undefined; hasEdits: boolean },
): { data: SignatureInput; isExample: boolean } {
  if (!sample || (hasEdits && !isEmptySignature(data))) return { data, isExample: false }
  return {
    data: { ...sample, layoutKey: data.layoutKey, fontStyle: data.fontStyle },
    isExample: true,
  }
}
