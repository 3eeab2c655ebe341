import { installAddress } from '../install/install-key.ts'
import { deployMail } from '../mail/deploy-mail.ts'
import { iconsBaseUrl, mergedSignature } from '../merge/merged-signature.ts'
import { contextOf } from '../merge/organisation-context.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { ClaimedJob } from '../ports/job-queue.ts'
import { MailRefused } from '../ports/services.ts'
import { displayName } from '../views/user-view.ts'
import { deployPayload } from './deploy-job.ts'

/** What became of an attempt to mail somebody. */
export type Sending =
  /** The mail server took it; `version` is what the person got. */
  | { state: 'sent'; userId: string; organisationId: string; version: string }
  /** The person is not an employee any more. */
  | { state: 'gone' }

/** Builds the mail from what is current now and hands it to the mail server. */
export async function sendDeployMail(adapters: Adapters, job: ClaimedJob): Promise<Sending> {
  const { repositories, settings, mailer } = adapters
  const { organisationId, userId, message, sender } = deployPayload(job.payload)
  const found = await repositories.within({ organisationId }).people.get(userId)
  if (!found) return { state: 'gone' }
  const { user } = found
  const context = contextOf(found.sources)
  const resolved = context.resolve(user)
  if (!resolved) throw new MailRefused('No signature template choosen')
  const merged = await mergedSignature(adapters, repositories, context, user, resolved)
  await mailer.send(
    deployMail({
      to: { address: user.email, name: displayName(user) },
      firstName: user.first_name,
      companyName: context.organisation.name,
      message,
      sender,
      data: merged.data,
      iconsBaseUrl: iconsBaseUrl(settings.publicUrl),
      bannerUrl: merged.bannerUrl,
      installUrl: installAddress(settings.publicUrl, user, resolved.version),
      messageId: job.key,
    }),
  )
  return { state: 'sent', userId, organisationId, version: resolved.version }
}
