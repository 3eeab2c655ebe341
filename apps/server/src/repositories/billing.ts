import type { PaymentEventRepository, Scope, ScopedBilling } from '@org/api'
import { convertDatabaseErrors } from './database-errors.ts'
import type { Queryable } from './queryable.ts'

/** Accesses the payments of a scope's organisation. */
export function scopedBilling(db: Queryable, { organisationId }: Scope): ScopedBilling {
  return {
    get: async () =>
      (await db
        .selectFrom('billing')
        .selectAll()
        .where('organisation_id', '=', organisationId)
        .executeTakeFirst()) ?? null,
    insert: ({ customer_id, state }) =>
      convertDatabaseErrors(
        db
          .insertInto('billing')
          .values({
            organisation_id: organisationId,
            customer_id,
            state: JSON.stringify(state),
            revision: 1,
          })
          .returningAll()
          .executeTakeFirstOrThrow(),
      ),
    update: async (state, ifRevision) =>
      (await db
        .updateTable('billing')
        .set({ state: JSON.stringify(state), revision: ifRevision + 1 })
        .where('organisation_id', '=', organisationId)
        .where('revision', '=', ifRevision)
        .returningAll()
        .executeTakeFirst()) ?? null,
  }
}

/**
 * Records the ids of the payment provider's events that were processed, and finds the organisation
 * of a customer.
 */
export function paymentEventRepository(db: Queryable): PaymentEventRepository {
  return {
    async organisationOf(customerId) {
      const row = await db
        .selectFrom('billing')
        .select('organisation_id')
        .where('customer_id', '=', customerId)
        .executeTakeFirst()
      return row?.organisation_id ?? null
    },
    async isNoted(eventId) {
      const query = db.selectFrom('payment_events').select('id').where('id', '=', eventId)
      return (await query.executeTakeFirst()) !== undefined
    },
    async note(eventId, receivedAt) {
      await db
        .insertInto('payment_events')
        .values({ id: eventId, received_at: receivedAt })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
  }
}
