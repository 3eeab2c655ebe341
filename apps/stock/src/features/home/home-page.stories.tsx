import { productStory } from '@org/app-kit/testing'
import { failure, neverResponds, showsLoading } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { emptyBooking, openBookingStore, withUnits } from '#testing/stock'
import { ordersWorld } from '#shared/testing/orders-seed.ts'
import { selectCentre } from '#shared/testing/select-centre.ts'
import { stockApi, stockIds } from '#shared/testing/stock-seed.ts'

const meta: Meta = {
  title: 'Stock product/Home/Page',
  ...productStory(product, { path: '/home', api: { ...stockApi, userId: stockIds.superAdmin } }),
}
export default meta

const centres = '/api/stock/centres'

export const Default: StoryObj = {
  name: '[3.2.07] Offers the centres to choose from, and the general pages',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Se connecter à Centre Bastille' }),
    ).toBeVisible()
  },
}

export const WorkWaiting: StoryObj = {
  name: '[3.2.07] Shows what is waiting in the selected centre, with links to it',
  parameters: { api: ordersWorld, variants: ['dark', 'phone'] },
  beforeEach: selectCentre(stockIds.superAdmin, stockIds.centres.bastille),
  play: async ({ canvas }) => {
    const link = async (name: string) => canvas.findByRole('link', { name })
    await expect(await link('3 Commandes à envoyer')).toHaveAttribute('href', '/commands')
    await expect(await link('1 Commandes à valider')).toHaveAttribute('href', '/validate-commands')
    await expect(await link('2 Lots périmés ou bientôt')).toHaveAttribute(
      'href',
      '/stock?filter.nextExpiry=choice%3AP%C3%A9rim%C3%A9e+ou+dans+les+30+jours&sort=nextExpiry',
    )
    await expect(canvas.getByText('M9 · 60 unités · périmé le 5 janv. 2027')).toBeVisible()
    await expect(canvas.getByText('AX3 · 20 unités · périme le 31 janv. 2027')).toBeVisible()
  },
}

const keepList = () => {
  const store = openBookingStore({
    userId: stockIds.superAdmin,
    centreId: stockIds.centres.bastille,
    kind: 'add',
  })
  const product = { id: 'gloves', name: 'Gants nitrile M', code: 'G1', conditionnement: 100 }
  const noLot = { lot: null, expiry: null, question: null }
  store.change((list) => withUnits(list, { id: 'line', product, qty: 3, ...noLot }))
  return () => store.change(() => emptyBooking)
}

export const KeptList: StoryObj = {
  name: 'Offers a list that was scanned for a centre and not booked, and opens it',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: keepList,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Reprendre la liste : Centre Bastille' }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter du stock' }))
    await expect(dialog.getByRole('button', { name: 'Ajouter 3 unités' })).toBeVisible()
  },
}

export const LeavesWithKeptList: StoryObj = {
  name: 'Asks before signing out deletes a list that is not booked',
  beforeEach: keepList,
  parameters: { variants: ['phone'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: 'déconnexion' }))[0] as HTMLElement,
    )
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(/^Une saisie commencée est gardée/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Non' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(
      canvas.getByRole('button', { name: 'Reprendre la liste : Centre Bastille' }),
    ).toBeVisible()
  },
}

export const WorkFails: StoryObj = {
  name: 'Offers a retry when what is waiting cannot be loaded',
  beforeEach: [
    selectCentre(stockIds.superAdmin, stockIds.centres.bastille),
    ({ msw }) =>
      msw.use(
        http.get('/api/stock/centre/:id/expiring-lots', () => failure(500, -1, 'Unknown error')),
      ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}

export const CentreSelected: StoryObj = {
  name: 'Says that nothing is waiting, and offers the pages of the selected centre',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: selectCentre(stockIds.superAdmin, stockIds.centres.bastille),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Centre Bastille' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Stock' })[0]).toBeInTheDocument()
    await expect(await canvas.findByText('Rien à faire')).toBeVisible()
  },
}

export const Connects: StoryObj = {
  name: 'Selects a centre and opens its practitioners',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Se connecter à Centre Bastille' }),
    )
    await expect(await canvas.findByRole('link', { current: 'page' })).toHaveAccessibleName(
      'Praticiens',
    )
  },
}

export const NoCentres: StoryObj = {
  name: 'Offers to add the first centre',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get(centres, () => HttpResponse.json({ data: [], total: 0 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ajouter un centre' })).toHaveAttribute(
      'href',
      '/centre/create',
    )
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(centres)),
  play: async ({ canvas }) => showsLoading(canvas),
}

export const LoadingFails: StoryObj = {
  beforeEach: ({ msw }) => msw.use(http.get(centres, () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La liste n’a pas pu être chargée')).toBeVisible()
  },
}
