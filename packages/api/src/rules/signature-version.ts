import type { SignatureData, Social } from '@org/signature'
import { canonicalJson, hashText } from './hash.ts'
import { withLinkedIn, type Person } from './resolve-signature.ts'

/** Text of the shared part that goes into every member's version; compute it once for many. */
export function versionPrefix(shared: SignatureData): string {
  return hashText(canonicalJson({ ...shared, social: withoutLinkedIn(shared.social) }))
}

/**
 * Version of a person's resolved signature: template, user, team and organisation fields, not the
 * campaign. Equal signatures have equal versions, also after a change was taken back.
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
