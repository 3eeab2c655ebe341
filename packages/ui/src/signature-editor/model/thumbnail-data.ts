import type { SignatureInput } from '@org/signature'

const isTyped = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

/** The parts by which layouts differ; each is true where the signature has it. */
const parts: readonly ((data: SignatureInput) => boolean)[] = [
  ({ firstName, lastName }) => isTyped(firstName) || isTyped(lastName),
  ({ positionInCompany, companyName }) => isTyped(positionInCompany) || isTyped(companyName),
  ({ phone, mobile, email, companyWebsite, address, skype }) =>
    [phone, mobile, email, companyWebsite, address, skype].some(isTyped),
  ({ logo, banner }) => Boolean(logo?.media ?? banner?.media),
  ({ social }) => (social?.socialIcons?.length ?? 0) > 0,
]

/** From so many parts on a signature shows by itself what a layout makes of it. */
const enough = 3

/** The data entered for a signature, without its design. */
function given(data: SignatureInput): SignatureInput {
  const { logo, banner, social, customFields, ...rest } = data
  const texts = Object.entries(rest).filter(([, value]) => isTyped(value))
  return {
    ...Object.fromEntries(texts),
    ...(data.fontStyle ? { fontStyle: data.fontStyle } : {}),
    ...(logo?.media ? { logo } : {}),
    ...(banner?.media ? { banner } : {}),
    ...(social?.socialIcons?.length ? { social } : {}),
    ...(customFields?.length ? { customFields } : {}),
  }
}

/**
 * What the thumbnails of the layouts show: the signature once it has enough to tell them apart; before,
 * the sample with what was given of the signature in its place.
 */
export function thumbnailData(
  data: SignatureInput,
  sample: SignatureInput | undefined,
): SignatureInput {
  const has = parts.filter((part) => part(data)).length
  return !sample || has >= enough ? data : { ...sample, ...given(data) }
}
