import type { MailGates } from '@org/api'
import { sql } from 'kysely'
import type { Queryable } from './queryable.ts'

/** Keeps the gates in a table, so that all processes share them. */
export function mailGates(db: Queryable): MailGates {
  return {
    /** Follows `closedGate` of the API, in a single statement. */
    async close(gate, now, { first, longest }, isProbe) {
      const pauseAfter = (failures: ReturnType<typeof sql>) =>
        sql`${now} + least(${longest}, ${first} * 2 ^ (${failures} - 1))::bigint`
      const failures = sql`least(20, gate.failures + 1)`
      const stays = sql`gate.closed_until > ${now} and not ${isProbe}::boolean`
      const { rows } = await sql<{ closed_until: number }>`
        insert into mail_gates as gate (domain, failures, closed_until)
        values (${gate}, 1, ${pauseAfter(sql`1`)})
        on conflict (domain) do update set
          failures = case when ${stays} then gate.failures else ${failures} end,
          closed_until = case when ${stays} then gate.closed_until
            else ${pauseAfter(failures)} end
        returning closed_until`.execute(db)
      return rows[0]?.closed_until ?? now
    },

    async open(gates) {
      await sql`update mail_gates set failures = failures / 2, closed_until = 0
        where domain in (select jsonb_array_elements_text(${JSON.stringify(gates)}::jsonb))`.execute(
        db,
      )
    },
  }
}
