import type { SignatureInput } from '@org/signature'

const isTyped = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

/** Predicates for the parts by which layouts differ: true if the signature has the part. */
const parts: readonly ((data: SignatureInput) => boolean)[] = [
  ({ firstName, lastName }) => isTyped(firstName) || isTyped(lastName),
  ({ positionInCompany, companyName }) => isTyped(positionInCompany) || isTyped(companyName),
  ({ phone, mobile, email, companyWebsite, address, skype }) =>
    [phone, mobile, email, companyWebsite, address, skype].some(isTyped),
  ({ logo, banner }) => Boolean(logo?.media ?? banner?.media),
  ({ social }) => (social?.socialIcons?.length ?? 0) > 0,
]

/** Minimum number of parts with which a signature alone shows how layouts differ. */
const enoughParts = 3

/** Returns the entered text, images and lists without the empty ones. */
function enteredData(data: SignatureInput): SignatureInput {
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
 * Returns what the layout thumbnails show: the signature once it has enough parts to tell layouts
 * apart; before that, the sample, in which the entered data replaces the sample's own.
 */
export function thumbnailData(
  data: SignatureInput,
  sample: SignatureInput | undefined,
): SignatureInput {
  const count = parts.filter((part) => part(data)).length
  return !sample || count >= enoughParts ? data : { ...sample, ...enteredData(data) }
}
