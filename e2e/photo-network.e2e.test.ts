import { photoPosts } from '@org/api/testing'
import { startPhotoStandIn, type PhotoStandIn } from '@org/adapters/testing/photo-network'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { editorOn } from './support/editor-page.ts'
import { eventually } from './support/eventually.ts'
import { runDemo } from './support/running.ts'
import type { Session } from './support/session.ts'
import { clientOf } from './support/session.ts'
import { saveSignature } from './support/stored-signature.ts'

const network: PhotoStandIn = await startPhotoStandIn((url) =>
  photoPosts(21).map((post) => ({
    ...post,
    media_url: `${url}/cdn/${post.id}.mp4`,
    thumbnail_url: `${url}/cdn/${post.id}.svg`,
  })),
)
const demo = runDemo(network.settings)
let admin: Session

beforeAll(async () => {
  admin = await demo.enter()
})
afterAll(() => network.close())
afterEach(() => {
  network.setReachable(true)
})

const client = () => clientOf(demo.server.url, admin.access_token)

/** Opens the import and connects through the network's page. */
async function connect(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Importer depuis Instagram' }).click()
  const [popup] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Se connecter à Instagram' }).click(),
  ])
  const closed = popup.waitForEvent('close')
  await popup.getByRole('link', { name: 'Autoriser' }).click()
  await closed
  await page.getByText('20 vidéos').waitFor()
}

const storageOf = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )

it('imports a video in the editor after connecting, and links the button to the video’s page', async () => {
  const page = await demo.open(admin, '/signatures/new')
  const answers: string[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/photo-network'))
      response.text().then(
        (text) => answers.push(text),
        () => undefined,
      )
  })
  const editor = editorOn(page)
  await editor.openTab('Addon')
  await editor.button('Ajouter Visioconférence').click()
  await connect(page)
  await page.getByText('Visite de l’atelier, partie 2', { exact: true }).click()
  await page.getByRole('button', { name: 'Importer', exact: true }).click()

  const address = 'https://photo-network.example/p/1790001'
  expect(await editor.textbox('Lien de la réunion').inputValue()).toBe(address)
  expect(await page.getByRole('dialog').count()).toBe(0)
  const { data } = await saveSignature(editor, client())
  expect(data.addons.videoConf.data.url).toBe(address)
  expect(network.seen.find(({ path }) => path === '/oauth/authorize')?.query).toMatchObject({
    redirect_uri: `${demo.server.url}/photo-network`,
    scope: 'user_profile,user_media',
  })
  const [token = ''] = [...network.tokens]
  expect(token).toMatch(/^photo-token-/)
  expect(answers.length).toBeGreaterThan(2)
  expect(answers.join() + (await storageOf(page))).not.toContain(token)
  expect(demo.server.output()).not.toContain(token)
  await page.context().close()
})

it('loads older videos, reports failures, and asks to reconnect when the token has expired', async () => {
  const page = await demo.open(admin, '/experiments/upload')
  await connectedList(page)
  await page.getByRole('button', { name: 'Chercher plus loin' }).press('Enter')
  await page.getByText('21 vidéos').waitFor()
  await page.getByText('Visite de l’atelier, partie 21', { exact: true }).click()
  await page.getByRole('button', { name: 'Importer', exact: true }).click()
  await eventually(() => page.getByLabel('Adresse de la vidéo').inputValue()).toBe(
    'https://photo-network.example/p/17900020',
  )

  await page.getByRole('button', { name: 'Importer depuis Instagram' }).click()
  await page.getByText('20 vidéos').waitFor()
  network.setReachable(false)
  await page.getByRole('button', { name: 'Actualiser' }).click()
  await page.getByText('Vos vidéos n’ont pas pu être chargées').waitFor()
  expect(await page.getByRole('radio').count()).toBe(20)
  network.setReachable(true)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await page.getByText('20 vidéos').waitFor()
  network.expireTokens()
  await page.getByRole('button', { name: 'Actualiser' }).click()
  await page.getByText('Votre connexion à Instagram a expiré').waitFor()
  await page.getByRole('button', { name: 'Se connecter à Instagram' }).waitFor()
  await page.context().close()
})

/** Opens the list, and connects first unless an earlier test did. */
async function connectedList(page: Page): Promise<void> {
  const { is_connected } = await client().call('getPhotoConnection')
  if (!is_connected) return connect(page)
  await page.getByRole('button', { name: 'Importer depuis Instagram' }).click()
  await page.getByText('20 vidéos').waitFor()
}

it('disconnects the account from the network, on the server too', async () => {
  const page = await demo.open(admin, '/experiments/upload')
  await connectedList(page)
  await page.getByRole('button', { name: 'Se déconnecter d’Instagram' }).click()
  await page.getByRole('button', { name: 'Se connecter à Instagram' }).waitFor()
  await eventually(async () => (await client().call('getPhotoConnection')).is_connected).toBe(false)
  await page.context().close()
})

it('says on the callback page that no connection is pending', async () => {
  const page = await demo.open(admin, '/photo-network')
  await page.getByText('Aucune connexion n’est en cours ici').waitFor()
  await page.context().close()
})
