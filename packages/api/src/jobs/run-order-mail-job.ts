import { ordonnanceKey } from '../orders/ordonnances.ts'
import { addEvents } from '../orders/order-events.ts'
import { mailPage } from '../mail/mail-page.ts'
import { singleLine } from '../mail/mail-parts.ts'
import { markup } from '../markup/markup.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { ClaimedJob } from '../ports/job-queue.ts'
import type { MailAttachment } from '../ports/services.ts'
import type { CommandRecord } from '../ports/stock/orders.ts'
import type { JobRunner } from './job-runner.ts'
import { type OrderMailPayload, orderMailPayload } from './order-mail-job.ts'

/** Mails an order to its supplier. */
export const orderMailJobRunner: JobRunner = {
  failure: 'order mail failed',
  run: async (adapters, job) => {
    await send(adapters, job)
    // If this step fails, the lease expires and the mail goes out twice, with the same message id.
    return () => end(adapters, job, null)
  },
  giveUp: (adapters, job, reason) => end(adapters, job, reason),
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
    messageId: job.key,
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

/**
 * Ends the job and records the outcome in one transaction. After the final failure, the order can
 * be edited and sent again, unless it was received in the meantime.
 */
async function end(adapters: Adapters, job: ClaimedJob, failure: string | null): Promise<void> {
  const { organisationId, commandId, sendCount, emailAddress } = orderMailPayload(job.payload)
  await adapters.repositories.transaction(async (inside) => {
    const isOurs =
      failure === null ? await inside.jobs.complete(job) : await inside.jobs.fail(job, failure)
    if (!isOurs) {
      adapters.log.write('warn', 'job lease lost', { job: job.key })
      return
    }
    const { stock } = inside.within({ organisationId })
    const known = (await stock.commands.all({ id: commandId }))[0]
    if (!known) return
    // Locks the centre before the order, as all other calls do.
    await stock.centres.get(known.centre_id)
    const order = await stock.commands.get(commandId)
    if (order?.send_count !== sendCount) return
    await stock.commands.update(order.id, outcomeOf(order, failure))
    const kind = failure === null ? 'mailed' : 'mail_failed'
    await addEvents(adapters, stock, [{ orderId: order.id, kind, detail: failure ?? emailAddress }])
  })
}

function outcomeOf({ status }: CommandRecord, failure: string | null): Partial<CommandRecord> {
  if (failure === null) return { is_sending: false }
  const next = status === 'sent' ? 'created' : status
  return { is_sending: false, send_error: failure, status: next }
}
