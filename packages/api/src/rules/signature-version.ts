import type { SignatureData, Social } from '@org/signature'
import { canonicalJson, hashText } from './hash.ts'
import { withLinkedIn, type Person } from './resolve-signature.ts'

/**
 * Hashes the shared part of a signature. Pass the result as the `prefix` of `signatureVersion`.
 * Compute it once for all people who share this part.
 */
export function versionPrefix(shared: SignatureData): string {
  return hashText(canonicalJson({ ...shared, social: withoutLinkedIn(shared.social) }))
}

/**
 * Computes the version of a person's resolved signature. It depends on the template, the user, the
 * team and the organisation, but not on the campaign. Equal signatures have equal versions, so
 * undoing a change restores the earlier version.
 */
export function signatureVersion(prefix: string, shared: SignatureData, person: Person): string {
  const { first_name, last_name, position, email, phone_number, linkedIn } = person
  const linkedInUrls = withLinkedIn(shared.social, linkedIn)
    .socialIcons.filter((icon) => icon.icon === 'linkedin')
    .map((icon) => icon.url)
  const own = [first_name, last_name, position, email, phone_number, ...linkedInUrls]
  return hashText(prefix + JSON.stringify(own))
}

function withoutLinkedIn(social: Social): Social {
  const socialIcons = social.socialIcons.map((icon) =>
    icon.icon === 'linkedin' ? { ...icon, url: '' } : icon,
  )
  return { ...social, socialIcons }
}
