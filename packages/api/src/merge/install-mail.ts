import { deployMail, type DeployMailContent } from '../mail/deploy-mail.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Mail } from '../ports/services.ts'
import { displayName } from '../rules/display-name.ts'
import { iconsBaseUrl, mergedSignature, type SignedPerson } from './merged-signature.ts'
import type { OrganisationContext } from './organisation-context.ts'

/** The parts of an install mail that the caller provides. */
export type InstallMailParts = Pick<
  DeployMailContent,
  'to' | 'message' | 'sender' | 'replyTo' | 'isReminder' | 'testOf' | 'installUrl' | 'messageId'
>

/** Builds the mail with a person's current signature. */
export async function installMail(
  adapters: Adapters,
  context: OrganisationContext,
  person: SignedPerson,
  parts: InstallMailParts,
): Promise<Mail> {
  const { settings } = adapters
  const merged = await mergedSignature(adapters, person)
  return deployMail({
    ...parts,
    firstName: person.user.first_name,
    companyName: context.organisation.name,
    data: merged.data,
    iconsBaseUrl: iconsBaseUrl(settings.publicUrl),
    bannerUrl: merged.bannerUrl,
  })
}

/** Returns a person's mail address with the name. */
export function mailboxOf(user: UserRecord): DeployMailContent['to'] {
  return { address: user.email, name: displayName(user) }
}
