import type { Call } from '../../call/call.ts'
import { found } from '../../call/checks.ts'
import { apiError } from '../../contract/errors.ts'
import type { orderOperations } from '../../contract/operations/stock/orders.ts'
import { orderMailJob } from '../../jobs/order-mail-job.ts'
import type { NewJob } from '../../ports/job-queue.ts'
import type { CommandRecord } from '../../ports/stock/orders.ts'
import type { StockRepositories } from '../../ports/stock/repositories.ts'
import { orderNumber } from '../../stock/rules/index.ts'
import { checkOrderable, pairId } from './checks.ts'
import { checkEditable } from './order-access.ts'
import { checkSendable, orderContent } from './order-content.ts'
import { addEvents } from '../../orders/order-events.ts'

type SendCall = Call<(typeof orderOperations)['sendCommand']>

/**
 * Marks an order as sent, and returns it with the job that mails it. The caller must add the job to
 * the queue.
 */
export async function queueOrder(
  call: SendCall,
  stock: StockRepositories,
  row: CommandRecord,
): Promise<{ order: CommandRecord; job: NewJob }> {
  const { adapters, caller, member, body, now } = call
  checkEditable(row)
  await checkOrderable(stock, row.supplier_id)
  const { content, clientNumber: known, products } = await orderContent(stock, row)
  checkSendable(row, content, products)
  const clientNumber = known ?? body.clientNumber
  if (clientNumber === undefined) throw apiError('CLIENT_NUMBER_MISSING')
  if (known === null) await saveClientNumber(stock, row, clientNumber, now)
  const sendCount = row.send_count + 1
  const status = { status: 'sent', is_sending: true, send_error: '' } as const
  const patch = { ...status, send_count: sendCount, updated_at: now }
  const order = found(await stock.commands.update(row.id, patch)) as CommandRecord
  const person = member.display_name
  const event = { person, detail: body.emailAddress }
  await addEvents(adapters, stock, [{ orderId: row.id, kind: 'queued', ...event }])
  const { replyTo, centreName: sender, centre, supplier, lines } = content
  const job = orderMailJob(
    {
      organisationId: row.organisation_id,
      commandId: row.id,
      sendCount,
      emailAddress: body.emailAddress,
      emailSubject: body.emailSubject,
      emailText: body.emailText,
      sender,
      replyTo: replyTo
        ? { address: replyTo, name: sender }
        : { address: caller.user.email, name: person },
      ordonnances: row.ordonnances.map(({ ref, name, type }) => ({ ref, name, type })),
      document: {
        number: orderNumber(row.id),
        date: now,
        centre,
        clientNumber,
        supplier,
        lines: [...lines],
      },
    },
    now,
  )
  return { order, job }
}

async function saveClientNumber(
  { supplierCentres }: StockRepositories,
  { supplier_id, centre_id }: CommandRecord,
  clientNumber: string,
  now: number,
): Promise<void> {
  const id = pairId({ id: supplier_id, centreId: centre_id })
  const values = { client_number: clientNumber, updated_at: now }
  await supplierCentres.insert({ id, supplier_id, centre_id, ...values })
}
