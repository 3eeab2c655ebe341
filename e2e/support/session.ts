import { createClient, type Client, type LoginResult } from '@org/api/client'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import type { RunningServer } from './server.ts'
import type { MailServer } from './smtp.ts'

/** A session as returned by a login. */
export type Session = NonNullable<LoginResult['payload']>

/** Returns the latest code mailed to an address. */
export type ReadCode = (email: string) => Promise<string>

/** Reads codes from the mails of the SMTP server. */
export function codesOf(mails: MailServer): ReadCode {
  return async (email) => {
    await mails.waitFor(email, ({ subject }) => isCodeMail(subject ?? ''))
    const subjects = mails.mails
      .filter(({ recipients }) => recipients.includes(email))
      .map(({ subject }) => subject ?? '')
    return codeIn(subjects.findLast(isCodeMail) ?? '')
  }
}

/** Reads codes from the mailbox of a server without SMTP. */
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

/** Returns an unused address, so that a retried test does not find data from its first attempt. */
export const freshEmail = (name: string): string =>
  `${name}@${crypto.randomUUID().slice(0, 8)}.example`

/** Creates a client for the running server; the token may be null. */
export function clientOf(serverUrl: string, token: string | null): Client {
  return createClient({ baseUrl: `${serverUrl}/api`, getToken: () => token })
}

/**
 * Signs in over HTTP with a mailed code. With an unknown email, this registers a user; with
 * `invitation`, it accepts the invitation.
 */
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
  if (!answer.payload) throw new Error(`The sign-in failed: ${answer.message}`)
  return answer.payload
}

/** Opens a page in a new context with this session stored, as after an earlier visit. */
export async function openSignedIn(
  browser: Browser,
  serverUrl: string,
  {
    access_token,
    user_id,
    organisation_id,
  }: Pick<Session, 'access_token' | 'user_id' | 'organisation_id'>,
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

/** Reads the session stored by a page. */
export async function sessionOf(
  page: Page,
): Promise<Pick<Session, 'access_token' | 'user_id' | 'organisation_id'>> {
  const kept = await page.evaluate(() => localStorage.getItem('paraphe.session'))
  if (kept === null) throw new Error('Nobody is signed in on this page.')
  return JSON.parse(kept) as Session
}
