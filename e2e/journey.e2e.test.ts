import type { BrowserContext, BrowserContextOptions } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from './support/eventually.ts'
import { keysOf, mouse, touch, watchPointers } from './support/hands.ts'
import {
  addEmployee,
  begin,
  copyFor,
  deployTo,
  design,
  finish,
  introduce,
  nameSignature,
  openPage,
  planTeam,
  signInByMail,
  type Traveller,
} from './support/journey.ts'
import { runEmpty } from './support/running.ts'
import { clientOf, freshEmail, sessionOf } from './support/session.ts'

const empty = runEmpty()

const desktop: BrowserContextOptions = {
  locale: 'fr-FR',
  viewport: { width: 1440, height: 900 },
  permissions: ['clipboard-read', 'clipboard-write'],
}
const phone: BrowserContextOptions = {
  ...desktop,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

/**
 * Follows a user from the first visit to an installed signature. Each step depends on the previous
 * one.
 */
describe('the journey with a mouse, from the landing page to an installed signature', () => {
  const admin = 'camille@ateliernord.example'
  const employee = 'hugo@ateliernord.example'
  let traveller: Traveller
  let installLink: string

  beforeAll(async () => {
    const { browser, server, smtp } = empty
    const context = await browser.newContext(desktop)
    traveller = { page: await context.newPage(), hands: mouse, server, smtp }
  })
  afterAll(() => traveller.page.context().close())

  it('designs a signature before sign-in [1.2.05] [1.2.53]', async () => {
    await begin(traveller)
    await design(traveller)
    // Only a rounded button needs the Outlook-only markup.
    await traveller.page.getByRole('slider', { name: 'Arrondi du bouton' }).press('ArrowRight')
  })

  it('names the signature, then signs in with the code from a real mail [1.2.54] [1.2.55] [1.1.12]', async () => {
    await nameSignature(traveller)
    await signInByMail(traveller, admin)
  })

  it('adds an employee, saves everything and opens the home page [1.2.59] [1.2.60] [1.4.26]', async () => {
    await planTeam(traveller, null)
    await addEmployee(traveller, employee)
    await finish(traveller)
  })

  it('deploys to the employee with a real mail [1.1.05] [1.4.12] [1.4.13]', async () => {
    const { page } = traveller
    await openPage(traveller, 'Deploiement')
    await page.getByRole('button', { name: 'Joindre un message' }).click()
    await page
      .getByLabel(/Message joint/)
      .fill('Bonjour, <b>merci</b> de l’installer cette semaine.')
    installLink = await deployTo(traveller, employee)
    const mail = await empty.smtp.waitFor(employee)
    expect(mail.html).toContain('&lt;b&gt;merci&lt;/b&gt;')
    expect(mail.html).toContain('Atelier Nord &amp; fils')
  })

  it('copies exactly the renderer’s output, including conditional comments [1.2.04] [1.4.22] [1.1.08]', async () => {
    const context = await empty.browser.newContext(desktop)
    const theirs: Traveller = { ...traveller, page: await context.newPage() }
    await theirs.page.goto(installLink)
    await introduce(theirs)
    await copyFor(theirs, 'Gmail')
    expect(await copyFor(theirs, 'Outlook')).toContain('<!--[if mso]>')
    await theirs.page.getByText('Installée').waitFor()
    await context.close()
  })

  it('shows the administrator that it is installed [1.4.14] [1.1.06]', async () => {
    const { page } = traveller
    await page.reload()
    await page
      .getByRole('row', { name: /Hugo Martin/ })
      .getByText('Installé', { exact: true })
      .waitFor()
    await page.getByRole('tab', { name: 'Equipes' }).click()
    await page.getByText('1 installé').first().waitFor()
  })
})

interface Way {
  way: string
  options: BrowserContextOptions
  isNarrow: boolean
  /** Pointer types that the pages receive during the journey. */
  pointers: string[]
}

const ways: Way[] = [
  { way: 'by touch at 390 pixels', options: phone, isNarrow: true, pointers: ['touch'] },
  { way: 'with only the keyboard', options: desktop, isNarrow: false, pointers: [] },
]

it.each(ways)(
  '[1.1.15] [2.1.01] [2.1.05] works $way, with a team, from the first visit to an installed signature',
  async ({ options, isNarrow, pointers }) => {
    const { server, smtp } = empty
    const admin = freshEmail('camille')
    const employee = freshEmail('hugo')
    const contexts: BrowserContext[] = []
    const watches: (() => string[])[] = []
    const newTraveller = async (): Promise<Traveller> => {
      const context = await empty.browser.newContext(options)
      contexts.push(context)
      const page = await context.newPage()
      watches.push(await watchPointers(page))
      return { page, hands: isNarrow ? touch : keysOf(page), server, smtp, isNarrow }
    }

    const traveller = await newTraveller()
    const { page } = traveller
    const step = page.locator('[aria-current="step"]')
    await begin(traveller)
    await step.getByText('Créer une signature').waitFor({ state: 'attached' })
    await design(traveller)
    await nameSignature(traveller, 'Maison')
    await step.getByText('Connexion').waitFor({ state: 'attached' })
    await signInByMail(traveller, admin)
    await step.getByText('Employés').waitFor({ state: 'attached' })

    // The product copies the person's data from the design to the profile, and the company's data
    // to the company, while the wizard shows the employees.
    const { access_token, organisation_id } = await sessionOf(page)
    const client = clientOf(server.url, access_token)
    const me = () => client.call('getUser', { path: { id: 'me' } })
    await eventually(me).toMatchObject({
      first_name: 'Camille',
      last_name: 'Laurent',
      position: 'Directrice commerciale',
    })
    const company = () => client.call('getOrganisation', { path: { id: organisation_id } })
    await eventually(company).toMatchObject({ name: 'Atelier Nord & fils', has_onboarding: false })

    await planTeam(traveller, 'Atelier')
    await addEmployee(traveller, employee)
    await finish(traveller)
    await openPage(traveller, 'Deploiement')
    await page.getByText('2 membres').waitFor()
    const installLink = await deployTo(traveller, employee)

    const theirs = await newTraveller()
    await theirs.page.goto(installLink)
    await introduce(theirs)
    await copyFor(theirs, 'Gmail')
    await theirs.page.getByText('Installée').waitFor()
    expect(new Set(watches.flatMap((felt) => felt()))).toEqual(new Set(pointers))
    await Promise.all(contexts.map((context) => context.close()))
  },
  240_000,
)
