import type { Page } from 'playwright'
import { beforeAll, expect, it } from 'vitest'
import { runDemo } from './support/running.ts'
import { freshEmail, mailboxCodes } from './support/session.ts'

const demo = runDemo({ HOSTS: '127.0.0.1=stock' })

let stockUrl: string
let page: Page

beforeAll(async () => {
  stockUrl = demo.server.url.replace('localhost', '127.0.0.1')
  page = await demo.browser.newPage({ locale: 'fr-FR' })
})

const unknown = {
  type: 'UNKNOWN',
  code: -1,
  message: 'Unknown error',
  payload: { reference: '1a2b3c4d' },
}

it('creates an organisation on the stock host, adds a centre and selects it', async () => {
  const email = freshEmail('gerante')

  await page.goto(`${stockUrl}/centres`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Recevoir un code' }).click()
  await page.getByLabel('Code').waitFor()
  await page.getByLabel('Code').fill(await mailboxCodes(demo.server)(email))
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('heading', { name: 'Centres' }).waitFor()

  await page.getByRole('link', { name: 'Ajouter un centre' }).first().click()
  await page.getByLabel('Nom').fill('Centre Bellecour')
  await page.getByLabel('Adresse').fill('4 place Bellecour, 69002 Lyon')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('row', { name: /Centre Bellecour/ }).waitFor()
  await page.getByRole('button', { name: /Se connecter/ }).click()

  await page.waitForURL(`${stockUrl}/praticiens`)
  const selected = page.getByRole('paragraph').getByText('Centre Bellecour')
  await selected.waitFor()
  await page.reload()
  await selected.waitFor()
})

it('[3.8.04] shows and logs an unknown error when a user is added', async () => {
  const users = '**/api/stock/users'
  const logged: string[] = []
  page.on('console', (message) => void logged.push(message.text()))
  await page.goto(`${stockUrl}/user/create`)
  await page.getByLabel('Nom').fill('Maud Leroy')
  await page.getByLabel('Email').fill('maud.leroy@centres.example')
  await page.route(users, (route) => route.fulfill({ status: 500, json: unknown }))
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText(/^une erreur est survenue \(référence 1a2b3c4d\)/).waitFor()
  expect(logged).toContainEqual(expect.stringContaining('users/create: Unknown error'))
  expect(await page.getByLabel('Nom').inputValue()).toBe('Maud Leroy')

  await page.unroute(users)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('row', { name: /Maud Leroy/ }).waitFor()
  await page.context().close()
})
