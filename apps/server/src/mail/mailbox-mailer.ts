import type { Mailer } from '@org/api'
import type { MailStore } from '../mailbox/mail-store.ts'

/** Stores mails instead of sending them. */
export function createMailboxMailer(store: MailStore, from: string): Mailer {
  return {
    async send({ to, fromName, subject, html, text }) {
      const address = /<([^<>]+)>/.exec(from)?.[1] ?? from
      await store.add({ from: `${fromName} <${address}>`, to: to.address, subject, html, text })
    },
  }
}
