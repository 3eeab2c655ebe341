import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../storage/tables.ts'

/** A mail that was stored instead of sent. */
export interface StoredMail {
  readonly id: string
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly createdAt: Date
}

export interface MailStore {
  add(mail: Omit<StoredMail, 'id' | 'createdAt'>): Promise<void>
  /** Lists the mails, newest first. */
  list(): Promise<StoredMail[]>
}

const kept = 500

/** Keeps the newest 500 mails in the database. */
export function createMailStore(db: Kysely<Database>): MailStore {
  return {
    async add(mail) {
      await db
        .insertInto('stored_mails')
        .values({
          id: randomUUID(),
          sender: mail.from,
          recipient: mail.to,
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          created_at: Date.now(),
        })
        .execute()
      await db
        .deleteFrom('stored_mails')
        .where('number', '<=', (query) =>
          query
            .selectFrom('stored_mails')
            .select('number')
            .orderBy('number', 'desc')
            .offset(kept)
            .limit(1),
        )
        .execute()
    },
    async list() {
      const rows = await db
        .selectFrom('stored_mails')
        .selectAll()
        .orderBy('number', 'desc')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        from: row.sender,
        to: row.recipient,
        subject: row.subject,
        html: row.html,
        text: row.text,
        createdAt: new Date(row.created_at),
      }))
    },
  }
}
