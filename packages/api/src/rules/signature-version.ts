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
export function signatureVersion({ prefix, pages }: SharedVersion, person: Person): string {
  const shown = pages.map((page) => (person.linkedIn === '' ? page : person.linkedIn))
  return hashText(prefix + JSON.stringify([...ownFields(person), ...shown]))
}

/**
 * Lists the values of a person's own fields, without the LinkedIn page. Mobile and Skype count only
 * if there is one, so that versions from before these fields stay the same.
 */
export function ownFields(person: Person): string[] {
  const { first_name, last_name, position, email, phone_number, mobile_number, skype } = person
  const fields = [first_name, last_name, position, email, phone_number]
  return mobile_number === '' && skype === '' ? fields : [...fields, mobile_number, skype]
}

function withoutLinkedIn(social: Social): Social {
  const socialIcons = social.socialIcons.map((icon) =>
    icon.icon === 'linkedin' ? { ...icon, url: '' } : icon,
  )
  return { ...social, socialIcons }
}
