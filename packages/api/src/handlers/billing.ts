import type { billingOperations } from '../contract/operations/billing.ts'
import { ensureBilling, paymentsOf } from '../payments/billing-of.ts'
import { refreshBilling } from '../payments/refresh-billing.ts'
import type { HandlersOf } from '../program/call.ts'
import { checkOrganisation } from '../program/checks.ts'
import { runAlone } from '../program/run-alone.ts'
import { take } from '../program/take.ts'
import { readOrganisation } from './organisation.ts'

/**
 * Two cards that are saved at once would each find no subscription, start one, and take the other's
 * card away.
 */
const cardWork = 'card'

/** Cards that an organisation may try in an hour: whoever tries more tries stolen ones. */
const setupsAnHour = 20

export const billingHandlers: HandlersOf<typeof billingOperations> = {
  async resetPaymentMethod({ adapters, caller, path, repositories }) {
    checkOrganisation(caller, path.id)
    const payments = paymentsOf(adapters)
    const scoped = repositories.within(caller.scope)
    const billing = await scoped.billing.get()
    if (billing) {
      await runAlone(adapters, path.id, cardWork, () => payments.forgetCards(billing.customer_id))
      await refreshBilling(payments, scoped.billing)
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

  async updatePaymentMethod({ adapters, caller, body, repositories }) {
    const payments = paymentsOf(adapters)
    const scoped = repositories.within(caller.scope)
    const { customer_id } = await ensureBilling(payments, scoped, caller.user)
    await runAlone(adapters, caller.user.organisation_id, cardWork, () =>
      payments.subscribe(customer_id, body.payment_method),
    )
    await refreshBilling(payments, scoped.billing)
    return { success: true } as const
  },
}
