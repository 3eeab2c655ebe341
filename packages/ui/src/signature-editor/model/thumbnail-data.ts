import type { SignatureInput } from '@org/signature'

const isTyped = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

/**
 * Predicates for the parts that layouts arrange differently. Each returns true if the signature has
 * the part.
 */
const parts: readonly ((data: SignatureInput) => boolean)[] = [
  ({ firstName, lastName }) => isTyped(firstName) || isTyped(lastName),
  ({ positionInCompany, companyName }) => isTyped(positionInCompany) || isTyped(companyName),
  ({ phone, mobile, email, companyWebsite, address, skype }) =>
    [phone, mobile, email, companyWebsite, address, skype].some(isTyped),
  ({ logo, banner }) => Boolean(logo?.media ?? banner?.media),
  ({ social }) => (social?.socialIcons?.length ?? 0) > 0,
]

/** Minimum number of parts that a signature needs in order to show how layouts differ. */
const enoughParts = 3

/** Returns only the data that the user has entered: text, images, lists and the font style. */
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
 * Returns what the layout thumbnails show. This is the signature if it has enough parts to tell
 * layouts apart. Otherwise it is the sample, in which the user's own data replaces the sample data.
 */
export function thumbnailData(
  data: SignatureInput,
  sample: SignatureInput | undefined,
): SignatureInput {
  const count = parts.filter((part) => part(data)).length
  return !sample || count >= enoughParts ? data : { ...sample, ...enteredData(data) }
}
