import { productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, failure, neverResponds, showsLoading } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { catalogueApi, catalogueIds } from '#shared/testing/catalogue-seed.ts'
import { selectCentre } from '#shared/testing/select-centre.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'

const meta: Meta = {
  title: 'Stock product/Suppliers/List',
  ...productStory(product, { path: '/suppliers', api: catalogueApi }),
}
export default meta

const suppliers = '/api/stock/suppliers'
const { oral } = catalogueIds.suppliers

export const Default: StoryObj = {
  name: '[3.2.12] Lists the suppliers, and offers to add one',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ajouter un fournisseur' })).toBeVisible()
    const row = await canvas.findByRole('row', { name: /Médipro Santé/ })
    await expect(row).toHaveTextContent('service.client@medipro.example')
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
  },
}

export const WithCentre: StoryObj = {
  name: '[3.2.12] [3.6.09] Shows the client numbers of the selected centre, and does not offer to add a supplier',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: selectCentre(stockIds.superAdmin, stockIds.centres.bastille),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /^Configuration Fournisseurs/ }),
    ).toBeVisible()
    const row = await canvas.findByRole('row', { name: /Médipro Santé/ })
    await expect(row).toHaveTextContent('C-75011-42')
    await expect(canvas.getByRole('row', { name: /Dentalia/ })).toHaveTextContent('Non renseigné')
    await expect(canvas.queryByRole('link', { name: 'Ajouter un fournisseur' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Archiver/ })).toBeNull()
  },
}

export const Search: StoryObj = {
  name: 'Searches by the beginning of the name, without accents and case',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Médipro/ })
    const search = canvas.getByRole('searchbox', { name: 'Rechercher par le début du nom' })
    await userEvent.type(search, 'medi')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    await expect(canvas.getByRole('row', { name: /Médipro/ })).toBeVisible()
    await userEvent.clear(search)
    await userEvent.type(search, 'santé')
    await expect(
      await canvas.findByRole('heading', { name: 'Aucun fournisseur ne commence par « santé »' }),
    ).toBeVisible()
  },
}

export const Archives: StoryObj = {
  name: 'Archives a supplier after a confirmation',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = 'Archiver Oral Distribution'
    await userEvent.click(await canvas.findByRole('button', { name }))
    const question = await screen.findByRole('alertdialog', { name: `${name} ?` })
    await expect(question).toHaveTextContent('Ses commandes restent conservées')
    await userEvent.click(within(question).getByRole('button', { name: 'Oui' }))
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Oral/ })).toBeNull())
    await expect(bodyOf(worldOf(context), 'PATCH', `/api/stock/supplier/${oral}`)).toEqual({
      isArchived: true,
    })
  },
}

export const Empty: StoryObj = {
  name: 'Explains what a supplier is for when there is none',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get(suppliers, () => HttpResponse.json({ data: [], total: 0 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucun fournisseur' })).toBeVisible()
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(suppliers)),
  play: async ({ canvas }) => showsLoading(canvas),
}

export const LoadingFails: StoryObj = {
  name: 'Offers a retry when the list cannot be loaded',
  beforeEach: ({ msw }) =>
    msw.use(http.get(suppliers, () => failure(500, -1, 'Unknown error'), { once: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByRole('row', { name: /Médipro/ })).toBeVisible()
  },
}
