import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pino } from 'pino'
import { createMailboxMailer } from '../src/mailbox/mailbox-mailer.ts'
import { createMailStore, type MailStore } from '../src/mailbox/mail-store.ts'
import { mailboxRoutes } from '../src/mailbox/mailbox-routes.ts'
import { migrate } from '../src/storage/migrate.ts'
import { openDatabase, type OpenDatabase } from '../src/storage/open-database.ts'
import { makeDataDir } from './prepared-data.ts'

let dataDir: string
let database: OpenDatabase
let store: MailStore

beforeAll(async () => {
  dataDir = await makeDataDir()
  database = await openDatabase({ databaseUrl: null, dataDir }, pino({ level: 'silent' }))
  await migrate(database.db)
  store = createMailStore(database.db)
}, 120_000)
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true })
})

const mail = {
  to: { address: 'commandes@dental.example', name: 'Dental' },
  fromName: 'Centre Voltaire',
  subject: 'Nouvelle commande',
  html: '<p>Bonjour</p>',
  text: 'Bonjour',
  messageId: 'order.1',
}
const pdf = Uint8Array.from({ length: 1000 }, (_, index) => (index * 7) % 256)
const key = 'A'.repeat(22)

/** Requests a path of the mailbox as a browser on this machine does. */
async function request(path: string): Promise<Response> {
  const settings = { publicUrl: 'http://localhost:3000', smtpUrl: null, mailboxKey: key }
  const address = `http://localhost:3000/dev/mailbox/${key}${path}`
  const socket = { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' }
  return mailboxRoutes(store, settings).request(
    address,
    { headers: { host: 'localhost:3000' } },
    { incoming: { socket } },
  )
}

it('keeps the reply address and attachments of a mail, and offers the files for download', async () => {
  const mailer = createMailboxMailer(store, 'Paraphe <paraphe@localhost>')
  await mailer.send({ ...mail, subject: 'Sans fichier' })
  await mailer.send({
    ...mail,
    replyTo: { address: 'accueil@voltaire.example' },
    attachments: [
      { name: 'Commande.pdf', type: 'application/pdf', bytes: pdf },
      { name: 'Ordonnance été.html', type: 'text/html', bytes: pdf.subarray(0, 10) },
    ],
  })
  const [stored, plain] = await store.list()
  expect(plain).toMatchObject({ subject: 'Sans fichier', replyTo: '', attachments: [] })
  expect(stored).toMatchObject({
    replyTo: 'accueil@voltaire.example',
    attachments: [
      { name: 'Commande.pdf', type: 'application/pdf', size: 1000 },
      { name: 'Ordonnance été.html', type: 'text/html', size: 10 },
    ],
  })

  const first = await request(`/${stored?.id}/files/0`)
  expect(new Uint8Array(await first.arrayBuffer())).toEqual(pdf)
  const second = await request(`/${stored?.id}/files/1`)
  expect(second.headers.get('content-type')).toBe('application/octet-stream')
  expect(second.headers.get('content-disposition')).toBe('attachment')
  expect(await second.arrayBuffer()).toHaveProperty('byteLength', 10)
  for (const path of [`/${stored?.id}/files/2`, `/${stored?.id}/files/x`, `/${plain?.id}/files/0`])
    expect((await request(path)).status).toBe(404)
})
