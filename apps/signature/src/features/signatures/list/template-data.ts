import { fillSocial, type Organisation, type User, withLinkedIn } from '@org/api/client'
import {
  completeSignatureData,
  type Media,
  parseSignatureData,
  type SignatureData,
  type SignatureImage,
} from '@org/signature'

/** The signature of a stored template; one that cannot be read shows as an empty signature. */
export function templateData(signatureData: string): SignatureData {
  const parsed = parseSignatureData(signatureData)
  return parsed.ok ? parsed.data : completeSignatureData({})
}

/** Whom a template is shown for: the person and, for what it leaves open, the company. */
export interface PreviewSubject {
  user: User | null
  organisation: Organisation | null
  /** The company's logo with its size, once that is known. */
  logo: Media | null
}

/** A template as it looks for a person. */
export function previewFor(data: SignatureData, subject: PreviewSubject): SignatureData {
  const { user, organisation, logo } = subject
  const companyName = data.companyName || (organisation?.name ?? '')
  return {
    ...data,
    firstName: user?.first_name || data.firstName,
    lastName: user?.last_name || data.lastName,
    positionInCompany: user?.position || data.positionInCompany,
    phone: user?.phone_number || data.phone,
    email: user?.email ?? data.email,
    companyName,
    address: data.address || (organisation?.address ?? ''),
    companyWebsite: data.companyWebsite || (organisation?.website_url ?? ''),
    logo: data.logo.media || !logo ? data.logo : companyLogo(data.logo, logo),
    banner: namedBanner({ ...data, companyName }),
    social: withLinkedIn(
      organisation ? fillSocial(data.social, organisation) : data.social,
      user?.linkedIn ?? '',
    ),
  }
}

/** Pixels for each one that is shown, at most, in which the server sends a stored logo. */
const mostDensity = 3

/**
 * The company's logo with no more pixels than it is sent with: its own size would be found too large,
 * and nobody could fix that in a template.
 */
function companyLogo(logo: SignatureImage, media: Media): SignatureImage {
  const width = Math.min(media.width, logo.width * mostDensity)
  return { ...logo, media: { ...media, width, height: (media.height * width) / media.width } }
}

/** As the server does it: a stored banner without a text of its own is named after the company. */
export function namedBanner({ banner, companyName }: SignatureData): SignatureImage {
  const { media, mediaId } = banner
  // What this browser keeps is stored by saving it.
  const isStored = mediaId !== null || media?.local === true
  return media && isStored && !media.alt
    ? { ...banner, media: { ...media, alt: companyName } }
    : banner
}

/**
 * A template as the editor shows it. Its own example of a person comes first, which nobody else
 * ever receives, so that typing there is seen; all else is what the person gets.
 */
export function editedPreview(data: SignatureData, subject: PreviewSubject): SignatureData {
  const shown = previewFor(data, subject)
  return {
    ...shown,
    firstName: data.firstName || shown.firstName,
    lastName: data.lastName || shown.lastName,
    positionInCompany: data.positionInCompany || shown.positionInCompany,
    phone: data.phone || shown.phone,
    email: data.email || shown.email,
  }
}
