import type { Browser, BrowserContext } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { startServer, type RunningServer } from './support/server.ts'

const email = 'nadia@atelier.example'

let server: RunningServer
let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
  context = await browser.newContext({ locale: 'fr-FR' })
})

afterAll(async () => {
  await browser.close()
  await server.stop()
})

it('signs in without a mail server, with the code from the mailbox', async () => {
  const page = await context.newPage()
  await page.goto(`${server.url}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send me a magic link' }).click()
  await page.getByText('Check your email!').waitFor()

  const mailbox = await context.newPage()
  await mailbox.goto(server.mailboxUrl())
  await mailbox.getByRole('link', { name: new RegExp(email) }).click()
  const code = await mailbox
    .frameLocator('iframe')
    .getByText(/^\s*\d{6}\s*$/)
    .innerText()
  await mailbox.close()

  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/create-signature-company')
  await page.getByRole('tab', { name: 'General' }).waitFor()
})

it('signs in with the button in the mail, which opens another tab', async () => {
  const own = await browser.newContext({ locale: 'fr-FR' })
  const visitor = await own.newPage()
  await visitor.goto(`${server.url}/login`)
  await visitor.getByLabel('Email').fill('second@atelier.example')
  await visitor.getByRole('button', { name: 'Send me a magic link' }).click()
  await visitor.getByText('Check your email!').waitFor()
  await visitor.goto(server.mailboxUrl())
  await visitor.getByRole('link', { name: /second@atelier\.example/ }).click()
  const [opened] = await Promise.all([
    visitor.waitForEvent('popup'),
    visitor
      .frameLocator('iframe')
      .getByRole('link', { name: 'Ouvrir la page de connexion' })
      .click(),
  ])
  await opened.getByText('Vous vous connectez avec second@atelier.example.').waitFor()
  await opened.getByRole('button', { name: 'Login' }).click()
  await opened.waitForURL('**/create-signature-company')
  await own.close()
})

it('hides the mailbox from requests through a proxy', async () => {
  const answer = await fetch(server.mailboxUrl(), {
    headers: { 'x-forwarded-for': '203.0.113.7' },
  })
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain(email)
})
