import { mailId } from '../mail/mail-id.ts'
import { installAddress } from '../install/install-key.ts'
import { installMail, mailboxOf } from '../merge/install-mail.ts'
import { contextOf } from '../merge/organisation-context.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { DeployMailEnd } from '../ports/deploy-mails.ts'
import type { ClaimedJob } from '../ports/job-queue.ts'
import { MailRefused } from '../ports/services.ts'
import { deployPayload } from './deploy-job.ts'

/** Builds the mail from the current data and sends it. */
export async function sendDeployMail(
  adapters: Adapters,
  job: ClaimedJob,
): Promise<DeployMailEnd['outcome']> {
  const { repositories, settings, mailer } = adapters
  const { organisationId, userId, ...parts } = deployPayload(job.payload)
  const found = await repositories.within({ organisationId }).people.getWithCampaigns(userId)
  if (!found) return { state: 'gone' }
  const { user, campaigns } = found
  const context = contextOf(found.sources)
  const resolved = context.resolve(user)
  if (!resolved) throw new MailRefused('No signature template choosen')
  const mail = await installMail(
    adapters,
    context,
    { user, resolved, campaigns },
    {
      ...parts,
      to: mailboxOf(user),
      installUrl: installAddress(settings.publicUrl, user, resolved.version),
      messageId: await mailId(adapters.secrets, job.key, organisationId),
    },
  )
  await mailer.send({ ...mail, isBulk: job.mail?.isBulk })
  return { state: 'sent', version: resolved.version, parts: resolved.parts }
}
