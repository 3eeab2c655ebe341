import { randomUUID } from 'node:crypto'
import type { MailAttachment, StoredFile } from '@org/api'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../storage/tables.ts'

/** A mail to store. */
export interface NewStoredMail {
  readonly from: string
  readonly to: string
  /** Empty when answers go to the sender. */
  readonly replyTo: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments: readonly MailAttachment[]
}

/** A mail that was stored instead of sent. */
export interface StoredMail extends Omit<NewStoredMail, 'attachments'> {
  readonly id: string
  readonly attachments: readonly StoredAttachment[]
  readonly createdAt: Date
}

/** An attachment without its content. */
export interface StoredAttachment {
  readonly name: string
  readonly type: string
  /** Bytes. */
  readonly size: number
}

export interface MailStore {
  add(mail: NewStoredMail): Promise<void>
  /** Lists the mails, newest first. */
  list(): Promise<StoredMail[]>
  /** Returns the attachment at this position of a mail, from 0. */
  attachment(mailId: string, position: number): Promise<StoredFile | null>
}

const kept = 500

/** Keeps the newest 500 mails in the database. */
export function createMailStore(db: Kysely<Database>): MailStore {
  return {
    async add(mail) {
      await db.transaction().execute((transaction) => insertMail(transaction, mail))
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
      const files = await db
        .selectFrom('stored_mail_files')
        .select(['mail_id', 'name', 'type', 'size'])
        .orderBy('position')
        .execute()
      const filesOf = Map.groupBy(files, ({ mail_id }) => mail_id)
      const rows = await db
        .selectFrom('stored_mails')
        .selectAll()
        .orderBy('number', 'desc')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        from: row.sender,
        to: row.recipient,
        replyTo: row.reply_to,
        subject: row.subject,
        html: row.html,
        text: row.text,
        attachments: (filesOf.get(row.id) ?? []).map(({ name, type, size }) => ({
          name,
          type,
          size,
        })),
        createdAt: new Date(row.created_at),
      }))
    },
    async attachment(mailId, position) {
      const file = await db
        .selectFrom('stored_mail_files')
        .select(['type', 'content'])
        .where('mail_id', '=', mailId)
        .where('position', '=', position)
        .executeTakeFirst()
      return file
        ? { type: file.type, bytes: new Uint8Array(Buffer.from(file.content, 'base64')) }
        : null
    },
  }
}

async function insertMail(db: Transaction<Database>, mail: NewStoredMail): Promise<void> {
  const id = randomUUID()
  await db
    .insertInto('stored_mails')
    .values({
      id,
      sender: mail.from,
      recipient: mail.to,
      reply_to: mail.replyTo,
      subject: mail.subject,
      html: mail.html,
      text: mail.text,
      created_at: Date.now(),
    })
    .execute()
  for (const [position, { name, type, bytes }] of mail.attachments.entries()) {
    const content = Buffer.from(bytes).toString('base64')
    await db
      .insertInto('stored_mail_files')
      .values({ mail_id: id, position, name, type, size: bytes.length, content })
      .execute()
  }
}
