import { it } from 'vitest'
import { runDemo } from './support/running.ts'
import { freshEmail, mailboxCodes } from './support/session.ts'

const demo = runDemo({ HOSTS: '127.0.0.1=stock' })

it('opens an organisation on the stock host, adds a centre and selects it', async () => {
  const { server, browser } = demo
  const stockUrl = server.url.replace('localhost', '127.0.0.1')
  const email = freshEmail('gerante')
  const page = await browser.newPage({ locale: 'fr-FR' })

  await page.goto(`${stockUrl}/centres`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Recevoir un code' }).click()
  await page.getByLabel('Code').waitFor()
  await page.getByLabel('Code').fill(await mailboxCodes(server)(email))
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('heading', { name: 'Centres' }).waitFor()

  await page.getByRole('link', { name: 'Ajouter un centre' }).first().click()
  await page.getByLabel('Nom').fill('Centre Bellecour')
  await page.getByLabel('Adresse').fill('4 place Bellecour, 69002 Lyon')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByRole('row', { name: /Centre Bellecour/ }).waitFor()
  await page.getByRole('button', { name: /Se connecter/ }).click()

  await page.waitForURL(`${stockUrl}/praticiens`)
  await page.getByText('Centre Bellecour').waitFor()
  await page.reload()
  await page.getByText('Centre Bellecour').waitFor()
  await page.context().close()
})
