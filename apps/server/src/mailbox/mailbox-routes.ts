import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type Context } from 'hono'
import { createHash, timingSafeEqual } from 'node:crypto'
import { mailboxPage } from './mailbox-page.ts'
import { mayReadMailbox } from './mailbox-guard.ts'
import type { MailStore } from './mail-store.ts'

export interface MailboxSettings {
  readonly publicUrl: string
  readonly smtpUrl: string | null
  /** Secret part of the address, because a remote request through a local proxy may look local. */
  readonly mailboxKey: string
}

/** Returns the path of the development mailbox, which shows mails instead of sending them. */
export const mailboxPath = (key: string): string => `/dev/mailbox/${key}`

/**
 * Serves the mails as a page and, for tests, as JSON. Requests without the key or from elsewhere
 * get 404.
 */
export function mailboxRoutes(store: MailStore, settings: MailboxSettings): Hono {
  const path = mailboxPath(settings.mailboxKey)
  const isAllowed = (context: Context) =>
    isKey(context.req.param('key') ?? '', settings.mailboxKey) &&
    mayReadMailbox(context.req.raw, {
      ...settings,
      peer: getConnInfo(context).remote.address,
    })
  return new Hono()
    .use('/dev/mailbox/:key/*', async (context, next) => {
      if (!isAllowed(context)) return context.text('NOT FOUND\n', 404)
      await next()
      context.header('cache-control', 'no-store')
      context.header('referrer-policy', 'no-referrer')
    })
    .get('/dev/mailbox/:key', async (context) =>
      context.html(mailboxPage(path, await store.list(), null)),
    )
    .get('/dev/mailbox/:key/mails.json', async (context) => context.json(await store.list()))
    .get('/dev/mailbox/:key/:id', async (context) => {
      const mails = await store.list()
      const open = mails.find((mail) => mail.id === context.req.param('id'))
      return open ? context.html(mailboxPage(path, mails, open)) : context.text('NOT FOUND\n', 404)
    })
    .get('/dev/mailbox/:key/:id/files/:position', async (context) => {
      const { id, position } = context.req.param()
      const file = /^\d{1,4}$/.test(position) ? await store.attachment(id, Number(position)) : null
      if (!file) return context.text('NOT FOUND\n', 404)
      // Attachments can only be downloaded: an attached HTML page must not run on this site.
      return context.body(file.bytes, 200, {
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment',
      })
    })
    .all('/dev/*', (context) => context.text('NOT FOUND\n', 404))
}

const digest = (text: string) => createHash('sha256').update(text).digest()

const isKey = (candidate: string, key: string) => timingSafeEqual(digest(candidate), digest(key))
