import { startStripeStandIn, type StripeStandIn } from '@org/server/testing/stripe'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchBrowser } from './support/browser.ts'
import { startServer, type RunningServer } from './support/server.ts'
import { clientOf, mailboxCodes, openSignedIn, signIn, type Session } from './support/session.ts'
import { answerStripeScript, type StripeScript } from './support/stripe-script.ts'

let stripe: StripeStandIn
let server: RunningServer
let browser: Browser
let session: Session
let page: Page
let script: StripeScript

beforeAll(async () => {
  stripe = await startStripeStandIn()
  server = await startServer(stripe.settings, 'demo')
  browser = await launchBrowser()
  const email = 'camille.moreau@maison-lueur.example'
  session = await signIn(server.url, email, mailboxCodes(server))
  page = await openSignedIn(browser, server.url, session)
  script = await answerStripeScript(page.context(), stripe)
})

afterAll(async () => {
  await browser.close()
  await server.stop()
  await stripe.close()
})

const question = () =>
  page.getByRole('alertdialog', { name: 'You need to upgrade! Go to billing page ?' })

/** Starts a deploy of the customer service's signatures. */
async function deploy() {
  await page.goto(`${server.url}/deploy`)
  await page.getByRole('button', { name: 'Deploy Service client' }).click()
}

async function enterCard(number: string) {
  await page.getByRole('textbox', { name: 'Numéro de carte' }).fill(number)
  await page.getByRole('button', { name: 'Enregistrer la carte' }).click()
}

it('[1.2.98] [1.2.99] offers the upgrade, and opens the billing page when the user accepts', async () => {
  await deploy()
  await question().getByRole('button', { name: 'No' }).click()
  await question().waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/deploy')
  expect(script.requests).toEqual([])

  script.setReachable(false)
  await deploy()
  await question().getByRole('button', { name: 'Yes' }).click()
  await page.waitForURL('**/billing')
  await page.getByText('Stripe ne répond pas').waitFor()
})

it('[1.2.92] [1.8.13] shows a card form, and says why a card was declined', async () => {
  script.setReachable(true)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await enterCard('4242')
  await page.getByRole('alert').getByText('Votre numéro de carte est incomplet.').waitFor()
  await enterCard('4000000000009995')
  await page.getByRole('alert').getByText('Le solde de la carte ne suffit pas.').waitFor()
})

it('[1.2.93] [1.2.94] [1.7.38] saves a card: gets a secret, confirms it with the publishable key, sends the payment method', async () => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/payment-method|setup_intents/.test(pathname)) calls.push(pathname)
  })
  await enterCard('4242424242424242')
  await page.getByText('•••• •••• •••• 4242').waitFor()
  await page.getByText('Expire 08/2031').waitFor()
  const amount = page.getByRole('region', { name: 'Abonnement' }).getByRole('definition')
  expect(await amount.textContent()).toMatch(/^49,00\s€$/)
  expect(script.publishableKey()).toBe(stripe.settings['STRIPE_PUBLISHABLE_KEY'])
  expect(calls).toEqual([
    '/api/payment-method/get-setup-intent-key',
    '/v1/setup_intents/confirm',
    '/api/payment-method/update',
  ])
})

it('[1.2.95] [1.2.39] shows past invoices after a reload', async () => {
  await page.reload()
  await page.getByRole('heading', { name: 'Historique des factures' }).waitFor()
  await page.getByRole('link', { name: 'Voir la facture PARAPHE-0001' }).waitFor()
})

it('[1.2.100] [1.1.11] deploys without offering the upgrade while the subscription is active', async () => {
  await deploy()
  await page.getByRole('button', { name: /^Envoyer .* emails?$/ }).click()
  await page
    .getByText(/emails? par/)
    .first()
    .waitFor()
  expect(await question().count()).toBe(0)

  const client = clientOf(server.url, session.access_token)
  const customer = await client.call('debugPayment', { path: { id: session.user_id } })
  const { body, signature } = stripe.endSubscription(String(customer['customer_id']))
  const headers = { 'stripe-signature': signature }
  await fetch(`${server.url}/api/payment-events`, { method: 'POST', headers, body })
  await page.goto(`${server.url}/billing`)
  await page.getByText('Aucun abonnement').waitFor()
})

it('deletes the card after confirmation', async () => {
  await page.getByText('•••• •••• •••• 4242').waitFor()
  const forget = page.getByRole('button', { name: 'Supprimer la carte' })
  const confirmation = page.getByRole('alertdialog', { name: 'Supprimer la carte ?' })
  await forget.click()
  await confirmation.getByRole('button', { name: 'No' }).click()
  await confirmation.waitFor({ state: 'detached' })
  expect(await page.getByText('•••• •••• •••• 4242').count()).toBe(1)
  await forget.click()
  await confirmation.getByRole('button', { name: 'Yes' }).click()
  await page.getByRole('textbox', { name: 'Numéro de carte' }).waitFor()
  await page.reload()
  await page.getByRole('textbox', { name: 'Numéro de carte' }).waitFor()
  expect(await page.getByText('•••• •••• •••• 4242').count()).toBe(0)
})
