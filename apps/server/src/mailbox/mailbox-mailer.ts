import type { Mailer } from '@org/api'
import type { MailStore } from './mail-store.ts'

/** Stores mails instead of sending them. */
export function createMailboxMailer(store: MailStore, from: string): Mailer {
  return {
    async send({ to, fromName, replyTo, subject, html, text, attachments = [] }) {
      const address = /<([^<>]+)>/.exec(from)?.[1] ?? from
      await store.add({
        from: `${fromName} <${address}>`,
        to: to.address,
        replyTo: replyTo?.address ?? '',
        subject,
        html,
        text,
        attachments,
      })
    },
  }
}
