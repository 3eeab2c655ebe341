import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type Context } from 'hono'
import { mailboxPage } from './mailbox-page.ts'
import { mayReadMailbox } from './mailbox-guard.ts'
import type { MailStore } from './mail-store.ts'

/** `/dev/mailbox`: what a mail server would have been given; the same as JSON for tests. */
export function mailboxRoutes(
  store: MailStore,
  settings: { readonly publicUrl: string; readonly smtpUrl: string | null },
): Hono {
  const isAllowed = (context: Context) =>
    mayReadMailbox(context.req.raw, {
      ...settings,
      peer: getConnInfo(context).remote.address,
    })
  return new Hono()
    .use('/dev/*', async (context, next) => {
      if (!isAllowed(context)) return context.text('NOT FOUND\n', 404)
      await next()
      context.header('cache-control', 'no-store')
      context.header('referrer-policy', 'no-referrer')
    })
    .get('/dev/mailbox', async (context) => context.html(mailboxPage(await store.list(), null)))
    .get('/dev/mailbox.json', async (context) => context.json(await store.list()))
    .get('/dev/mailbox/:id', async (context) => {
      const mails = await store.list()
      const open = mails.find((mail) => mail.id === context.req.param('id'))
      return open ? context.html(mailboxPage(mails, open)) : context.text('NOT FOUND\n', 404)
    })
}
