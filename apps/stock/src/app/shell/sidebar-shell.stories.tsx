import { productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { selectCentre } from '#shared/testing/select-centre.ts'
import { stockApi, stockIds } from '#shared/testing/stock-seed.ts'
import { product } from '../product.ts'

const meta: Meta = {
  title: 'Stock product/App/Shell',
  ...productStory(product, { path: '/centres', api: { ...stockApi, userId: stockIds.superAdmin } }),
}
export default meta

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas']

async function itemNames(canvas: Canvas) {
  const navigation = await canvas.findByRole('navigation', { name: 'Menu principal' })
  return within(navigation)
    .getAllByRole('link')
    .map((link) => link.textContent)
}

const atBastille = selectCentre(stockIds.superAdmin, stockIds.centres.bastille)

export const WithoutCentre: StoryObj = {
  name: '[3.2.28] Lists the general entries while no centre is selected',
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Bastille/ })
    await expect(await itemNames(canvas)).toEqual([
      'Centres',
      'Utilisateurs',
      'Fournisseurs',
      'Catégories de produit',
      'Produits',
    ])
    await expect(canvas.getByText('Aucun centre choisi')).toBeVisible()
  },
}

export const WithCentre: StoryObj = {
  name: '[3.2.29] Lists the entries of the selected centre',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: atBastille,
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Bastille/ })
    await expect(await itemNames(canvas)).toEqual([
      'Praticiens',
      'Utilisateurs',
      'Configuration Fournisseurs',
      'Configuration Produits',
      'Stock',
      'Commandes',
      'Commandes à valider',
      'Retours',
      'Retours à valider',
    ])
  },
}

export const Staff: StoryObj = {
  name: '[3.2.30] [3.6.01] Lists only the entries that the user holds the permission for',
  parameters: { api: { ...stockApi, userId: stockIds.staff } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Bastille/ })
    await expect(await itemNames(canvas)).toEqual(['Stock', 'Commandes', 'Commandes à valider'])
  },
}

export const StaffWithoutCentre: StoryObj = {
  name: '[3.2.30] Also lists only the permitted general entries',
  parameters: { api: { ...stockApi, userId: stockIds.secretary } },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Bastille/ })
    await expect(await itemNames(canvas)).toEqual(['Utilisateurs'])
  },
}

export const ChoiceOfCentre: StoryObj = {
  name: '[3.2.31] Clears the selected centre and opens the centres',
  parameters: { path: '/home' },
  beforeEach: atBastille,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Centre Bastille' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Choix du centre' }))
    await expect(await canvas.findByRole('heading', { name: /^Centres/ })).toBeVisible()
    await expect(canvas.getByText('Aucun centre choisi')).toBeVisible()
    await expect(await itemNames(canvas)).toContain('Fournisseurs')
    await expect(localStorage.getItem(`paraphe.stock.centre.${stockIds.superAdmin}`)).toBeNull()
  },
}

export const ArchivedCentre: StoryObj = {
  name: 'Does not select a stored centre that is no longer in the list',
  beforeEach: selectCentre(stockIds.superAdmin, 'centre-closed'),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Bastille/ })
    await expect(canvas.getByText('Aucun centre choisi')).toBeVisible()
  },
}

export const Offline: StoryObj = {
  name: 'Says without a network how old the shown rows are, and that nothing can be saved',
  parameters: { keptAt: 1_779_184_800, variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Bastille/ })
    await expect(canvas.getByText('Vous êtes hors ligne')).toBeVisible()
    await expect(canvas.getByText(/Vous voyez ce qui était affiché le 19 mai 2026/)).toBeVisible()
  },
}

export const Logout: StoryObj = {
  name: '[3.2.32] Shows the user’s name and a log-out button, which leads to the sign-in page',
  play: async ({ canvas, userEvent }) => {
    const sidebar = within(await canvas.findByRole('complementary'))
    await expect(sidebar.getByText('Nadia Ferrand')).toBeVisible()
    await userEvent.click(sidebar.getByRole('button', { name: 'déconnexion' }))
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toBeVisible()
  },
}

export const OnPhone: StoryObj = {
  name: 'Opens the entries in a drawer on a phone, and logs out from the account menu',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Centre Bastille')
    await userEvent.click(await canvas.findByRole('button', { name: 'Compte' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'déconnexion' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toBeVisible())
  },
}
