import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { eventually } from './support/eventually.ts'
import { tabTo } from './support/keyboard.ts'
import { startServer, type RunningServer } from './support/server.ts'
import { clientOf, codesOf, openSignedIn, sessionOf, signIn } from './support/session.ts'
import { startMailServer, type MailServer } from './support/smtp.ts'

const refused = 'refused@atelier.example'

let smtp: MailServer
let server: RunningServer
let browser: Browser

beforeAll(async () => {
  smtp = await startMailServer((address) =>
    address === refused ? { code: 550, message: 'No such mailbox' } : null,
  )
  server = await startServer({ SMTP_URL: smtp.url })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await server.stop()
  await smtp.close()
})

const readCode = (email: string) => codesOf(smtp)(email)
const openPage = () => browser.newPage({ locale: 'fr-FR' })
const isWizard = (page: Page) => page.getByRole('tab', { name: 'General' }).waitFor()

async function askForCode(page: Page, email: string): Promise<string> {
  await page.goto(`${server.url}/auth/sign-in`)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send me a magic link' }).click()
  await page.getByRole('heading', { name: 'Check your email!' }).waitFor()
  return readCode(email)
}

async function enter(place: Page | Locator, code: string) {
  await place.getByRole('textbox', { name: 'Code' }).fill(code)
  await place.getByRole('button', { name: 'Login' }).click()
}

/** Enters this code and returns the server's response. */
async function answerTo(page: Page, code: string): Promise<unknown> {
  const answered = page.waitForResponse(/magiclink\/login/)
  await enter(page, code)
  return (await answered).json()
}

const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

describe('the sign-in form', () => {
  it('[1.2.19] [1.2.21] [1.8.04] says that a code is wrong, keeps it in the field, and accepts the right one', async () => {
    const page = await openPage()
    const code = await askForCode(page, 'wrong@atelier.example')
    await page.getByText('Un lien a été envoyé à wrong@atelier.example.').waitFor()
    const resend = page.getByRole('button', { name: /^Resend Email \(\d+ s\)$/ })
    expect(await resend.isDisabled()).toBe(true)
    await enter(page, wrongFor(code))
    await page.getByText('Signin error').waitFor()
    await page.getByText('Code invalide ou expiré').waitFor()
    expect(await page.getByRole('textbox', { name: 'Code' }).inputValue()).toBe(wrongFor(code))
    await enter(page, code)
    await isWizard(page)
    await page.close()
  })

  it('sends another code after the waiting time, and still accepts the first one', async () => {
    const page = await openPage()
    await page.clock.install()
    const first = await askForCode(page, 'again@atelier.example')
    await page.clock.fastForward(31_000)
    await page.getByRole('button', { name: 'Resend Email', exact: true }).click()
    await page.getByRole('button', { name: /^Resend Email \(\d+ s\)$/ }).waitFor()
    await eventually(() => mailsTo('again@atelier.example')).toBe(2)
    await enter(page, first)
    await isWizard(page)
    await page.close()
  })

  it('[1.2.23] [1.8.05] stays at the first step when the mail server rejects the mail, and says so', async () => {
    const page = await openPage()
    await page.goto(`${server.url}/auth/sign-in`)
    await page.getByRole('textbox', { name: 'Email' }).fill(refused)
    await page.getByRole('button', { name: 'Send me a magic link' }).click()
    await page.getByText("L'email n'a pas pu être envoyé").waitFor()
    expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(refused)
    expect(await page.getByRole('textbox', { name: 'Code' }).count()).toBe(0)
    await page.close()
  })

  it('requests a new code after five wrong attempts and signs in, with only the keyboard', async () => {
    const email = 'guess@atelier.example'
    const page = await openPage()
    await page.goto(`${server.url}/auth/sign-in`)
    await tabTo(page, page.getByRole('textbox', { name: 'Email' }))
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    const field = page.getByRole('textbox', { name: 'Code' })
    await field.waitFor()
    const code = await readCode(email)
    await page.keyboard.type(wrongFor(code))
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const answered = page.waitForResponse(/magiclink\/login/)
      await page.keyboard.press('Enter')
      expect(await (await answered).json()).toMatchObject({ success: false })
      await page.getByText(attempt < 5 ? 'Code invalide ou expiré' : /ne fonctionne plus/).waitFor()
      await eventually(() => page.getByRole('button', { name: 'Login' }).isEnabled()).toBe(true)
    }
    expect(await answerTo(page, code)).toMatchObject({ type: 'CODE_EXHAUSTED' })

    await tabTo(page, page.getByRole('button', { name: 'Recevoir un nouveau code' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.getByText('Signin error').waitFor({ state: 'detached' })
    expect(await field.inputValue()).toBe('')
    await eventually(() => mailsTo(email)).toBe(2)
    await page.keyboard.type(await readCode(email))
    await page.keyboard.press('Enter')
    await isWizard(page)
    await page.close()
  })

  it('lets a known browser sign in while others enter wrong codes elsewhere', async () => {
    const email = 'besieged@atelier.example'
    const page = await openPage()
    await enter(page, await askForCode(page, email))
    await isWizard(page)
    await page.evaluate(() => localStorage.removeItem('paraphe.session'))
    const code = await askForCode(page, email)
    const stranger = clientOf(server.url, null)
    const query = { email, code: wrongFor(code) }
    for (let guess = 0; guess < 60; guess += 1)
      await stranger.call('loginMagicLink', { query }).catch(() => undefined)

    await enter(page, code)
    await isWizard(page)
    await page.close()
  })

  it('is filled in by the link in the mail, removes the code from the address, and is submitted only by the Login button', async () => {
    const asking = await openPage()
    await askForCode(asking, 'link@atelier.example')
    await asking.close()
    const mail = await smtp.waitFor('link@atelier.example')
    const link = /http:\/\/\S+\/login#\S+/.exec(mail.text ?? '')?.[0] ?? ''

    const page = await openPage()
    const logins: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('magiclink')) logins.push(request.url())
    })
    await page.goto(link)
    await page.getByText('Vous vous connectez avec link@atelier.example.').waitFor()
    expect(await page.getByRole('textbox', { name: 'Code' }).inputValue()).toMatch(/^\d{6}$/)
    expect(page.url()).toBe(`${server.url}/login`)
    expect(logins).toEqual([])
    await page.getByRole('button', { name: 'Login' }).click()
    await isWizard(page)
    expect(logins).toHaveLength(1)

    const second = await openPage()
    await second.goto(link)
    await second.getByRole('button', { name: 'Login' }).click()
    await second.getByText('Code invalide ou expiré').waitFor()
    await second.close()
    await page.close()
  })
})

describe('a session', () => {
  it('[1.4.10] ends in every tab when the user logs out in one', async () => {
    const session = await signIn(server.url, 'tabs@atelier.example', readCode)
    const page = await openSignedIn(browser, server.url, session)
    await page.goto(`${server.url}/users`)
    await page.getByText('tabs@atelier.example').first().waitFor()
    const other = await page.context().newPage()
    await other.goto(`${server.url}/teams`)
    await other.getByRole('heading', { name: 'Equipes' }).waitFor()

    await page.evaluate(() =>
      localStorage.setItem('localstorage-cache', '{"userId":"1","data":[]}'),
    )
    await page.getByRole('button', { name: 'Déconnexion' }).click()
    for (const tab of [page, other]) {
      await tab.getByRole('button', { name: 'Send me a magic link' }).waitFor()
      expect(await tab.getByText('tabs@atelier.example').count()).toBe(0)
    }
    expect(await other.evaluate(() => localStorage.getItem('paraphe.session'))).toBeNull()
    // The entry in which the video import caches its list of videos.
    expect(await other.evaluate(() => localStorage.getItem('localstorage-cache'))).toBeNull()
    await eventually(() =>
      failureOf(clientOf(server.url, session.access_token).call('getUser', me)),
    ).toMatchObject({ code: 105 })
    await page.context().close()
  })

  it('[1.4.11] [1.8.03] redirects to the sign-in page without a message after the server has ended it', async () => {
    const session = await signIn(server.url, 'revoked@atelier.example', readCode)
    const page = await openSignedIn(browser, server.url, session)
    await page.goto(`${server.url}/home`)
    await page.getByRole('heading', { name: 'Votre société' }).waitFor()
    await clientOf(server.url, session.access_token).call('logout')

    const answered = page.waitForResponse((response) => response.status() === 401)
    await page.reload()
    expect(await (await answered).json()).toMatchObject({ code: 105 })
    await page.getByRole('button', { name: 'Send me a magic link' }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(await page.getByText("Vous n'êtes plus connecté").count()).toBe(0)
    // The remaining entry tells other tabs why the session ended, without any session data.
    const kept = await page.evaluate(() => localStorage.getItem('paraphe.session'))
    expect(JSON.parse(kept ?? 'null')).toEqual({ ended: 'expired' })
    await page.context().close()
  })

  it('leads the user back to the page on which it ended, after the next sign-in', async () => {
    const email = 'back@atelier.example'
    const session = await signIn(server.url, email, readCode)
    const client = clientOf(server.url, session.access_token)
    await client.call('setOnboarding', { path: { id: session.organisation_id } })
    const page = await openSignedIn(browser, server.url, session)
    const address = `${server.url}/users?search=back`
    await page.goto(address)
    await page.getByRole('row', { name: /back@atelier/ }).waitFor()
    await client.call('logout')
    await page.reload()
    await signInAgain(page, email)
    await page.getByRole('row', { name: /back@atelier/ }).waitFor()
    expect(page.url()).toBe(address)
    await page.context().close()
  })

  it('[1.2.25] asks the user to sign in again in a dialog over unsaved work, which can then be saved', async () => {
    const email = 'dirty@atelier.example'
    const session = await signIn(server.url, email, readCode)
    const client = clientOf(server.url, session.access_token)
    await client.call('setOnboarding', { path: { id: session.organisation_id } })
    const page = await openSignedIn(browser, server.url, session)
    await page.goto(`${server.url}/signatures/new`)
    const name = page.getByRole('textbox', { name: 'Nom de la signature' })
    await name.fill('Signature du soir')
    await client.call('logout')
    const save = page.getByRole('button', { name: 'Enregistrer' })
    await save.click()
    const dialog = page.getByRole('dialog', { name: 'Reconnectez-vous pour continuer' })
    await dialog.waitFor()
    await signInAgain(dialog, email)
    await dialog.waitFor({ state: 'detached' })
    expect(await name.inputValue()).toBe('Signature du soir')
    expect(new URL(page.url()).pathname).toBe('/signatures/new')
    await save.click()
    await page.getByText('Saved').waitFor()

    const { access_token } = await sessionOf(page)
    const stored = await clientOf(server.url, access_token).call('listSignatureTemplates', {
      path: { id: session.organisation_id },
    })
    expect(stored.data.map((template) => template.name)).toContain('Signature du soir')
    await page.context().close()
  })

  it('opens the home page when the user signs in again after a logout', async () => {
    const session = await signIn(server.url, 'leaves@atelier.example', readCode)
    const client = clientOf(server.url, session.access_token)
    await client.call('setOnboarding', { path: { id: session.organisation_id } })
    const page = await openSignedIn(browser, server.url, session)
    await page.goto(`${server.url}/billing`)
    await page.getByRole('button', { name: 'Déconnexion' }).click()
    await signInAgain(page, 'leaves@atelier.example')
    await page.waitForURL('**/home')
    await page.getByRole('heading', { name: 'Votre société' }).waitFor()
    await page.context().close()
  })

  it('has no access to another organisation', async () => {
    const mine = await signIn(server.url, 'mine@atelier.example', readCode)
    const theirs = await signIn(server.url, 'theirs@voisin.example', readCode)
    const client = clientOf(server.url, theirs.access_token)
    const template = await client.call('createSignatureTemplate', {
      path: { id: theirs.organisation_id },
      body: { name: 'Privée', signatureData: '{}' },
    })
    const team = await client.call('createTeam', {
      path: { id: theirs.organisation_id },
      body: { name: 'Privée' },
    })

    const call = (method: string, path: string, token: string | null, body?: object) =>
      fetch(`${server.url}/api/${path}`, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(token === null ? {} : { 'x-access-token': token }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
    const foreign: [string, string, object?][] = [
      ['GET', `organisation/${theirs.organisation_id}`],
      ['PATCH', `organisation/${theirs.organisation_id}`, { name: 'Pris' }],
      ['GET', `organisation/${theirs.organisation_id}/users`],
      ['POST', `organisation/${theirs.organisation_id}/users`, { email: 'x@y.example' }],
      ['GET', `user/${theirs.user_id}`],
      ['PATCH', `user/${theirs.user_id}`, { first_name: 'Pris' }],
      ['DELETE', `user/${theirs.user_id}`],
      ['GET', `template/${template.id}`],
      ['PATCH', `template/${template.id}`, { name: 'Pris' }],
      ['DELETE', `template/${template.id}`],
      ['GET', `team/${team.id}/members`],
      ['POST', `team/${team.id}/deploy-signature`, {}],
      ['DELETE', `team/${team.id}`],
    ]
    for (const [method, path, body] of foreign) {
      const crossing = await call(method, path, mine.access_token, body)
      expect([403, 404], `${method} ${path}`).toContain(crossing.status)
      const anonymous = await call(method, path, null, body)
      expect(await anonymous.json(), `${method} ${path}`).toMatchObject({ code: 105 })
    }
    const kept = await client.call('getTemplate', { path: { id: template.id } })
    expect(kept.name).toBe('Privée')
  })
})

const me = { path: { id: 'me' } }

/** Requests a code in the sign-in form of the page or dialog, and enters it. */
async function signInAgain(place: Page | Locator, email: string) {
  const before = mailsTo(email)
  await place.getByRole('textbox', { name: 'Email' }).fill(email)
  await place.getByRole('button', { name: 'Send me a magic link' }).click()
  // Wait for the new mail, because the mailbox already contains the code of the first sign-in.
  await eventually(() => mailsTo(email)).toBe(before + 1)
  await enter(place, await readCode(email))
}

const mailsTo = (email: string) =>
  smtp.mails.filter(({ recipients }) => recipients.includes(email)).length

function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => null,
    (error: unknown) => error,
  )
}
