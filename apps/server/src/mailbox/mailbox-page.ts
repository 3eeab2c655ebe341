import { markup, trusted, type Markup } from '@org/api'
import { mailboxStyles } from './mailbox-styles.ts'
import { mailboxTexts as texts } from './mailbox-texts.ts'
import type { StoredMail } from './mail-store.ts'

/** Renders the page at `path`: all mails on the left and the open mail, if any, on the right. */
export function mailboxPage(
  path: string,
  mails: readonly StoredMail[],
  open: StoredMail | null,
): string {
  const title = open ? open.subject : texts.title
  return markup`<!doctype html>
      <html lang="fr">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <title>${title} – Paraphe</title>
          ${mailboxStyles}
        </head>
        <body class="${open ? 'has-open' : 'no-open'}">
          <header>
            <h1>${texts.title}</h1>
            <p>${texts.explanation}</p>
            <a href="${path}">${texts.refresh}</a>
          </header>
          <div class="panes">
            <nav aria-label="${texts.list}">${mailList(path, mails, open)}</nav>
            <main>${open ? openMail(path, open) : noMail(mails.length)}</main>
          </div>
        </body>
      </html> `.html
}

function mailList(path: string, mails: readonly StoredMail[], open: StoredMail | null): Markup {
  const items = mails.map(
    (mail) =>
      markup`<li>
        <a
          href="${path}/${mail.id}"
          ${mail.id === open?.id ? markup`aria-current="page"` : null}
        >
          <span class="to">${mail.to}</span>
          <span class="subject">${mail.subject}</span>
          <time datetime="${mail.createdAt.toISOString()}">${shownTime(mail.createdAt)}</time>
        </a>
      </li>`,
  )
  return markup`<ul>
    ${items}
  </ul>`
}

function noMail(count: number): Markup {
  return markup`<p class="empty">${count === 0 ? texts.empty : texts.choose}</p>`
}

function openMail(path: string, mail: StoredMail): Markup {
  return markup`<p class="back"><a href="${path}">${texts.back}</a></p>
    <h2>${mail.subject}</h2>
    <dl>
      <dt>${texts.from}</dt>
      <dd>${mail.from}</dd>
      <dt>${texts.to}</dt>
      <dd>${mail.to}</dd>
      ${mail.replyTo === '' ? null : markup`<dt>${texts.replyTo}</dt><dd>${mail.replyTo}</dd>`}
      <dt>${texts.date}</dt>
      <dd>${shownTime(mail.createdAt)}</dd>
      ${attachmentList(path, mail)}
    </dl>
    <iframe
      title="${texts.content}"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcdoc="${frameDocument(mail.html)}"
    ></iframe>
    <details>
      <summary>${texts.plainText}</summary>
      <pre>${mail.text}</pre>
    </details>`
}

function attachmentList(path: string, { id, attachments }: StoredMail): Markup | null {
  if (attachments.length === 0) return null
  const links = attachments.map(
    ({ name, size }, position) =>
      markup`<dd>
        <a href="${path}/${id}/files/${String(position)}" download="${name}">${name}</a> ${shownSize(size)}
      </dd>`,
  )
  return markup`<dt>${texts.attachments}</dt>
    ${links}`
}

/** Wraps a mail in a document whose links open outside the frame, as in a mail client. */
function frameDocument(content: string): string {
  return markup`<!doctype html>
      <meta charset="utf-8" />
      <meta name="color-scheme" content="light" />
      <base target="_blank" />
      ${trusted(content)}`.html
}

const timeFormat = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'medium', timeStyle: 'medium' })

function shownTime(time: Date): string {
  return timeFormat.format(time)
}

const sizeFormat = new Intl.NumberFormat('fr-FR', {
  style: 'unit',
  unit: 'kilobyte',
  maximumFractionDigits: 0,
})

function shownSize(bytes: number): string {
  return sizeFormat.format(Math.ceil(bytes / 1000))
}
