import {
  fillSocial,
  type Organisation,
  type User,
  withCompanyLogoWidth,
  withLinkedIn,
} from '@org/api/client'
import {
  completeSignatureData,
  type Media,
  parseSignatureData,
  type SignatureData,
  type SignatureImage,
} from '@org/signature'

/** Parses a stored signature. Returns an empty signature if it is invalid. */
export function parseStoredSignature(signatureData: string): SignatureData {
  const parsed = parseSignatureData(signatureData)
  return parsed.ok ? parsed.data : completeSignatureData({})
}

/** The person for whom a signature is previewed, and the company that provides missing values. */
export interface PreviewSubject {
  user: User | null
  organisation: Organisation | null
  /** The company's logo with its size, once loaded. */
  logo: Media | null
}

/** Fills in a signature with the person's data. The company's data replace missing values. */
export function previewFor(data: SignatureData, subject: PreviewSubject): SignatureData {
  const { user, organisation, logo } = subject
  const companyName = data.companyName || (organisation?.name ?? '')
  return {
    ...data,
    firstName: user?.first_name || data.firstName,
    lastName: user?.last_name || data.lastName,
    positionInCompany: user?.position || data.positionInCompany,
    phone: user?.phone_number || data.phone,
    mobile: user?.mobile_number || data.mobile,
    skype: user?.skype || data.skype,
    email: user?.email ?? data.email,
    companyName,
    address: data.address || (organisation?.address ?? ''),
    companyWebsite: data.companyWebsite || (organisation?.website_url ?? ''),
    logo: data.logo.media || !logo ? data.logo : companyLogo(withCompanyLogoWidth(data.logo), logo),
    banner: namedBanner({ ...data, companyName }),
    social: withLinkedIn(
      organisation ? fillSocial(data.social, organisation) : data.social,
      user?.linkedIn ?? '',
    ),
  }
}

/**
 * Maximum resolution at which the server sends a stored logo, in image pixels per displayed pixel.
 */
const maxDensity = 3

/**
 * Returns the company's logo at the resolution that the server sends. At its original size, the
 * checks would report it as too large, and the user could not fix that in the signature editor.
 */
function companyLogo(logo: SignatureImage, media: Media): SignatureImage {
  const width = Math.min(media.width, logo.width * maxDensity)
  return { ...logo, media: { ...media, width, height: (media.height * width) / media.width } }
}

/**
 * Uses the company's name as the alternative text of a stored banner that has none, as the server
 * does.
 */
export function namedBanner({ banner, companyName }: SignatureData): SignatureImage {
  const { media, mediaId } = banner
  // A local image counts as stored, since saving the signature will store it.
  const isStored = mediaId !== null || media?.local === true
  return media && isStored && !media.alt
    ? { ...banner, media: { ...media, alt: companyName } }
    : banner
}

/**
 * Returns the signature that a person gets. Unlike `previewFor`, it has no preview values of the
 * template. `teamName` is '' for the team of the whole company.
 */
export const personPreview = (
  data: SignatureData,
  teamName: string,
  subject: PreviewSubject,
): SignatureData => previewFor({ ...data, ...noPerson, teamName }, subject)

/** The fields that each person has. */
const noPerson = {
  firstName: '',
  lastName: '',
  positionInCompany: '',
  phone: '',
  mobile: '',
  skype: '',
  email: '',
}

/**
 * Returns a signature as the editor previews it. Values typed into the signature take precedence
 * over the person's data, so that users see what they type, although no recipient gets these
 * values.
 */
export function editedPreview(data: SignatureData, subject: PreviewSubject): SignatureData {
  const shown = previewFor(data, subject)
  return {
    ...shown,
    firstName: data.firstName || shown.firstName,
    lastName: data.lastName || shown.lastName,
    positionInCompany: data.positionInCompany || shown.positionInCompany,
    phone: data.phone || shown.phone,
    mobile: data.mobile || shown.mobile,
    skype: data.skype || shown.skype,
    email: data.email || shown.email,
  }
}
