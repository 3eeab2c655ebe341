import { createClient } from '@org/api/client'
import { stockRoutes } from '@org/api/stock-client'
import { expect, it, onTestFinished } from 'vitest'
import { launchBrowserWithCamera } from './support/camera-browser.ts'
import { runDemo } from './support/running.ts'
import { freshEmail, mailboxCodes, openSignedIn, signIn } from './support/session.ts'

const demo = runDemo({ HOSTS: '127.0.0.1=stock' })

it('books units of a product whose label the camera has read', async () => {
  const { server } = demo
  const stockUrl = server.url.replace('localhost', '127.0.0.1')
  const session = await signIn(stockUrl, freshEmail('gerante'), mailboxCodes(server))
  const client = createClient({
    baseUrl: `${stockUrl}/api`,
    getToken: () => session.access_token,
    routes: stockRoutes,
  })
  await client.call('createCentre', {
    body: { name: 'Centre Bellecour', address: '4 place Bellecour, 69002 Lyon' },
  })
  const supplier = await client.call('createSupplier', {
    body: { name: 'Dentalys', code: 'DEN', email: 'commandes@dentalys.example' },
  })
  const category = await client.call('createProductCategory', { body: { name: 'Gants' } })
  await client.call('createProduct', {
    body: {
      name: 'Gants nitrile M',
      categoryId: category.id,
      supplierId: supplier.id,
      supplierRef: 'GN-M',
      code: '3400936000117',
      conditionnement: 100,
    },
  })

  const label = '(01)03400936000117(10)A17(17)290630'
  const browser = await launchBrowserWithCamera([null, { bcid: 'gs1datamatrix', text: label }], 1.5)
  onTestFinished(() => browser.close())
  const page = await openSignedIn(browser, stockUrl, session)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto(`${stockUrl}/centres`)
  await page.getByRole('button', { name: /Se connecter/ }).click()
  await page.waitForURL(`${stockUrl}/praticiens`)
  await page.goto(`${stockUrl}/stock`)
  await page.getByRole('button', { name: 'Ajouter du stock' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter du stock' })
  expect(loaded.filter((file) => /wasm|code-worker/.test(file))).toEqual([])

  await dialog.getByRole('button', { name: 'Scanner avec la caméra' }).click()
  await dialog.getByText('+ 1 unité').waitFor()
  await dialog.getByText('Lot A17').first().waitFor()
  expect(loaded.filter((file) => file.endsWith('.wasm'))).toHaveLength(1)
  // The camera's video repeats, so the label is scanned a second time.
  await dialog.getByText('2 unités dans la liste').waitFor()
  await dialog.getByRole('button', { name: 'Fermer la caméra' }).click()
  await dialog.getByRole('button', { name: /^Ajouter \d unités$/ }).click()
  await dialog.getByText(/c’est enregistré/).waitFor()
})
