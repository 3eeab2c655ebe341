import { recordAct } from '../audit/record-act.ts'
import { auditedTransaction } from '../audit/audited-transaction.ts'
import type { billingOperations } from '../contract/operations/billing.ts'
import { ensureBilling, paymentsOf } from '../payments/billing-of.ts'
import { cardWork } from '../payments/card-work.ts'
import { refreshBilling } from '../payments/refresh-billing.ts'
import { PaymentRefused } from '../ports/payments.ts'
import type { HandlersOf } from '../call/call.ts'
import { checkOrganisation } from '../call/checks.ts'
import { runAlone } from '../call/run-alone.ts'
import { take } from '../call/take.ts'
import { readOrganisation } from './organisation.ts'

/**
 * Maximum card attempts per organisation and hour. More would suggest that someone is testing
 * stolen cards.
 */
const setupsAnHour = 20

export const billingHandlers: HandlersOf<typeof billingOperations> = {
  async resetPaymentMethod(call) {
    const { adapters, caller, path, repositories } = call
    checkOrganisation(caller, path.id)
    const payments = paymentsOf(adapters)
    const scoped = repositories.within(caller.scope)
    const billing = await scoped.billing.get()
    if (billing) {
      await runAlone(adapters, path.id, cardWork, () => payments.forgetCards(billing.customer_id))
      await refreshBilling(adapters, payments, path.id, (inside) =>
        recordAct(call, inside, { action: 'card_removed' }),
      )
    }
    return readOrganisation(adapters, scoped, caller.user)
  },

  async getPlan({ adapters, caller, path }) {
    checkOrganisation(caller, path.id)
    return paymentsOf(adapters).plan()
  },

  async listInvoices({ adapters, caller, path, repositories }) {
    checkOrganisation(caller, path.id)
    const payments = paymentsOf(adapters)
    const billing = await repositories.within(caller.scope).billing.get()
    const data = billing ? await payments.invoices(billing.customer_id) : []
    return { data, total: data.length }
  },

  async getSetupIntentKey({ adapters, caller, repositories }) {
    const payments = paymentsOf(adapters)
    const key = `card:${caller.user.organisation_id}`
    await take(adapters.limiter, [{ key, limit: setupsAnHour, windowSeconds: 3600 }])
    const scoped = repositories.within(caller.scope)
    const { customer_id } = await ensureBilling(payments, scoped, caller.user)
    return { client_secret: await payments.setupSecret(customer_id) }
  },

  async updatePaymentMethod(call) {
    const { adapters, caller, body, repositories } = call
    const payments = paymentsOf(adapters)
    const organisationId = caller.user.organisation_id
    const scoped = repositories.within(caller.scope)
    const { customer_id } = await ensureBilling(payments, scoped, caller.user)
    try {
      await runAlone(adapters, organisationId, cardWork, () =>
        payments.subscribe(customer_id, body.payment_method),
      )
    } catch (error) {
      if (error instanceof PaymentRefused) {
        const refused = { outcome: 'refused', reason: 'PAYMENT_REFUSED' } as const
        await auditedTransaction(adapters, (inside) =>
          recordAct(call, inside, { action: 'card_saved', ...refused }),
        )
      }
      throw error
    }
    await refreshBilling(adapters, payments, organisationId, (inside) =>
      recordAct(call, inside, { action: 'card_saved' }),
    )
    return { success: true } as const
  },
}
