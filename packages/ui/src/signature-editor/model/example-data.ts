import { defaultSignatureData, isEmptySignature } from '@org/signature'
import type { FontStyle, SignatureData, SignatureInput } from '@org/signature'

/**
 * What the preview shows: the signature, or, while it is empty or untouched, the sample in the
 * layout and the type that were chosen already.
 */
export function previewData(
  data: SignatureData,
  { sample, hasEdits }: { sample: SignatureInput | undefined; hasEdits: boolean },
): { data: SignatureInput; isExample: boolean } {
  if (!sample || (hasEdits && !isEmptySignature(data))) return { data, isExample: false }
  const { layoutKey, fontStyle } = data
  const styled = isDefault(fontStyle) ? sample : { ...sample, fontStyle }
  return { data: { ...styled, layoutKey }, isExample: true }
}

function isDefault(style: FontStyle): boolean {
  const { fontStyle } = defaultSignatureData
  return (
    style.fontSize === fontStyle.fontSize &&
    style.fontColor === fontStyle.fontColor &&
    style.fontColor2 === fontStyle.fontColor2 &&
    style.fontFamily === fontStyle.fontFamily
  )
}
