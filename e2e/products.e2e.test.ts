import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { startServer, type RunningServer } from './support/server.ts'

const products = ['signature', 'stock', 'coaching', 'coaching-admin', 'tour']
const builtPages = path.resolve(import.meta.dirname, '../apps/web/dist/preloads.json')

let server: RunningServer
let browser: Browser
/** For each script of the build, the products whose pages load it. */
const productsOf = new Map<string, Set<string>>()

beforeAll(async () => {
  const HOSTS = products.map((name) => `${name}.localhost=${name}`).join()
  server = await startServer({ HOSTS })
  browser = await launchBrowser()
  const pages = JSON.parse(await readFile(builtPages, 'utf8')) as {
    product: string
    files: string[]
  }[]
  for (const { product, files } of pages)
    for (const file of files)
      productsOf.set(file, (productsOf.get(file) ?? new Set<string>()).add(product))
})

afterAll(async () => {
  await browser.close()
  await server.stop()
})

it.each(products)('loads only the code of %s on its host', async (product) => {
  const context = await browser.newContext({ locale: 'fr-FR' })
  const page = await context.newPage()
  const loaded: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js') && !pathname.startsWith('/assets/embed/')) loaded.push(pathname)
  })
  await page.goto(server.url.replace('localhost', `${product}.localhost`))
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(loaded).not.toEqual([])
  const foreign = loaded.filter((file) => {
    const users = productsOf.get(file)
    return users !== undefined && !users.has(product)
  })
  expect(foreign).toEqual([])
  // Each entry point (`app/entry.ts`) states the name of its product, so a product is loaded if one
  // of the files contains an entry point with that name.
  const texts = await Promise.all(
    loaded.map(async (file) => (await fetch(server.url + file)).text()),
  )
  // A server without Firebase loads none of its code: functions, sign-in, Firestore and live
  // updates.
  const ofFirebase = /paraphe-answers|identitytoolkit|firestore\.googleapis|resumeToken/
  expect(texts.filter((text) => ofFirebase.test(text))).toEqual([])
  const isLoaded = (name: string) =>
    texts.some((text) => new RegExp(`name:[\`"']${name}[\`"'],(?:load|isPublic)`).test(text))
  expect(products.filter(isLoaded)).toEqual([product])
  await context.close()
})
