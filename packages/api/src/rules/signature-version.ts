import type { SignatureData, Social } from '@org/signature'
import { canonicalJson, hashText } from './hash.ts'
import type { Person } from './resolve-signature.ts'

/** What a version needs of the part of a signature that people share. */
export interface SharedVersion {
  prefix: string
  /** Addresses of the LinkedIn icons. */
  pages: readonly string[]
}

/** Hashes the shared part of a signature. Compute it once for all people who share this part. */
export function sharedVersion(shared: SignatureData): SharedVersion {
  return { prefix: versionPrefix(shared), pages: linkedInPages(shared.social) }
}

/** Returns the addresses of the LinkedIn icons. */
export const linkedInPages = ({ socialIcons }: Social): string[] =>
  socialIcons.filter(({ icon }) => icon === 'linkedin').map(({ url }) => url)

/** Hashes the shared part of a signature, without the addresses of LinkedIn icons. */
export function versionPrefix(shared: SignatureData): string {
  return hashText(canonicalJson({ ...shared, social: withoutLinkedIn(shared.social) }))
}

/**
 * Computes the version of a person's resolved signature. It depends on the template, the user, the
 * team and the organisation, but not on the campaign. Equal signatures have equal versions, so
 * undoing a change restores the earlier version.
 */
export function signatureVersion(
  { prefix, pages }: SharedVersion,
  { first_name, last_name, position, email, phone_number, linkedIn }: Person,
): string {
  const shown = pages.map((page) => (linkedIn === '' ? page : linkedIn))
  const own = [first_name, last_name, position, email, phone_number, ...shown]
  return hashText(prefix + JSON.stringify(own))
}

function withoutLinkedIn(social: Social): Social {
  const socialIcons = social.socialIcons.map((icon) =>
    icon.icon === 'linkedin' ? { ...icon, url: '' } : icon,
  )
  return { ...social, socialIcons }
}
