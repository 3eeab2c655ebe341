import { defaultSignatureData, hasIconAddress } from '@org/signature'
import type { SignatureData, SignatureImage, Social } from '@org/signature'
import type {
  MediaRecord,
  OrganisationRecord,
  TeamRecord,
  TemplateRecord,
  UserRecord,
} from '../ports/records.ts'

/** The person's fields in a signature. */
export type Person = Pick<
  UserRecord,
  | 'first_name'
  | 'last_name'
  | 'position'
  | 'email'
  | 'phone_number'
  | 'mobile_number'
  | 'skype'
  | 'linkedIn'
>

/**
 * Returns the id of the effective template: the user's, else the team's, else the organisation's.
 */
export function templateIdOf(
  user: Pick<UserRecord, 'signature_template_id'>,
  team: Pick<TeamRecord, 'signature_template_id'> | null,
  organisation: Pick<OrganisationRecord, 'signature_template_id'>,
): string | null {
  return (
    user.signature_template_id ?? team?.signature_template_id ?? organisation.signature_template_id
  )
}

/**
 * Resolves the part of a signature that all members of a team share. It contains the values of the
 * template, the team and the organisation, but not those of a person. Stored images have their id
 * and natural size, but no address yet.
 */
export function resolveShared(
  template: Pick<TemplateRecord, 'signature_data'>,
  organisation: OrganisationRecord,
  team: Pick<TeamRecord, 'name' | 'is_global'>,
  media: ReadonlyMap<string, MediaRecord>,
): SignatureData {
  const data = template.signature_data
  const companyName = data.companyName || organisation.name
  return {
    ...data,
    // In the template, these fields only have preview values.
    userName: '',
    firstName: '',
    lastName: '',
    positionInCompany: '',
    email: '',
    phone: '',
    mobile: '',
    skype: '',
    companyName,
    address: data.address || organisation.address,
    companyWebsite: data.companyWebsite || organisation.website_url,
    teamName: team.is_global ? '' : team.name,
    logo: storedImage(withFallback(data.logo, organisation.logo_id), media, companyName),
    banner: storedImage(data.banner, media, companyName),
    social: fillSocial(data.social, organisation),
  }
}

/** Width in pixels at which a company's logo starts in a template. */
const companyLogoWidth = 120

/**
 * Returns a template's logo as wide as the company's logo is shown in its place. The default width
 * counts as never set.
 */
export function withCompanyLogoWidth(logo: SignatureImage): SignatureImage {
  const isSet = !isEmptyImage(logo) || logo.width !== defaultSignatureData.logo.width
  return isSet ? logo : { ...logo, width: companyLogoWidth }
}

/** Fills in the shared part with the values of one employee. */
export function personalise(shared: SignatureData, person: Person): SignatureData {
  return {
    ...shared,
    firstName: person.first_name,
    lastName: person.last_name,
    positionInCompany: person.position,
    email: person.email,
    phone: person.phone_number,
    mobile: person.mobile_number,
    skype: person.skype,
    social: withLinkedIn(shared.social, person.linkedIn),
  }
}

/**
 * Replaces the company's LinkedIn page with that of the person; an empty address changes nothing.
 */
export function withLinkedIn(social: Social, linkedIn: string): Social {
  if (linkedIn === '') return social
  return {
    ...social,
    socialIcons: social.socialIcons.map((icon) =>
      icon.icon === 'linkedin' ? { ...icon, url: linkedIn } : icon,
    ),
  }
}

/** The organisation's social addresses. */
export type SocialAddresses = Pick<
  OrganisationRecord,
  'facebook' | 'instagram' | 'twitter' | 'linkedin' | 'google_play_url' | 'appstore_url'
>

/**
 * Replaces missing or incomplete social addresses of the template with those of the organisation.
 */
export function fillSocial(social: Social, organisation: SocialAddresses): Social {
  const addresses: Record<string, string> = {
    facebook: organisation.facebook,
    instagram: organisation.instagram,
    twitter: organisation.twitter,
    x: organisation.twitter,
    linkedin: organisation.linkedin,
    googleplay: organisation.google_play_url,
    appstore: organisation.appstore_url,
  }
  return {
    ...social,
    socialIcons: social.socialIcons.map((icon) => ({
      ...icon,
      url: hasIconAddress(icon) ? icon.url : (addresses[icon.icon] ?? ''),
    })),
  }
}

function withFallback(image: SignatureImage, mediaId: string | null): SignatureImage {
  return isEmptyImage(image) ? { ...image, mediaId } : image
}

const isEmptyImage = (image: SignatureImage) => image.mediaId === null && !image.media?.src

function storedImage(
  image: SignatureImage,
  media: ReadonlyMap<string, MediaRecord>,
  alt: string,
): SignatureImage {
  if (image.mediaId === null) return image
  const record = media.get(image.mediaId)
  if (!record) return { ...image, media: null, mediaId: null }
  const { id, type, width, height } = record
  return {
    ...image,
    media: { src: '', id, type, width, height, alt: image.media?.alt || alt },
  }
}
