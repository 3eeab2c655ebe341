import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, failure, neverResponds } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { changes } from '#shared/testing/story-helpers.ts'
import { mockStripe, blockStripe, subscribe } from './testing/stripe-page.ts'

const meta: Meta = {
  title: 'Signature product/Billing/Page',
  ...productStory(product, { path: '/billing', api: { userId: demoIds.admin } }),
}
export default meta

const paid = { api: { hasPayments: true } }

/** Types a card number and saves the card. */
async function enter(canvas: ReturnType<typeof within>, number: string) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Numéro de carte' }), number)
  await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer la carte' }))
}

export const Off: StoryObj = {
  name: '[1.2.39] Says that payments are off and everything is available',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Aucun paiement sur cette installation' }),
    ).toBeVisible()
    await expect(
      canvas.getByText('Toutes les fonctions sont ouvertes, sans abonnement ni carte.'),
    ).toBeVisible()
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds('/api/conf')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Chargement…')).toBeVisible())
  },
}

export const LoadingFails: StoryObj = {
  beforeEach: ({ msw }) => msw.use(http.get('/api/conf', () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Unknown error')
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeEnabled()
  },
}

export const NoCard: StoryObj = {
  name: '[1.2.92] Offers the card form, with the price',
  parameters: { ...paid, variants: ['dark', 'phone'] },
  beforeEach: (context) => mockStripe(worldOf(context)),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Numéro de carte' })
    await expect(canvas.getByText(/^49,00\s€ par mois$/)).toBeVisible()
    await expect(canvas.getByText('Aucun abonnement')).toBeVisible()
    await expect(
      await canvas.findByRole('heading', { name: 'Aucune facture pour le moment' }),
    ).toBeVisible()
  },
}

export const Saved: StoryObj = {
  name: '[1.2.93] [1.2.94] [1.2.95] Shows card, next amount and invoices once a card is saved',
  parameters: { ...paid, variants: ['dark', 'phone'] },
  beforeEach: (context) => mockStripe(worldOf(context)),
  play: async (context) => {
    const { canvas } = context
    await enter(canvas, '4242424242424242')
    await expect(await canvas.findByText('•••• •••• •••• 4242')).toBeVisible()
    await expect(canvas.getByText('Expire 08/2031')).toBeVisible()
    await expect(canvas.getByText('Prochaine facture').nextSibling).toHaveTextContent('49,00 €')
    await expect(canvas.getByRole('heading', { name: 'Historique des factures' })).toBeVisible()
    const invoice = await canvas.findByRole('link', { name: 'Voir la facture PARAPHE-0001' })
    await expect(invoice).toHaveAttribute('href', 'https://invoice.stripe.com/i/PARAPHE-0001')
    await expect(bodyOf(worldOf(context), 'POST', '/api/payment-method/update')).toHaveProperty(
      'payment_method',
    )
    await screen.findByText('Carte enregistrée')
  },
}

export const Refused: StoryObj = {
  name: '[1.8.13] Shows why a card could not be saved, and keeps the form',
  parameters: { ...paid, variants: ['dark'] },
  beforeEach: (context) => mockStripe(worldOf(context)),
  play: async (context) => {
    const { canvas } = context
    await enter(canvas, '4242')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Votre numéro de carte est incomplet.',
    )
    await expect(changes(worldOf(context))).toEqual([])
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Numéro de carte' }))
    await enter(canvas, '4000000000000069')
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        'La carte a expiré. Essayez-en une autre.',
      ),
    )
    await expect(canvas.getByText('Aucun abonnement')).toBeVisible()
  },
}

export const StripeUnreachable: StoryObj = {
  name: 'Does not accept a card while Stripe is unreachable',
  parameters: { ...paid, variants: ['phone'] },
  beforeEach: async (context) => {
    blockStripe()
    await subscribe(worldOf(context))
    worldOf(context).payments?.setReachable(false)
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remplacer la carte' }))
    await expect(await canvas.findByText('Stripe ne répond pas')).toBeVisible()
    await expect(await canvas.findByText('Les factures n’ont pas pu être chargées')).toBeVisible()
  },
}

export const Reset: StoryObj = {
  name: 'Keeps a card that is not replaced, forgets it after a confirmation, and ends the subscription with the paid period',
  parameters: { ...paid, variants: ['phone'] },
  beforeEach: async (context) => {
    mockStripe(worldOf(context))
    await subscribe(worldOf(context))
  },
  play: async (context) => {
    const { canvas } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Remplacer la carte' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Annuler' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer la carte' }))
    const question = await screen.findByRole('alertdialog', { name: 'Supprimer la carte ?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Yes' }))
    await expect(await canvas.findByText('Actif jusqu’au 14 février 2027')).toBeVisible()
    await canvas.findByRole('textbox', { name: 'Numéro de carte' })
  },
}

export const ResetFails: StoryObj = {
  name: 'Explains how to check whether a card was forgotten when the response does not say',
  parameters: paid,
  beforeEach: async (context) => {
    mockStripe(worldOf(context))
    await subscribe(worldOf(context))
    const unknown = () => failure(500, -1, 'Unknown error')
    context.msw.use(http.get('/api/organisation/:id/payment-method/reset', unknown))
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer la carte' }))
    const question = await screen.findByRole('alertdialog', { name: 'Supprimer la carte ?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Yes' }))
    await expect(await canvas.findByText(/rechargez la page pour vérifier/)).toBeVisible()
    await expect(canvas.getByText('•••• •••• •••• 4242')).toBeVisible()
  },
}

export const NotReadAgain: StoryObj = {
  name: 'Does not ask for a saved card again when it could not be reloaded',
  parameters: paid,
  beforeEach: (context) => {
    const world = worldOf(context)
    mockStripe(world)
    const isSaved = () => changes(world).includes('POST /api/payment-method/update')
    const readAgain = () => (isSaved() ? failure(500, -1, 'Unknown error') : undefined)
    context.msw.use(http.get('/api/organisation/:id', readAgain))
  },
  play: async ({ canvas }) => {
    await enter(canvas, '4242424242424242')
    await expect(await canvas.findByText('Unknown error')).toBeVisible()
    await expect(
      canvas.getByText(/^Votre carte est enregistrée : ne la saisissez pas/),
    ).toBeVisible()
    await screen.findByText('Carte enregistrée')
  },
}

export const Upgrade: StoryObj = {
  name: '[1.2.98] Asks to upgrade when a deploy needs a plan, and says that nothing was sent',
  parameters: { ...paid, path: '/deploy', variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Deploy Service client' }))
    const name = 'You need to upgrade! Go to billing page ?'
    const question = await screen.findByRole('alertdialog', { name })
    await expect(within(question).getByRole('button', { name: 'Yes' })).toBeVisible()
    await expect(worldOf(context).adapters.outbox).toEqual([])
  },
}
