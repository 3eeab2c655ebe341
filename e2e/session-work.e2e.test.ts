import type { Client } from '@org/api/client'
import type { Browser, Locator, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { eventually } from './support/eventually.ts'
import { tabTo } from './support/keyboard.ts'
import { startServer, type RunningServer } from './support/server.ts'
import {
  clientOf,
  freshEmail,
  mailboxCodes,
  openSignedIn,
  sessionOf,
  signIn,
  type Session,
} from './support/session.ts'
import { comeBack, loginDialog, signInAgain } from './support/sign-in-again.ts'

let server: RunningServer
let browser: Browser
let session: Session
let client: Client
let page: Page
let things: Awaited<ReturnType<typeof createThings>>

beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await server.stop()
})

beforeEach(async () => {
  session = await signIn(server.url, freshEmail('nora'), mailboxCodes(server))
  client = clientOf(server.url, session.access_token)
  things = await createThings()
  page = await openSignedIn(browser, server.url, session)
  page.setDefaultTimeout(15_000)
})

afterEach(() => page.context().close())

const path = () => ({ id: session.organisation_id })

/**
 * Creates one record per form. The records refer to entries of lists that the page clears when the
 * session ends.
 */
async function createThings() {
  const template = await client.call('createSignatureTemplate', {
    path: path(),
    body: { name: 'Accueil', signatureData: '{}' },
  })
  const signature_template_id = template.id
  const team = await client.call('createTeam', {
    path: path(),
    body: { name: 'Atelier', signature_template_id },
  })
  const user = await client.call('createUser', {
    path: path(),
    body: { email: freshEmail('lea'), team_id: team.id, signature_template_id },
  })
  const campaign = await client.call('createTeamCampaign', {
    path: { id: team.id },
    body: { name: 'Salon' },
  })
  await client.call('updateOrganisation', { path: path(), body: { signature_template_id } })
  await client.call('setOnboarding', { path: path() })
  return { template, team, user, campaign }
}

interface FormCase {
  name: string
  /** Navigates to the form and opens it. */
  open: () => Promise<unknown>
  field: () => Locator
  typed: string
  /** Saves the input and waits for the confirmation. */
  save: () => Promise<unknown>
  /** Reads the stored state after saving, to compare it with `expected`. */
  stored: (signedIn: Client) => Promise<unknown>
  expected: () => object
}

const visit = (address: string) => page.goto(server.url + address)
const textbox = (name: string, place: Page | Locator = page) =>
  place.getByRole('textbox', { name, exact: true })
const dialog = (name: string) => page.getByRole('dialog', { name })

async function press(name: string, place: Page | Locator = page) {
  await place.getByRole('button', { name }).click()
}

async function saveIn(title: string, button = 'Enregistrer') {
  await press(button, dialog(title))
  await dialog(title).waitFor({ state: 'detached' })
}

async function savePage() {
  await press('Enregistrer')
  await page.getByText('Saved').waitFor()
}

const forms: FormCase[] = [
  {
    name: 'the company',
    open: () => visit('/home'),
    field: () => textbox('Adresse'),
    typed: '12 rue des Lilas',
    save: savePage,
    stored: (signedIn) => signedIn.call('getOrganisation', { path: path() }),
    expected: () => ({
      address: '12 rue des Lilas',
      signature_template_id: things.template.id,
    }),
  },
  {
    name: 'the profile',
    open: () => visit('/profile'),
    field: () => textbox('Poste'),
    typed: 'Gérante',
    save: savePage,
    stored: (signedIn) => signedIn.call('getUser', { path: { id: 'me' } }),
    expected: () => ({ position: 'Gérante' }),
  },
  {
    name: 'a team',
    open: () => visit(`/team/${things.team.id}`),
    field: () => textbox('Name'),
    typed: 'Atelier du soir',
    save: savePage,
    stored: (signedIn) => signedIn.call('getTeam', { path: { id: things.team.id } }),
    expected: () => ({ name: 'Atelier du soir', signature_template_id: things.template.id }),
  },
  {
    name: 'an employee',
    open: () => visit(`/users?edit=${things.user.id}`),
    field: () => textbox('Poste', dialog('Modifier un employé')),
    typed: 'Ferronnière',
    save: () => saveIn('Modifier un employé'),
    stored: (signedIn) => signedIn.call('getUser', { path: { id: things.user.id } }),
    expected: () => ({
      position: 'Ferronnière',
      team_id: things.team.id,
      signature_template_id: things.template.id,
    }),
  },
  {
    name: 'a banner',
    open: () => visit(`/banners?edit=${things.campaign.id}`),
    field: () => textbox('Name', dialog('Modifier une bannière')),
    typed: 'Salon de printemps',
    save: () => saveIn('Modifier une bannière'),
    stored: (signedIn) => signedIn.call('getCampaign', { path: { id: things.campaign.id } }),
    expected: () => ({ name: 'Salon de printemps', team_id: things.team.id }),
  },
  {
    name: 'an invitation',
    open: async () => {
      await visit('/home')
      await press('Inviter')
    },
    field: () => textbox('Email', dialog('Inviter un administrateur')),
    typed: 'rose@ailleurs.example',
    save: () => saveIn('Inviter un administrateur', 'Envoyer l’invitation'),
    stored: (signedIn) => signedIn.call('listInvitations', { path: path() }),
    expected: () => ({ data: [{ email: 'rose@ailleurs.example' }] }),
  },
  {
    name: 'the note of a deploy mail',
    open: async () => {
      await visit('/deploy')
      await press('Joindre un message')
    },
    field: () => page.getByRole('textbox', { name: /Message joint/ }),
    typed: 'Merci de l’installer aujourd’hui.',
    save: async () => {
      await press('Deploy Atelier')
      await press('Envoyer 1 email')
      await page.getByText('1 email part').waitFor()
    },
    stored: async () => {
      const mails = await fetch(`${server.mailboxUrl()}/mails.json`)
      const all = (await mails.json()) as { to: string; text: string }[]
      return all.filter(({ to }) => to === things.user.email)
    },
    expected: () => [
      { text: expect.stringContaining('Merci de l’installer aujourd’hui.') as string },
    ],
  },
]

const leaveQuestion = () => page.getByRole('alertdialog', { name: 'Quitter sans enregistrer ?' })

async function type({ open, field, typed }: FormCase) {
  await open()
  await field().fill(typed)
}

describe.each(forms)('unsaved work on $name', (form) => {
  it('[1.2.25] is kept after the session ends and the user signs in again, and can be saved', async () => {
    await type(form)
    const refused: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(new URL(response.url()).pathname)
    })
    await client.call('logout')
    await comeBack(page)
    await loginDialog(page).waitFor()
    await eventually(() => refused).toEqual([
      `/api/organisation/${session.organisation_id}/notifications`,
    ])
    await signInAgain(page, session.user.email, mailboxCodes(server))
    expect(await form.field().inputValue()).toBe(form.typed)
    await form.save()
    const { access_token } = await sessionOf(page)
    const signedIn = clientOf(server.url, access_token)
    await eventually(() => form.stored(signedIn)).toMatchObject(form.expected())
  })
})

const [company, profile] = forms as [FormCase, FormCase]
const note = forms.at(-1) as FormCase

it('keeps unsaved work when the user signs in again with only the keyboard, even on a slow machine', async () => {
  await type(company)
  await client.call('logout')
  await comeBack(page)
  await loginDialog(page).waitFor()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  const { email } = session.user
  await tabTo(page, textbox('Email', loginDialog(page)))
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await textbox('Code', loginDialog(page)).waitFor()
  await page.keyboard.type(await mailboxCodes(server)(email))
  await page.keyboard.press('Enter')
  await loginDialog(page).waitFor({ state: 'detached' })
  expect(await company.field().inputValue()).toBe(company.typed)
})

it('keeps unsaved work on the company when the session ends after a dialog was saved', async () => {
  await type(company)
  await press('Inviter')
  await textbox('Email', dialog('Inviter un administrateur')).fill('rose@ailleurs.example')
  await saveIn('Inviter un administrateur', 'Envoyer l’invitation')
  await client.call('logout')
  await comeBack(page)
  await signInAgain(page, session.user.email, mailboxCodes(server))
  expect(await company.field().inputValue()).toBe(company.typed)
})

it.each([
  { button: 'Déconnexion', work: company },
  { button: 'Se déconnecter partout', work: profile },
])('asks before $button discards unsaved work', async ({ button, work }) => {
  await type(work)
  await press(button)
  await press('No', leaveQuestion())
  await leaveQuestion().waitFor({ state: 'detached' })
  expect(await work.field().inputValue()).toBe(work.typed)
  await press(button)
  await press('Yes', leaveQuestion())
  await page.getByRole('button', { name: 'Send me a magic link' }).waitFor()
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('paraphe.session'))).toBeNull()
})

it('asks before an unsent note is lost, but does not ask once the note is sent', async () => {
  const teams = page.getByRole('link', { name: 'Equipes', exact: true })
  await type(note)
  await teams.click()
  await press('No', leaveQuestion())
  await leaveQuestion().waitFor({ state: 'detached' })
  expect(await note.field().inputValue()).toBe(note.typed)
  await note.save()
  await teams.click()
  await page.waitForURL('**/teams')
  expect(await page.getByRole('alertdialog').count()).toBe(0)
})

describe('another account', () => {
  const otherOpen = () => page.getByRole('alertdialog', { name: 'Un autre compte est ouvert' })

  /** Creates a second account for the same person, as an employee of another organisation. */
  async function employElsewhere() {
    const boss = await signIn(server.url, freshEmail('chef'), mailboxCodes(server))
    const elsewhere = clientOf(server.url, boss.access_token)
    const { organisation_id: id } = boss
    await elsewhere.call('updateOrganisation', { path: { id }, body: { name: 'Chez le chef' } })
    await elsewhere.call('setOnboarding', { path: { id } })
    const { email } = session.user
    await elsewhere.call('createUser', { path: { id }, body: { email } })
    return boss
  }

  const openFromMenu = async () => {
    await press('Changer de compte')
    await page.getByRole('menuitem', { name: 'Ouvrir Chez le chef' }).click()
  }
  const openFromProfile = () => press('Ouvrir Chez le chef')
  const newSignature: FormCase = {
    ...company,
    open: () => visit('/signatures/new'),
    field: () => textbox('Nom de la signature'),
  }

  it('opened in another tab asks what to do with unsaved work on the company', async () => {
    await type(company)
    const other = await signIn(server.url, freshEmail('rose'), mailboxCodes(server))
    const tab = await page.context().newPage()
    await tab.goto(`${server.url}/favicon.svg`)
    const { access_token, user_id, organisation_id } = other
    const auth = JSON.stringify({ access_token, user_id, organisation_id })
    await tab.evaluate((value) => localStorage.setItem('paraphe.session', value), auth)
    await otherOpen().getByText(session.user.email).waitFor()
    expect(await company.field().inputValue()).toBe(company.typed)
    await press('Abandonner la saisie', otherOpen())
    await otherOpen().waitFor({ state: 'detached' })
    await eventually(() => company.field().inputValue()).toBe('')
    const sidebar = page.getByRole('complementary')
    await sidebar.getByText(other.user.email).waitFor()
  })

  it.each([
    { from: 'the menu, with unsaved work on the company', work: company, open: openFromMenu },
    { from: 'the menu, with unsaved work on the profile', work: profile, open: openFromMenu },
    { from: 'the menu, with an unsaved new signature', work: newSignature, open: openFromMenu },
    { from: 'the profile', work: profile, open: openFromProfile },
  ])('opens only after a confirmation: from $from', async ({ work, open }) => {
    const boss = await employElsewhere()
    await type(work)
    await open()
    await press('No', leaveQuestion())
    await leaveQuestion().waitFor({ state: 'detached' })
    expect(await work.field().inputValue()).toBe(work.typed)
    expect(await sessionOf(page)).toMatchObject({ user_id: session.user_id })

    await open()
    await press('Yes', leaveQuestion())
    await page.getByRole('heading', { name: 'Votre signature' }).waitFor()
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/home')
    expect(await sessionOf(page)).toMatchObject({ organisation_id: boss.organisation_id })
  })

  it('opens without a confirmation when nothing is unsaved', async () => {
    await employElsewhere()
    await company.open()
    await company.field().waitFor()
    await openFromMenu()
    await page.getByRole('heading', { name: 'Votre signature' }).waitFor()
  })
})
