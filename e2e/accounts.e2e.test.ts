import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { startServer, type RunningServer } from './support/server.ts'
import { clientOf, mailboxCodes, openSignedIn, signIn, type Session } from './support/session.ts'

const admin = 'camille.moreau@maison-lueur.example'
const teamAdmin = 'ines.benali@maison-lueur.example'
const member = 'julien.lefevre@maison-lueur.example'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  server = await startServer({}, 'demo')
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** Registers an organisation with this email over the API, and completes its onboarding. */
async function registerElsewhere(email: string): Promise<Session> {
  const client = clientOf(server.url, null)
  await client.call('sendMagicLink', { query: { email } })
  const code = await mailboxCodes(server)(email)
  const { payload } = await client.call('loginMagicLink', {
    query: { email, code, register: true },
  })
  if (!payload) throw new Error('The sign-in failed')
  const path = { id: payload.organisation_id }
  await clientOf(server.url, payload.access_token).call('setOnboarding', { path })
  return payload
}

/** Opens another account in a second tab while the first tab has unsaved work. */
async function switchOverWork(name: string) {
  const session = await employed()
  const own = await registerElsewhere(teamAdmin)
  const page = await openSignedIn(browser, server.url, session)
  await page.goto(`${server.url}/signatures/new`)
  await page.getByLabel('Nom de la signature').fill(name)
  const other = await page.context().newPage()
  await other.goto(`${server.url}/home`)
  await other.getByRole('button', { name: 'Changer de compte' }).click()
  await other.getByRole('menuitem', { name: /^Ouvrir / }).click()
  const question = page.getByRole('alertdialog', { name: 'Un autre compte est ouvert' })
  await question.getByText(teamAdmin).waitFor()
  return { session, own, page, question }
}

/**
 * Signs the team administrator in to their account in the employer's organisation, whichever
 * account was used last.
 */
async function employed(): Promise<Session> {
  const session = await signIn(server.url, teamAdmin, mailboxCodes(server))
  if (session.user.role !== 'admin') return session
  const [account] = session.other_accounts
  const client = clientOf(server.url, session.access_token)
  const query = { account_id: account?.id ?? '' }
  const { payload } = await client.call('loginOtherAccount', { query })
  if (!payload) throw new Error('The account was not opened')
  return payload
}

it('[1.2.15] has a search box and notifications in the top bar at 390 pixels', async () => {
  const session = await signIn(server.url, admin, mailboxCodes(server))
  const viewport = { width: 390, height: 844 }
  const page = await openSignedIn(browser, server.url, session, { viewport })
  await page.goto(`${server.url}/home`)
  await page.getByRole('searchbox', { name: 'Recherche' }).waitFor()
  await page.getByRole('button', { name: 'Notifications' }).click()
  const sheet = page.getByRole('dialog', { name: 'Notifications' })
  await sheet.getByRole('heading', { name: 'Rien de nouveau' }).waitFor()
  const box = await sheet.boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= viewport.width).toBe(true)
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await page.context().close()
})

describe('unsaved work while another tab opens another account', () => {
  it('is kept, and can be saved once the user returns to the first account', async () => {
    const { session, page, question } = await switchOverWork('Signature gardée')
    expect(await page.getByLabel('Nom de la signature').inputValue()).toBe('Signature gardée')
    await question.getByRole('button', { name: 'Revenir à mon compte' }).click()
    await question.waitFor({ state: 'detached' })
    expect(await page.getByLabel('Nom de la signature').inputValue()).toBe('Signature gardée')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.waitForURL('**/signature/*')

    const kept = await page.evaluate(() => localStorage.getItem('paraphe.session'))
    const { access_token, user_id } = JSON.parse(kept ?? '{}') as Session
    expect(user_id).toBe(session.user_id)
    const { data } = await clientOf(server.url, access_token).call('listSignatureTemplates', {
      path: { id: session.organisation_id },
    })
    expect(data.map(({ name }) => name)).toContain('Signature gardée')
    await page.context().close()
  })

  it('is discarded when the person continues with the other account', async () => {
    const { own, page, question } = await switchOverWork('Signature abandonnée')
    await question.getByRole('button', { name: 'Abandonner la saisie' }).click()
    await question.waitFor({ state: 'detached' })
    const kept = await page.evaluate(() => localStorage.getItem('paraphe.session'))
    expect(JSON.parse(kept ?? 'null')).toMatchObject({ user_id: own.user_id })
    const sidebar = page.getByRole('complementary')
    await sidebar.getByRole('link', { name: 'Billing' }).waitFor()
    expect(await page.getByLabel('Nom de la signature').inputValue()).not.toBe(
      'Signature abandonnée',
    )
    await page.context().close()
  })
})

/** This test depends on the tests above, which give the team's administrator a second account. */
it('[1.4.08] shows nothing from the previous account’s lists after a switch', async () => {
  const session = await employed()
  const page = await openSignedIn(browser, server.url, session)
  await page.goto(`${server.url}/users`)
  await page.getByText('zoe.barbier@maison-lueur.example').waitFor()
  await page.getByRole('button', { name: 'Changer de compte' }).click()
  await page.getByRole('menuitem', { name: /^Ouvrir / }).click()
  // Waits for the other account's menu; otherwise, the switch would cancel the navigation of the
  // next click.
  await page.getByRole('complementary').getByRole('link', { name: 'Billing' }).waitFor()
  await page.getByRole('link', { name: 'Employes' }).click()
  await page.getByRole('main').getByText(teamAdmin).first().waitFor()
  expect(await page.getByText('zoe.barbier@maison-lueur.example').count()).toBe(0)
  await page.context().close()
})

it('[2.7.02] lets an employee create their own organisation, with the company data from the draft', async () => {
  const session = await signIn(server.url, member, mailboxCodes(server))
  const page = await openSignedIn(browser, server.url, session)
  await page.goto(`${server.url}/create-signature-company`)
  await page.getByLabel('Nom de l’entreprise').fill('Lefèvre & fils')
  await page.getByLabel('Adresse', { exact: true }).fill('3 rue Neuve, Lille')
  // The draft is saved shortly after the last edit.
  await page.waitForTimeout(1000)
  await page.goto(`${server.url}/home`)
  await page.getByRole('button', { name: 'Changer de compte' }).click()
  await page.getByRole('menuitem', { name: 'Créer ma propre société' }).click()
  await page.getByRole('button', { name: 'Recevoir un code' }).click()
  await page.getByRole('heading', { name: 'Check your email!' }).waitFor()
  await page.getByLabel('Code').fill(await mailboxCodes(server)(member))
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/create-signature-company')
  const kept = await page.evaluate(() => localStorage.getItem('paraphe.session'))
  const { access_token } = JSON.parse(kept ?? '{}') as Session
  const client = clientOf(server.url, access_token)
  const me = await client.call('getUser', { path: { id: 'me' } })
  expect(me).toMatchObject({ email: member, role: 'admin', sub_accounts: [{ email: member }] })
  expect(me.organisation_id).not.toBe(session.organisation_id)
  const organisation = await client.call('getOrganisation', { path: { id: me.organisation_id } })
  expect(organisation).toMatchObject({ name: 'Lefèvre & fils', address: '3 rue Neuve, Lille' })
  const employer = clientOf(server.url, session.access_token)
  expect(
    await employer.call('getOrganisation', { path: { id: session.organisation_id } }),
  ).toMatchObject({ name: 'Maison Lueur' })
  await page.context().close()
})

it('[1.6.05] [1.3.02] lets a master switch to an account once its owner has accepted the link', async () => {
  const master = await signIn(server.url, admin, mailboxCodes(server))
  const owner = await signIn(server.url, 'zoe.barbier@maison-lueur.example', mailboxCodes(server))
  const page = await openSignedIn(browser, server.url, master)
  await page.goto(`${server.url}/profile`)
  await page.getByRole('link', { name: 'Comptes liés' }).click()
  await page.getByRole('button', { name: 'Créer un lien' }).click()
  const link = await page.getByRole('textbox', { name: 'Lien à envoyer' }).inputValue()

  const other = await openSignedIn(browser, server.url, owner)
  await other.goto(link)
  await other.getByText(`${admin} (Maison Lueur) demande à ouvrir votre compte.`).waitFor()
  await other.getByRole('button', { name: 'Accepter' }).click()
  const access = other.getByRole('region', { name: 'Qui ouvre votre compte' })
  await access.getByText(admin).waitFor()

  await page.reload()
  await page.getByRole('button', { name: 'Changer de compte' }).click()
  await page.getByRole('menuitem', { name: 'Ouvrir Maison Lueur' }).click()
  await page.getByText('zoe.barbier@maison-lueur.example').first().waitFor()

  await access.getByRole('button', { name: `Retirer le lien avec ${admin}` }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
  await access.getByText('Personne d’autre que vous.').waitFor()
  await page.reload()
  await page.getByText('Send me a magic link').waitFor()
  await page.context().close()
  await other.context().close()
})
