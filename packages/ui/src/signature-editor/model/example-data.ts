import { defaultSignatureData, isEmptySignature } from '@org/signature'
import type { FontStyle, SignatureData, SignatureInput } from '@org/signature'

export interface PreviewSources {
  /** The sample, shown while the user has entered nothing. */
  sample: SignatureInput | undefined
  /** The signature as recipients see it, with defaults filled in. Default: the data itself. */
  filled: SignatureInput | undefined
  /** False before the first edit. */
  hasEdits: boolean
}

/**
 * Returns what the preview shows: the signature as recipients see it or, while the signature is
 * empty or unedited, the sample in the selected layout and font style.
 */
export function previewData(
  data: SignatureData,
  { sample, filled, hasEdits }: PreviewSources,
): { data: SignatureInput; isExample: boolean } {
  if (!sample || (hasEdits && !isEmptySignature(data))) {
    return { data: filled ?? data, isExample: false }
  }
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
