import { deployMail, type DeployMailContent } from '../mail/deploy-mail.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Mail } from '../ports/services.ts'
import { displayName } from '../rules/display-name.ts'
import { iconsBaseUrl, mergedSignature } from './merged-signature.ts'
import type { OrganisationContext, ResolvedSignature } from './organisation-context.ts'

/** The parts of an install mail that the caller provides. */
export type InstallMailParts = Pick<
  DeployMailContent,
  'to' | 'message' | 'sender' | 'isReminder' | 'testOf' | 'installUrl' | 'messageId'
>

/** Builds the mail with a person's current signature. */
export async function installMail(
  adapters: Adapters,
  context: OrganisationContext,
  user: UserRecord,
  resolved: ResolvedSignature,
  parts: InstallMailParts,
): Promise<Mail> {
  const { repositories, settings } = adapters
  const merged = await mergedSignature(adapters, repositories, context, user, resolved)
  return deployMail({
    ...parts,
    firstName: user.first_name,
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
