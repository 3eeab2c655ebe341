import { stat } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  backendSettings,
  failCalls,
  isOnFirebase,
  signInWithLink,
  startBucket,
} from './support/firebase-backend.ts'
import { weighPage } from './support/page-weight.ts'
import { runDemo } from './support/running.ts'
import { freshEmail, mailboxCodes } from './support/session.ts'

const demo = runDemo({ HOSTS: '127.0.0.1=coaching', ...backendSettings('coaching') })

const video = new URL('../packages/ui/src/testing/media/videos/', import.meta.url)
/**
 * Videos of the exercises. In the first file, the index follows the data, so the browser must move
 * the index to the front.
 */
const files = ['index-behind.mp4', 'turned.mp4', 'with-sound.mp4'].map(
  (name) => new URL(name, video),
)
const picture = new URL('../packages/ui/src/testing/media/orientations/1.jpg', import.meta.url)
const titles = ['Squats', 'Fentes', 'Gainage']

let url: string
let coach: Page
let link: string

let bucket: Awaited<ReturnType<typeof startBucket>>

beforeAll(async () => {
  bucket = await startBucket()
  url = demo.server.url.replace('localhost', '127.0.0.1')
})
afterAll(() => bucket?.close())

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

async function signInHere(page: Page, email: string) {
  await page.goto(`${url}/auth/sign-in`)
  if (isOnFirebase) return signInWithLink(page, email)
  await page.getByLabel('Email').fill(email)
  await press(page, 'Recevoir un code')
  await page.getByLabel('Code').waitFor()
  await page.getByLabel('Code').fill(await mailboxCodes(demo.server)(email))
  await press(page, 'Se connecter')
}

/** Aborts the requests with which the page copies a video. The file's size identifies the video. */
async function failCopyOf(context: BrowserContext, file: URL): Promise<void> {
  const { size } = await stat(file)
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'fetch') return route.fallback()
    const response = await route.fetch()
    const body = await response.body()
    return body.length === size ? route.abort() : route.fulfill({ response, body })
  })
}

async function playsCopy(page: Page, title: string): Promise<void> {
  const film = page.getByLabel(`Vidéo : ${title}`)
  expect(await film.getAttribute('src')).toMatch(/^blob:/)
  const playedTo = () => film.evaluate((element: HTMLVideoElement) => element.currentTime)
  const start = await playedTo()
  await expect.poll(playedTo, { timeout: 10_000 }).not.toBe(start)
}

/** Expects the stored poster in place of a video that is missing. */
async function showsPoster(page: Page, title: string): Promise<void> {
  await page.getByLabel(`Vidéo : ${title}`).waitFor({ state: 'detached' })
  const poster = page.locator('section img').first()
  expect(await poster.getAttribute('src')).toMatch(/^blob:/)
  const width = () => poster.evaluate((element: HTMLImageElement) => element.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
}

describe('a coach, and a stranger with a phone', () => {
  it('makes exercises with real videos', async () => {
    const viewport = { width: 1440, height: 900 }
    const context = await demo.browser.newContext({ locale: 'fr-FR', viewport })
    coach = await context.newPage()
    await signInHere(coach, freshEmail('coach'))
    await coach.getByRole('heading', { name: /^Mes exercices|^Onboarding/ }).waitFor()
    for (const [index, title] of titles.entries()) {
      await coach.goto(`${url}/exercices/new`)
      await coach.getByRole('textbox', { name: 'Titre' }).fill(title)
      await coach.locator('input[type=file][accept*=video]').setInputFiles(files[index]!.pathname)
      await coach.getByRole('group', { name: 'Partie visible' }).waitFor()
      await coach.getByText('Affiche actuelle').waitFor()
      await press(coach, 'Enregistrer')
      await coach.getByRole('heading', { name: title, level: 1 }).waitFor()
      await coach.waitForURL(/\/exercices\/(?!new)/)
    }
    await coach.goto(`${url}/exercices`)
    await coach.getByRole('heading', { name: 'Mes exercices (3)' }).waitFor()
  })

  it('crops an image for an exercise, stores it and shows it', async () => {
    await press(coach, 'Modifier Gainage')
    await coach.locator('input[type=file][accept*=png]').setInputFiles(picture.pathname)
    await coach.getByRole('dialog', { name: 'Resize image' }).waitFor()
    await press(coach, 'Valider')
    const image = coach.getByRole('region', { name: 'Image' }).locator('img')
    await image.waitFor()
    await press(coach, 'Enregistrer')
    await coach.getByText('Sauvegardé').waitFor()
    await coach.reload()
    await image.waitFor()
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0)
    await coach.goto(`${url}/exercices`)
  })

  it('[3.5.18] [3.5.19] [3.8.05] says what failed, and keeps the input', async () => {
    await coach.goto(`${url}/exercices/new`)
    await coach.getByRole('textbox', { name: 'Titre' }).fill('Planche')
    const input = coach.locator('input[type=file][accept*=video]')
    await input.setInputFiles(new URL('web.webm', video).pathname)
    await coach.getByText('Votre video doit etre au format mp4').waitFor()
    await coach.route('**/api/coaching/images', (route) => route.fulfill({ status: 400 }))
    const image = { name: 'planche.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
    await coach.locator('input[type=file][accept*=png]').setInputFiles(image)
    await coach.getByText('Une erreur est survenue').waitFor()

    await coach.goto(`${url}/exercices`)
    await press(coach, 'Modifier Squats')
    await coach.getByRole('textbox', { name: 'Titre' }).fill('Squats sautés')
    const endFailures = await failCalls(coach, 'PATCH', '/api/coaching/exercice/')
    await press(coach, 'Enregistrer')
    await coach.getByRole('alert').getByText('une erreur est survenue').waitFor()
    expect(await coach.getByRole('textbox', { name: 'Titre' }).inputValue()).toBe('Squats sautés')
    await endFailures()
    await coach.getByRole('textbox', { name: 'Titre' }).fill('Squats')
  })

  it('builds a session from the exercises and shares it', async () => {
    await coach.goto(`${url}/training-sessions/new`)
    await coach.getByRole('textbox', { name: 'Titre', exact: true }).fill('Jambes en feu')
    await press(coach, 'Ajouter des exercices à Bloc 1')
    const dialog = coach.getByRole('dialog', { name: 'Ajouter des exercices' })
    for (const title of titles) await dialog.getByRole('button', { name: title }).click()
    await dialog.getByRole('button', { name: 'Ajouter 3 exercices' }).click()
    for (const title of titles) {
      const measure = coach.getByRole('radiogroup', { name: `Mesure de ${title}` })
      await measure.getByText('Répétitions').click()
      await coach.getByRole('switch', { name: `Repos après ${title}` }).press(' ')
    }
    await press(coach, 'Prendre la vidéo d’un exercice')
    await coach.getByRole('menuitem', { name: 'Squats' }).click()
    await press(coach, 'Partager')
    await press(coach, 'Créer le lien')
    link = await coach.getByLabel('Lien de la séance').inputValue()
    expect(link).toMatch(/\/app\/training-sessions\/[\w-]{22}$/)
  })

  it('[3.1.18] [3.1.19] plays the shared session on a phone to the end, even if the network is lost during the first exercise', async () => {
    const phone = await demo.browser.newContext({
      locale: 'fr-FR',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    await failCopyOf(phone, files[2]!)
    const stranger = await phone.newPage()
    await stranger.goto(link)
    await stranger.getByRole('heading', { name: 'Jambes en feu' }).waitFor()
    await stranger.getByText('2 vidéos sur 3 sans réseau').waitFor()
    await stranger.getByRole('button', { name: 'Lancer' }).tap()
    await stranger.getByRole('heading', { name: 'Préparez-vous' }).waitFor()
    for (const title of titles) {
      await stranger.getByRole('heading', { name: title }).waitFor({ timeout: 15_000 })
      await phone.setOffline(true)
      if (title === titles[2]) await showsPoster(stranger, title)
      else await playsCopy(stranger, title)
      await stranger
        .getByText('Touchez l’écran quand c’est fait')
        .first()
        .waitFor({ timeout: 15_000 })
      await stranger.touchscreen.tap(195, 420)
    }
    await stranger.getByRole('heading', { name: 'Bravo !' }).waitFor({ timeout: 15_000 })
    await phone.close()
  }, 90_000)

  it('loads at most 150 kB of scripts until the runner has started', async () => {
    const stranger = await demo.browser.newPage({ locale: 'fr-FR' })
    const { scripts, files } = await weighPage(stranger, link, async (page) => {
      await press(page, 'Lancer la séance')
      await page.getByRole('heading', { name: 'Préparez-vous' }).waitFor()
    })
    console.log(`The runner's page: ${Math.round(scripts / 1000)} kB of scripts.`)
    expect(scripts, JSON.stringify(files, null, 2)).toBeLessThanOrEqual(150_000)
    await stranger.context().close()
  })

  it('[3.2.56] [3.2.57] launches the runner from the detail page, and returns there when it is closed', async () => {
    const stranger = await demo.browser.newPage({ locale: 'fr-FR' })
    await stranger.goto(link)
    await stranger.getByRole('button', { name: 'Lancer la séance' }).click()
    await stranger.getByRole('heading', { name: 'Préparez-vous' }).waitFor()
    await stranger.getByRole('button', { name: 'Fermer' }).click()
    await stranger.getByRole('button', { name: 'Lancer la séance' }).waitFor()
    await stranger.context().close()
  })

  it('[3.1.17] makes a program with the session and deletes the program, then changes the session and an exercise', async () => {
    const programs = `${url}/training-programs`
    const late = await coach.context().newPage()
    await late.goto(`${programs}/new`)
    await late.getByRole('textbox', { name: 'Titre' }).fill('Ma semaine')
    await late.getByRole('combobox', { name: 'Ajouter une séance' }).click()
    await late.getByRole('option', { name: 'Jambes en feu' }).click()
    await press(late, 'Enregistrer')
    await late.waitForURL(programs)
    await press(late, 'Supprimer Ma semaine')
    await press(late, 'Oui')
    await late.getByRole('heading', { name: 'Ma semaine' }).waitFor({ state: 'detached' })

    for (const [list, title] of [
      ['training-sessions', 'Jambes en feu'],
      ['exercices', 'Gainage'],
    ]) {
      await late.goto(`${url}/${list}`)
      await press(late, `Modifier ${title}`)
      await late.getByRole('textbox', { name: 'Titre', exact: true }).fill(`${title} (2)`)
      await press(late, 'Enregistrer')
      await late.getByRole('heading', { name: `${title} (2)`, level: 1 }).waitFor()
    }
    await late.close()
  })

  it('ends the sharing, after which the link no longer shows the session', async () => {
    await press(coach, 'Mettre fin au partage')
    await coach.getByRole('alertdialog').getByRole('button', { name: 'Oui' }).click()
    await coach.getByRole('button', { name: 'Créer le lien' }).waitFor()
    const late = await demo.browser.newPage()
    await late.goto(link)
    await late.getByRole('heading', { level: 1 }).waitFor()
    expect(await late.getByRole('heading', { name: 'Jambes en feu' }).count()).toBe(0)
    await late.context().close()
    await coach.context().close()
  })
})
