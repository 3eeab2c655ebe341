import { mailId } from '../mail/mail-id.ts'
import { ordonnanceKey } from '../orders/ordonnances.ts'
import { mailPage } from '../mail/mail-page.ts'
import { singleLine } from '../mail/mail-parts.ts'
import { markup } from '../markup/markup.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { ClaimedJob } from '../ports/job-queue.ts'
import type { MailAttachment } from '../ports/services.ts'
import type { JobRunner } from './job-runner.ts'
import { type OrderMailPayload, orderMailPayload } from './order-mail-job.ts'
import { lockSentOrder, recordOrderOutcome } from './record-order-outcome.ts'

/** Mails an order to its supplier. */
export const orderMailJobRunner: JobRunner = {
  failure: 'order mail failed',
  run: async (adapters, job) => {
    const reason = await reasonNotToSend(adapters, orderMailPayload(job.payload))
    if (reason === 'gone') return () => drop(adapters, job)
    if (reason !== null) return () => end(adapters, job, reason)
    await send(adapters, job)
    // If this step fails, the lease expires and the mail goes out twice, with the same message id.
    return () => end(adapters, job, null)
  },
  giveUp: (adapters, job, reason) => end(adapters, job, reason),
}

/**
 * Returns why the mail must not go out although it is queued: `gone` if the order was received,
 * deleted or sent again in the meantime, a sentence if its centre is archived. Null to send it.
 */
async function reasonNotToSend(
  { repositories }: Adapters,
  { organisationId, commandId, sendCount }: OrderMailPayload,
): Promise<string | null> {
  const { stock } = repositories.within({ organisationId })
  const [order] = await stock.commands.all({ id: commandId })
  if (order?.status !== 'sent' || order.send_count !== sendCount) return 'gone'
  const [centre] = await stock.centres.all({ id: order.centre_id })
  return centre?.is_archived ? `${centre.name} est archivé` : null
}

/** Ends a job whose mail is no longer wanted. */
async function drop({ repositories, log }: Adapters, job: ClaimedJob): Promise<void> {
  const isOurs = await repositories.transaction((inside) => inside.jobs.complete(job))
  if (!isOurs) log.write('warn', 'job lease lost', { job: job.key })
}

async function send(adapters: Adapters, job: ClaimedJob): Promise<void> {
  const payload = orderMailPayload(job.payload)
  const { emailAddress, emailSubject, emailText, sender, replyTo } = payload
  const subject = singleLine(emailSubject)
  const lines = emailText.split(/\r?\n/).map((line) => markup`${line}<br />`)
  await adapters.mailer.send({
    to: { address: emailAddress, name: payload.document.supplier.name },
    fromName: singleLine(sender),
    replyTo,
    subject,
    html: mailPage(subject, markup`<p style="margin:0">${lines}</p>`),
    text: emailText,
    attachments: [
      await orderFile(adapters, payload),
      ...(await ordonnanceFiles(adapters, payload)),
    ],
    messageId: await mailId(adapters.secrets, job.key, payload.organisationId),
  })
}

async function orderFile(
  { orderDocuments }: Adapters,
  { document, ordonnances }: OrderMailPayload,
): Promise<MailAttachment> {
  const bytes = await orderDocuments.orderPdf({
    ...document,
    ordonnances: ordonnances.map(({ name }) => name),
  })
  return { name: `commande-${document.number}.pdf`, type: 'application/pdf', bytes }
}

async function ordonnanceFiles(
  { mediaStore }: Adapters,
  { organisationId, commandId, ordonnances }: OrderMailPayload,
): Promise<MailAttachment[]> {
  const place = { organisationId, commandId }
  return Promise.all(
    ordonnances.map(async ({ ref, name, type }) => {
      const file = await mediaStore.get(ordonnanceKey(place, ref))
      if (!file) throw new Error(`The ordonnance ${ref} is missing`)
      return { name, type, bytes: file.bytes }
    }),
  )
}

/** Ends the job and records the outcome in one transaction. */
async function end(adapters: Adapters, job: ClaimedJob, failure: string | null): Promise<void> {
  const payload = orderMailPayload(job.payload)
  await adapters.repositories.transaction(async (inside) => {
    const isOurs =
      failure === null ? await inside.jobs.complete(job) : await inside.jobs.fail(job, failure)
    if (!isOurs) {
      adapters.log.write('warn', 'job lease lost', { job: job.key })
      return
    }
    const order = await lockSentOrder(inside, payload)
    if (!order) return
    const outcome =
      failure === null
        ? ({ kind: 'mailed', detail: payload.emailAddress } as const)
        : ({ kind: 'mail_failed', detail: failure } as const)
    await recordOrderOutcome(adapters, inside, order, outcome)
  })
}
