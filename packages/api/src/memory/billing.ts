import type { PaymentEventRepository, ScopedBilling } from '../ports/billing.ts'
import type { Scope } from '../ports/repositories.ts'
import { DuplicateError } from '../ports/table.ts'
import type { Store } from './store.ts'

export function memoryBilling(store: Store, { organisationId }: Scope): ScopedBilling {
  return {
    get: async () => store.state.billing.get(organisationId) ?? null,
    insert: (row) =>
      store.write(() => {
        if (store.state.billing.has(organisationId)) throw new DuplicateError('organisation_id')
        const inserted = { ...row, organisation_id: organisationId, revision: 1 }
        store.state.billing.set(organisationId, inserted)
        return inserted
      }),
    update: (state, ifRevision) =>
      store.write(() => {
        const row = store.state.billing.get(organisationId)
        if (row?.revision !== ifRevision) return null
        const next = { ...row, state, revision: ifRevision + 1 }
        store.state.billing.set(organisationId, next)
        return next
      }),
  }
}

export function memoryPaymentEvents(store: Store): PaymentEventRepository {
  return {
    async organisationOf(customerId) {
      const rows = [...store.state.billing.values()]
      return rows.find((row) => row.customer_id === customerId)?.organisation_id ?? null
    },
    isNoted: async (eventId) => store.state.paymentEvents.has(eventId),
    note: (eventId, receivedAt) =>
      store.write(() => void store.state.paymentEvents.set(eventId, receivedAt)),
  }
}
