import { defaultSignatureData, isEmptySignature } from '@org/signature'
import type { FontStyle, SignatureData, SignatureInput } from '@org/signature'

export interface PreviewSources {
  /** Shown while there is nothing of the user's own to show. */
  sample: SignatureInput | undefined
  /** Shown where the signature leaves a field empty. */
  fallback: SignatureInput | undefined
  /** False while nobody has edited yet. */
  hasEdits: boolean
}

/**
 * What the preview shows: the signature, its gaps filled in; or, while it is empty or untouched,
 * the sample in the layout and the type that were chosen already.
 */
export function previewData(
  data: SignatureData,
  { sample, fallback, hasEdits }: PreviewSources,
): { data: SignatureInput; isExample: boolean } {
  if (!sample || (hasEdits && !isEmptySignature(data))) {
    return { data: fallback ? filledIn(data, fallback) : data, isExample: false }
  }
  const { layoutKey, fontStyle } = data
  const styled = isDefault(fontStyle) ? sample : { ...sample, fontStyle }
  return { data: { ...styled, layoutKey }, isExample: true }
}

const texts = [
  'firstName',
  'lastName',
  'positionInCompany',
  'companyName',
  'teamName',
  'phone',
  'mobile',
  'skype',
  'email',
  'address',
  'companyWebsite',
] as const

/** The signature with what it lacks taken from the fallback: texts, logo, banner and networks. */
function filledIn(data: SignatureData, fallback: SignatureInput): SignatureInput {
  const filled: SignatureInput = { ...data }
  for (const name of texts) filled[name] = data[name] || fallback[name]
  for (const kind of ['logo', 'banner'] as const) {
    if (!data[kind].media) filled[kind] = { ...data[kind], media: fallback[kind]?.media }
  }
  if (data.social.socialIcons.length === 0) {
    filled.social = { ...data.social, socialIcons: fallback.social?.socialIcons }
  }
  return filled
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
