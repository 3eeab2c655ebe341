import { createClient, type Client, type LoginResult } from '@org/api/client'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import type { RunningServer } from './server.ts'
import type { MailServer } from './smtp.ts'

/** A session as a login answers it. */
export type Session = NonNullable<LoginResult['payload']>

/** Reads the latest code that was mailed to an address. */
export type ReadCode = (email: string) => Promise<string>

/** Codes from what the SMTP server took. */
export function codesOf(mails: MailServer): ReadCode {
  return async (email) => {
    await mails.waitFor(email, ({ subject }) => isCodeMail(subject ?? ''))
    const subjects = mails.mails
      .filter(({ recipients }) => recipients.includes(email))
      .map(({ subject }) => subject ?? '')
    return codeIn(subjects.findLast(isCodeMail) ?? '')
  }
}

/** Codes from the mailbox that a server without SMTP shows. */
export function mailboxCodes(server: Pick<RunningServer, 'mailboxUrl'>): ReadCode {
  return async (email) => {
    const response = await fetch(`${server.mailboxUrl()}/mails.json`)
    const mails = (await response.json()) as { to: string; subject: string }[]
    const found = mails.find(({ to, subject }) => to === email && isCodeMail(subject))
    return codeIn(found?.subject ?? '')
  }
}

const isCodeMail = (subject: string) => /^\d{6} /.test(subject)

function codeIn(subject: string): string {
  const code = /^\d{6}/.exec(subject)?.[0]
  if (!code) throw new Error(`No code in the subject "${subject}"`)
  return code
}

/** An address that nobody has used before, so that a test that is tried again finds nothing of its first try. */
export const freshEmail = (name: string): string =>
  `${name}@${crypto.randomUUID().slice(0, 8)}.example`

/** A client of the running server; the token may be missing. */
export function clientOf(serverUrl: string, token: string | null): Client {
  return createClient({ baseUrl: `${serverUrl}/api`, getToken: () => token })
}

/** Signs in over HTTP, with the code of a mail; an unknown email registers, or accepts an invitation. */
export async function signIn(
  serverUrl: string,
  email: string,
  readCode: ReadCode,
  invitation?: string,
): Promise<Session> {
  const client = clientOf(serverUrl, null)
  const query = { email, ...(invitation !== undefined && { invitation }) }
  await client.call('sendMagicLink', { query })
  const code = await readCode(email)
  const answer = await client.call('loginMagicLink', { query: { ...query, code } })
  if (!answer.payload) throw new Error(`Nobody was signed in: ${answer.message}`)
  return answer.payload
}

/** A page of its own in which the session is stored already, as after an earlier visit. */
export async function openSignedIn(
  browser: Browser,
  serverUrl: string,
  { access_token, user_id, organisation_id }: Session,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const value = JSON.stringify({ access_token, user_id, organisation_id })
  const context = await browser.newContext({
    locale: 'fr-FR',
    viewport: { width: 1440, height: 900 },
    ...options,
    storageState: {
      cookies: [],
      origins: [{ origin: serverUrl, localStorage: [{ name: 'paraphe.session', value }] }],
    },
  })
  return context.newPage()
}

/** The session that a page has stored. */
export async function sessionOf(
  page: Page,
): Promise<Pick<Session, 'access_token' | 'user_id' | 'organisation_id'>> {
  const kept = await page.evaluate(() => localStorage.getItem('paraphe.session'))
  if (kept === null) throw new Error('Nobody is signed in on this page.')
  return JSON.parse(kept) as Session
}
