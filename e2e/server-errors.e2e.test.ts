import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContext, Page, Route } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { serveBuiltPages, type BuiltPage } from './support/built-page.ts'
import { eventually } from './support/eventually.ts'
import { startHttpStandIn, type HttpStandIn } from './support/http-stand-in.ts'
import { plainPng } from './support/images.ts'
import { startServer, type RunningServer } from './support/server.ts'
import { clientOf, mailboxCodes, openSignedIn, signIn, type Session } from './support/session.ts'

const upright = path.resolve(
  import.meta.dirname,
  '../packages/ui/src/testing/media/orientations/1.jpg',
)
const libraryPage = path.resolve(import.meta.dirname, '../packages/ui/test/failures-page')

let server: RunningServer
let browser: Browser
let session: Session
let context: BrowserContext
let page: Page
/** Errors that the page logged to its console. */
let logged: string[]

beforeAll(async () => {
  server = await startServer({}, 'demo')
  browser = await launchBrowser()
  const email = 'camille.moreau@maison-lueur.example'
  session = await signIn(server.url, email, mailboxCodes(server))
  context = (await openSignedIn(browser, server.url, session)).context()
})

beforeEach(async () => {
  page = await context.newPage()
  logged = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
})

afterEach(() => page.close())

afterAll(async () => {
  await browser.close()
  await server.stop()
})

const textbox = (name: string) => page.getByRole('textbox', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const refuse = (route: Route) =>
  route.fulfill({ status: 500, json: { type: 'UNKNOWN', code: -1, message: 'Panne' } })

/** Delays the next call of this method until the returned function responds to it. */
async function delay(address: string, method: string) {
  const delayed = Promise.withResolvers<Route>()
  await page.route(address, (route) =>
    route.request().method() === method ? delayed.resolve(route) : route.fallback(),
  )
  return async (answer: (route: Route) => Promise<void>) => {
    await answer(await delayed.promise)
    await page.unroute(address)
  }
}

describe('signing in', () => {
  it('[1.5.13] [1.8.06] shows the response’s message, or ‘Error unknown’ if the success flag is missing', async () => {
    const visitor = await browser.newPage({ locale: 'fr-FR' })
    await visitor.goto(`${server.url}/auth/sign-in`)
    await visitor.getByRole('textbox', { name: 'Email' }).fill('rose@atelier.example')
    await visitor.getByRole('button', { name: 'Send me a magic link' }).click()
    const code = visitor.getByRole('textbox', { name: 'Code' })
    await code.waitFor()
    const right = await mailboxCodes(server)('rose@atelier.example')
    await visitor.route('**/magiclink/login*', (route) => route.fulfill({ json: {} }), { times: 1 })
    await code.fill(right === '000000' ? '000001' : '000000')
    await visitor.getByRole('button', { name: 'Login' }).click()
    await visitor.getByText('Error unknown').waitFor()
    await visitor.getByRole('button', { name: 'Login' }).click()
    await visitor.getByText('Code invalide ou expiré').waitFor()
    await visitor.context().close()
  })
})

it('[3.8.17] shows ‘Accès interdit’ without permission, and ‘NOT FOUND’ at an unknown path', async () => {
  const member = 'julien.lefevre@maison-lueur.example'
  const theirs = await signIn(server.url, member, mailboxCodes(server))
  const shown = await openSignedIn(browser, server.url, theirs)
  await shown.goto(`${server.url}/teams`)
  await shown.getByRole('heading', { name: 'Accès interdit' }).waitFor()
  expect(await shown.getByRole('button', { name: 'Créer une équipe' }).count()).toBe(0)
  await shown.goto(`${server.url}/nowhere`)
  await shown.getByRole('heading', { name: 'NOT FOUND' }).waitFor()
  await shown.context().close()
})

/** Saves the company, and confirms the question about signatures that become outdated. */
async function saveCompany() {
  await button('Enregistrer').click()
  const question = page.getByRole('alertdialog', { name: /anciennes versions\. Enregistrer \?$/ })
  await question.getByRole('button', { name: 'Yes' }).click()
}

describe('a change that the server rejects', () => {
  it('[1.4.40] [1.8.08] shows a team’s new name immediately, then the old one with ‘Error’', async () => {
    await page.goto(`${server.url}/team/demo-team-sales`)
    const answer = await delay('**/api/team/demo-team-sales', 'PATCH')
    await textbox('Name').fill('Ventes')
    await button('Enregistrer').click()
    await page.getByRole('heading', { name: 'Equipe Ventes' }).waitFor()
    await answer(refuse)
    await page.getByText('Error', { exact: true }).waitFor()
    await page.getByRole('heading', { name: 'Equipe Commercial' }).waitFor()
    expect(await textbox('Name').inputValue()).toBe('Ventes')
  })

  it('[1.8.08] [1.8.09] shows ‘Error’ for the company and logs ‘failed to save organisation’', async () => {
    await page.goto(`${server.url}/home`)
    await page.route(`**/api/organisation/${session.organisation_id}`, (route) =>
      route.request().method() === 'PATCH' ? refuse(route) : route.fallback(),
    )
    await textbox('Adresse').fill('1 quai Perrache')
    await saveCompany()
    await page.getByText('Error', { exact: true }).waitFor()
    await eventually(() => logged.join()).toContain('failed to save organisation')
  })

  it('[1.8.16] shows in the page why saving failed, or ‘une erreur est survenue’ if the reason is unknown', async () => {
    const answers = [
      { type: 'DUPLICATE', code: 107, message: 'Ce nom existe déjà' },
      { type: 'UNKNOWN', code: -1, message: 'Unknown error' },
    ]
    await page.goto(`${server.url}/home`)
    await page.route(`**/api/organisation/${session.organisation_id}`, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 500, json: answers.shift() })
        : route.fallback(),
    )
    await textbox('Nom').fill('Lueur et fils')
    for (const message of ['Ce nom existe déjà', 'une erreur est survenue']) {
      await saveCompany()
      await page.getByRole('alert').filter({ hasText: message }).waitFor()
    }
  })

  it('[1.8.08] shows ‘Error’ for a signature', async () => {
    const { data } = await clientOf(server.url, session.access_token).call(
      'listSignatureTemplates',
      { path: { id: session.organisation_id } },
    )
    await page.goto(`${server.url}/signature/${data[0]?.id}`)
    await page.route('**/api/template/*', (route) =>
      route.request().method() === 'PATCH' ? refuse(route) : route.fallback(),
    )
    await textbox('Fonction').fill('Directeur')
    await button('Enregistrer').click()
    await page.getByText('Error', { exact: true }).waitFor()
    expect(await textbox('Fonction').inputValue()).toBe('Directeur')
  })
})

describe('employees', () => {
  const row = (text: string) => page.getByRole('row').filter({ hasText: text })
  const snackbar = (text: string) => page.getByText(text, { exact: true })

  it('[1.4.40] [1.4.41] [1.8.07] reverts a change and shows why, also in the form', async () => {
    await page.goto(`${server.url}/users?search=benali`)
    await button('Modifier Inès Benali').click()
    const answer = await delay('**/api/user/*', 'PATCH')
    await textbox('Prénom').fill('Agnès')
    await button('Enregistrer').click()
    await snackbar('Saving...').waitFor()
    await row('Agnès Benali').waitFor({ state: 'attached' })
    await answer(refuse)
    await snackbar('Panne').first().waitFor()
    await page.getByRole('dialog').getByText('Panne', { exact: true }).waitFor()
    await row('Inès Benali').waitFor({ state: 'attached' })
    expect(await textbox('Prénom').inputValue()).toBe('Agnès')
  })

  it('[1.4.44] [1.8.07] lists a new employee immediately, and removes them when the server rejects the request', async () => {
    await page.goto(`${server.url}/users?search=benali`)
    await row('Inès Benali').waitFor()
    await button('Créer un employé').click()
    const answer = await delay(`**/api/organisation/${session.organisation_id}/users`, 'POST')
    await textbox('Email').fill('ines.benali@maison-lueur.example')
    await textbox('Prénom').fill('Rose')
    await textbox('Nom').fill('Benali')
    await button('Enregistrer').click()
    await snackbar('Saving...').waitFor()
    await row('Rose Benali').waitFor({ state: 'attached' })
    await answer((route) => route.continue())
    await page
      .getByRole('dialog')
      .getByText(/existe déjà/)
      .waitFor()
    await row('Rose Benali').waitFor({ state: 'detached' })

    await textbox('Email').fill(`rose.${Date.now()}@maison-lueur.example`)
    await button('Enregistrer').click()
    await snackbar('Saved').waitFor()
  })

  it('[2.8.06] shows what is wrong with an email, a phone number and a web address', async () => {
    await page.goto(`${server.url}/users`)
    await button('Créer un employé').click()
    const form = page.getByRole('dialog', { name: 'Nouvel employé' })
    await button('Enregistrer').click()
    await form.getByText('Ne peut pas être vide').first().waitFor()
    await textbox('Email').fill('rose@maison')
    await textbox('Téléphone').fill('01 23 45 67')
    await textbox('Poste').fill('Fleuriste')
    await form.getByText("Mauvais format d'email").first().waitFor()
    await form.getByText('Mauvais format de téléphone').first().waitFor()

    await page.goto(`${server.url}/home`)
    await textbox('Site web').fill('maison lueur')
    await textbox('Adresse').focus()
    await page.getByText("Mauvais format d'url").first().waitFor()
  })
})

describe('the image upload in the editor', () => {
  const pickFile = (name: string, buffer: Buffer) =>
    page
      .getByRole('group', { name: 'Image du logo', exact: true })
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'image/png', buffer })
  const alert = () => page.getByRole('alert')
  const crop = () => page.getByRole('dialog', { name: 'Resize image' })

  beforeEach(async () => {
    await page.goto(`${server.url}/signatures/new`)
    await page.getByRole('tab', { name: 'Images' }).click()
  })

  it('[2.8.01] [2.8.02] shows ‘Erreur de type’ for a wrong file type, and ‘Une erreur est survenue’ for other errors', async () => {
    await pickFile('plaquette.png', Buffer.from('%PDF-1.7'))
    await eventually(() => alert().textContent()).toContain('Erreur de type')

    await page.route('**/api/media', (route) =>
      route.fulfill({ status: 413, json: { type: 'QUOTA', code: 110, message: 'Quota' } }),
    )
    await pickFile('logo.png', plainPng(300, 200, [194, 65, 12]))
    await crop().getByRole('button', { name: 'Valider' }).click()
    await eventually(() => alert().textContent()).toContain('Une erreur est survenue')
  })

  it('[3.8.16] shows ‘Could not get the context of the canvas element’ and sends nothing', async () => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
    await pickFile('logo.png', plainPng(300, 200, [194, 65, 12]))
    const confirm = crop().getByRole('button', { name: 'Valider' })
    await eventually(() => confirm.isEnabled()).toBe(true)
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    await confirm.click()
    await crop().getByText('Could not get the context of the canvas element').waitFor()
    expect(sent).not.toContain(`POST ${server.url}/api/media`)
  })
})

describe('the library in a page of another product', () => {
  let app: BuiltPage
  let backend: HttpStandIn

  beforeAll(async () => {
    app = await serveBuiltPages(libraryPage, ['index.html'])
    backend = await startHttpStandIn(({ method }) => ({
      status: method === 'PUT' ? 503 : 404,
      body: { message: 'le serveur ne répond pas' },
    }))
    return async () => {
      await app.close()
      await backend.close()
    }
  })

  beforeEach(async () => {
    await page.goto(`${app.url}/index.html?backend=${backend.url}`)
  })

  it('[3.4.19] reports a failed save with ‘Error: ’ and the message', async () => {
    await textbox('Titre').fill('Fente')
    await button('Enregistrer').click()
    await page.getByText('Error: le serveur ne répond pas').waitFor()
    expect(backend.seen.at(-1)).toMatchObject({ method: 'PUT', path: '/exercise' })
  })

  it('shows the required format of a photo or a video, or a general error when the upload fails', async () => {
    const pickFile = (name: string, file: { name: string; mimeType: string; buffer: Buffer }) =>
      page.getByRole('group', { name, exact: true }).locator('input[type=file]').setInputFiles(file)
    const alerts = page.getByRole('alert')
    const png = { name: 'squat.png', mimeType: 'image/png', buffer: plainPng(40, 40, [0, 0, 0]) }
    await pickFile('Photo', png)
    await alerts.getByText('Votre photo doit etre au format jpg').waitFor()
    await pickFile('Vidéo', png)
    await alerts.getByText('Votre video doit etre au format mp4').waitFor()
    expect(backend.seen.map(({ method }) => method)).not.toContain('POST')

    const photo = { name: 'squat.jpg', mimeType: 'image/jpeg', buffer: readFileSync(upright) }
    await pickFile('Photo', photo)
    await alerts.getByText('Une erreur est survenue').waitFor()
    expect(backend.seen.at(-1)).toMatchObject({ method: 'POST', path: '/media' })
  })

  it('[2.8.04] clears stored media that cannot be fetched', async () => {
    const kept = page.getByRole('region', { name: 'Média gardé' })
    await kept.getByText('Aucun média').waitFor()
    expect(backend.seen.map(({ path }) => path)).toContain('/media/m1')
    await eventually(() => logged.join()).toContain('media m1: 404')
  })

  it('[2.8.03] logs an attempt to crop a gif, a crop with missing data, and media that cannot be loaded', async () => {
    await eventually(() => logged.join()).toContain(
      `The video ${backend.url}/film.mp4 could not be`,
    )
    for (const [name, message] of [
      ['Un GIF', 'A gif cannot be cropped'],
      ['Sans image', 'Missing image param'],
      ['Sans taille', 'Missing width and height'],
      ['Image introuvable', 'The image to crop could not be loaded'],
    ] as const) {
      await button(name).click()
      await eventually(() => logged.join()).toContain(message)
      await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click()
    }
    await button('Sans cadre').click()
    await eventually(() => logged.join()).toContain('Missing crop configuration')
  })
})
