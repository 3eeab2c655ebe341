import { installAddress } from '../install/install-key.ts'
import { installMail, mailboxOf } from '../merge/install-mail.ts'
import { contextOf } from '../merge/organisation-context.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { ClaimedJob } from '../ports/job-queue.ts'
import { MailRefused } from '../ports/services.ts'
import type { VersionParts } from '../rules/version-parts.ts'
import { deployPayload } from './deploy-job.ts'

/** The result of an attempt to send a deploy mail. */
export type Sending =
  /** The mail server accepted it; `version` is the version that was mailed. */
  | {
      state: 'sent'
      userId: string
      organisationId: string
      version: string
      parts: VersionParts
    }
  /** The person is no longer an employee. */
  | { state: 'gone' }

/** Builds the mail from the current data and sends it. */
export async function sendDeployMail(adapters: Adapters, job: ClaimedJob): Promise<Sending> {
  const { repositories, settings, mailer } = adapters
  const { organisationId, userId, message, sender, isReminder } = deployPayload(job.payload)
  const found = await repositories.within({ organisationId }).people.get(userId)
  if (!found) return { state: 'gone' }
  const { user } = found
  const context = contextOf(found.sources)
  const resolved = context.resolve(user)
  if (!resolved) throw new MailRefused('No signature template choosen')
  await mailer.send(
    await installMail(adapters, context, user, resolved, {
      to: mailboxOf(user),
      message,
      sender,
      isReminder,
      installUrl: installAddress(settings.publicUrl, user, resolved.version),
      messageId: job.key,
    }),
  )
  const { version, parts } = resolved
  return { state: 'sent', userId, organisationId, version, parts }
}
