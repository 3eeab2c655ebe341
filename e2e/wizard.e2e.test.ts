import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { eventually } from './support/eventually.ts'
import { mouse } from './support/hands.ts'
import {
  begin,
  chooseImage,
  nameSignature,
  planTeam,
  saveAll,
  watchSaving,
  type Traveller,
} from './support/journey.ts'
import { runEmpty } from './support/running.ts'
import { clientOf, codesOf, freshEmail, sessionOf, signIn } from './support/session.ts'

const empty = runEmpty()

const company = (page: Page) => page.getByRole('textbox', { name: 'Nom de l’entreprise' })
const next = (page: Page) => page.getByRole('button', { name: 'Suivant', exact: true })
const travels = (page: Page): Traveller => ({
  page,
  hands: mouse,
  server: empty.server,
  smtp: empty.smtp,
})

/** Records the final progress bar until it disappears: its steps and all its values. */
function watchClosing(page: Page): Promise<{ steps: number; values: number[] }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const values: number[] = []
        let steps = 0
        const observer = new MutationObserver(() => {
          const bar = [...document.querySelectorAll('[role=progressbar]')].find((each) =>
            each.textContent?.includes('Presque prêt'),
          )
          if (bar) {
            steps = Number(bar.getAttribute('aria-valuemax'))
            const value = Number(bar.getAttribute('aria-valuenow'))
            if (values.at(-1) !== value) values.push(value)
          } else if (values.length > 0) {
            observer.disconnect()
            resolve({ steps, values })
          }
        })
        observer.observe(document.body, { subtree: true, childList: true, attributes: true })
      }),
  )
}

it('[2.2.29] [2.2.30] [2.4.02] shows a sample next to empty fields until the first edit', async () => {
  const page = await empty.browser.newPage({ locale: 'fr-FR' })
  await begin(travels(page))
  const mark = page.getByText('Exemple', { exact: true })
  const preview = page.frameLocator('iframe').first()
  await mark.waitFor()
  await preview.getByText('Camille Durand').waitFor()
  for (const field of await page.getByRole('textbox').all()) {
    expect(await field.inputValue()).toBe('')
  }
  await company(page).fill('Atelier Nord')
  await preview.getByText('Atelier Nord').first().waitFor()
  expect(await mark.count()).toBe(0)
  expect(await preview.getByText('Camille Durand').count()).toBe(0)
  await page.context().close()
})

it('[1.2.51] [1.2.52] [1.2.57] opens sign-in when Suivant or any later step is pressed, and returns to the first step', async () => {
  const page = await empty.browser.newPage({ locale: 'fr-FR' })
  await begin(travels(page))
  const step = (name: RegExp) => page.getByRole('button', { name })
  const signIn = page.getByRole('button', { name: 'Send me a magic link' })
  for (const later of [/Connexion/, /Employés/, /Déploiement/]) {
    await step(later).click()
    await signIn.waitFor()
    await step(/Créer une signature/).click()
    await company(page).waitFor()
  }
  await nameSignature(travels(page))
  await signIn.waitFor()
  await page.context().close()
})

it('moves between the steps with the browser’s Back and Forward, and stays in the wizard', async () => {
  const session = await signIn(empty.server.url, freshEmail('claire'), codesOf(empty.smtp))
  const page = await empty.open(session, '/create-signature-company')
  const heading = (name: string) => page.getByRole('heading', { name })
  await company(page).fill('Atelier du Retour')
  await nameSignature(travels(page))
  await heading('Ajoutez vos employés').waitFor()
  await next(page).click()
  await heading('Tout est prêt').waitFor()
  await page.goBack()
  await heading('Ajoutez vos employés').waitFor()
  await page.goBack()
  await eventually(() => company(page).inputValue()).toBe('Atelier du Retour')
  await page.goForward()
  await heading('Ajoutez vos employés').waitFor()
  await page.reload()
  await heading('Ajoutez vos employés').waitFor()
  await page.getByRole('button', { name: /Créer une signature/ }).click()
  await company(page).waitFor()
  await page.goBack()
  await heading('Ajoutez vos employés').waitFor()
  expect(new URL(page.url()).pathname).toBe('/create-signature-company')
  await page.context().close()
})

it('shows the whole signature in a viewport of 1366 by 768, and the sample in the layout thumbnails', async () => {
  const viewport = { width: 1366, height: 768 }
  const page = await empty.browser.newPage({ locale: 'fr-FR', viewport })
  await begin(travels(page))
  await page.frameLocator('iframe').first().getByText('Camille Durand').waitFor()
  const message = page.getByRole('region', { name: 'Nouveau message' })
  const hidden = () =>
    message.evaluate((window) => {
      const frame = window.querySelector('iframe')
      const body = frame?.parentElement
      if (!frame || !body) return Number.NaN
      const { top, bottom } = frame.getBoundingClientRect()
      const room = body.getBoundingClientRect()
      return Math.max(0, room.top - top) + Math.max(0, bottom - Math.min(room.bottom, 768))
    })
  await eventually(hidden).toBe(0)
  await page.getByRole('textbox', { name: 'Prénom' }).fill('Z')
  const thumbnails = page.getByRole('group', { name: 'Mise en page' }).locator('iframe')
  const texts = () =>
    Promise.all(
      [0, 1, 2, 3].map((index) => thumbnails.nth(index).contentFrame().locator('body').innerText()),
    )
  await eventually(async () => (await texts()).every((text) => /Z/.test(text))).toBe(true)
  for (const text of await texts()) expect(text).toContain('camille@atelier-lumen.example')
  await page.context().close()
})

it('keeps a visitor’s design with its logo when the tab is closed', async () => {
  const context = await empty.browser.newContext({ locale: 'fr-FR' })
  const closed = await context.newPage()
  await begin(travels(closed))
  await closed.getByRole('tab', { name: 'Images' }).click()
  await chooseImage(travels(closed), 'Image du logo')
  await closed.getByRole('tab', { name: 'General' }).click()
  await company(closed).fill('Atelier Nord')
  await closed.close()

  const page = await context.newPage()
  await page.goto(`${empty.server.url}/create-signature-company`)
  await eventually(() => company(page).inputValue()).toBe('Atelier Nord')
  const logo = page.frameLocator('iframe').first().locator('img').first()
  await eventually(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300)
  await context.close()
})

it('[1.4.24] [1.4.25] [1.4.33] continues in both tabs when the link in the mail opens a second one', async () => {
  const email = freshEmail('camille')
  const context = await empty.browser.newContext({ locale: 'fr-FR' })
  const first = await context.newPage()
  const saved = watchSaving(context)
  await begin(travels(first))
  await first.getByRole('textbox', { name: 'Prénom' }).fill('Camille')
  await first.getByRole('textbox', { name: 'Téléphone' }).fill('01 02 03 04 05')
  await company(first).fill('Atelier du Lien')
  await nameSignature(travels(first))
  await first.getByRole('textbox', { name: 'Email' }).fill(email)
  await first.getByRole('button', { name: 'Send me a magic link' }).click()
  const mail = await empty.smtp.waitFor(email)
  const link = /http:\/\/\S+\/login#\S+/.exec(mail.text ?? '')?.[0] ?? ''

  const second = await context.newPage()
  await second.goto(link)
  await second.getByRole('button', { name: 'Login' }).click()
  for (const tab of [second, first]) {
    await tab.getByRole('heading', { name: 'Ajoutez vos employés' }).waitFor()
  }
  await eventually(() => saved).toEqual(['user', 'organisation'])
  const client = clientOf(empty.server.url, (await sessionOf(second)).access_token)
  const me = () => client.call('getUser', { path: { id: 'me' } })
  await eventually(me).toMatchObject({
    first_name: 'Camille',
    phone_number: '01 02 03 04 05',
  })
  const closing = watchClosing(second)
  await saveAll({ page: second, hands: mouse })
  const { steps, values } = await closing
  expect(steps).toBe(3)
  // The bar is updated several times and never moves backwards.
  expect(values.length).toBeGreaterThan(2)
  expect(values).toEqual(values.toSorted((one, other) => one - other))
  expect(saved[2]).toBe('set-onboarding')
  await second.waitForURL('**/home')
  await eventually(() =>
    second.getByRole('textbox', { name: 'Nom', exact: true }).inputValue(),
  ).toBe('Atelier du Lien')

  // The first tab, which is still open, must not set up the same company a second time.
  await saveAll({ page: first, hands: mouse })
  await first.getByRole('heading', { name: 'Votre société a déjà une signature' }).waitFor()
  await second.goto(`${empty.server.url}/signatures`)
  await eventually(() => second.getByText('Signature de la société').count()).toBe(1)
  await context.close()
})

it('[1.2.56] [1.2.58] only adds a template to a company that is already set up, and keeps its settings', async () => {
  const session = await signIn(empty.server.url, freshEmail('claire'), codesOf(empty.smtp))
  const client = clientOf(empty.server.url, session.access_token)
  const path = { id: session.organisation_id }
  await client.call('setOnboarding', { path })
  const template = await client.call('createSignatureTemplate', { path, body: { name: 'Choisie' } })
  const settings = { name: 'Installée', signature_template_id: template.id }
  await client.call('updateOrganisation', { path, body: settings })

  const page = await empty.open(session, '/create-signature-company')
  await company(page).fill('Un autre nom')
  await nameSignature(travels(page), 'Une de plus')
  await page.getByRole('heading', { name: 'Votre société a déjà une signature' }).waitFor()
  expect(await page.getByRole('button', { name: 'Send me a magic link' }).count()).toBe(0)
  const saved = page.getByText('Votre signature est enregistrée').waitFor()
  await Promise.all([saved, next(page).click()])
  await page.waitForURL('**/home')

  expect(await client.call('getOrganisation', { path })).toMatchObject(settings)
  const { data } = await client.call('listSignatureTemplates', { path })
  expect(data.map(({ name }) => name).toSorted()).toEqual(['Choisie', 'Une de plus'])
  await page.context().close()
})

it('puts imported employees into the new team', async () => {
  const session = await signIn(empty.server.url, freshEmail('claire'), codesOf(empty.smtp))
  const page = await empty.open(session, '/create-signature-company')
  await company(page).fill('Atelier de la Liste')
  await nameSignature(travels(page))
  await planTeam(travels(page), 'Boutique')

  const listed = [freshEmail('rose'), freshEmail('lou')]
  const lines = ['Email;Prénom;Nom', `${listed[0]};Rose;Petit`, `${listed[1]};Lou;Martin`]
  await page.getByRole('button', { name: 'Importer une liste' }).click()
  const importing = page.getByRole('dialog', { name: 'Importer des employés' })
  await importing.getByLabel('Fichier des employés').setInputFiles({
    name: 'employes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  })
  await importing.getByRole('button', { name: 'Importer 2 employés' }).click()
  await importing.getByText('All user imported').waitFor()
  await importing.getByRole('button', { name: 'Terminer' }).click()
  await importing.waitFor({ state: 'detached' })
  await saveAll({ page, hands: mouse })
  await page.waitForURL('**/home')

  const client = clientOf(empty.server.url, session.access_token)
  const path = { id: session.organisation_id }
  const teams = await client.call('listTeams', { path })
  const team = teams.data.find(({ name }) => name === 'Boutique')
  const users = await client.call('listUsers', { path })
  const members = users.data.filter(({ team_id }) => team_id === team?.id)
  const { email } = await client.call('getUser', { path: { id: 'me' } })
  expect(members).toHaveLength(3)
  expect(new Set(members.map((member) => member.email))).toEqual(new Set([...listed, email]))
  await page.context().close()
})
