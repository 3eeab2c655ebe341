import { productStory, worldOf } from '@org/app-kit/testing'
import { failure, neverResponds } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { writeCentre } from '#shared/account/centre-storage.ts'
import { catalogueApi } from '#shared/testing/catalogue-seed.ts'
import { ordersWorld } from '#shared/testing/orders-seed.ts'
import { selectCentre } from '#shared/testing/select-centre.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'

const story = productStory(product, { path: '/commands', api: ordersWorld })

const meta: Meta = {
  title: 'Stock product/Orders/List',
  ...story,
  beforeEach: [story.beforeEach, selectCentre(stockIds.superAdmin, stockIds.centres.bastille)],
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

const orders = `/api/stock/centre/${stockIds.centres.bastille}/commands`

const rowsOf = async ({ canvas }: PlayContext, group: string) =>
  within(await canvas.findByRole('region', { name: group }))

export const Default: StoryObj = {
  name: '[3.2.19] [3.4.02] [3.4.03] Lists the orders by what has to be done',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const created = await rowsOf(context, 'À envoyer')
    await expect(await created.findAllByText('Créée, non envoyée')).toHaveLength(2)
    await expect(created.getByText('Envoi échoué')).toBeVisible()
    const sent = await rowsOf(context, 'À réceptionner')
    await expect(await sent.findByText('Envoyée')).toBeVisible()
    const received = await rowsOf(context, 'Reçues')
    await expect(await received.findByText('Receptionnée')).toBeVisible()
  },
}

export const ToValidate: StoryObj = {
  name: '[3.2.20] Lists only the orders that wait for validation',
  parameters: { path: '/validate-commands', variants: ['phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Commandes à valider' })).toBeVisible()
    await expect(await canvas.findByText('Envoyée')).toBeVisible()
    await expect(canvas.queryByText('Créée, non envoyée')).toBeNull()
    await expect(canvas.queryByText('Receptionnée')).toBeNull()
  },
}

export const Plan: StoryObj = {
  name: '[3.2.37] Shows what would be ordered and why, before anything is',
  parameters: { api: catalogueApi, variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Générer les commandes' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText('Gants nitrile M')).toBeVisible()
    await expect(dialog.getByText('0 en stock · seuil 200 · minimum 300')).toBeVisible()
    await expect(dialog.getByText('3 boîtes')).toBeVisible()
    await expect(worldOf(context).requests.filter(({ method }) => method === 'POST')).toEqual([])
  },
}

/** Shows the same order number in every screenshot, since that of a new order is random. */
function showNumber(number: HTMLElement) {
  number.textContent = number.textContent.replace(/[0-9A-F]{8}/, '5B7E90C2')
}

export const Generates: StoryObj = {
  name: '[3.2.37] Generates the orders once, however often it is pressed',
  parameters: { api: catalogueApi },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Générer les commandes' }))
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Générer 1 commande' }))
    await expect(await canvas.findByText('1 commande générée')).toBeVisible()
    const created = await rowsOf(context, 'À envoyer')
    await expect(await created.findByText('Médipro Santé')).toBeVisible()
    const posts = worldOf(context).requests.filter(({ method }) => method === 'POST')
    await expect(posts).toHaveLength(1)
    showNumber(await created.findByText(/^[0-9A-F]{8}$/))
  },
}

export const NothingToOrder: StoryObj = {
  name: 'Says that there is nothing to order',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Générer les commandes' }))
    await expect(await screen.findByText('Rien à commander')).toBeVisible()
  },
}

export const GenerationFails: StoryObj = {
  name: 'Keeps the preview when generating fails',
  parameters: { api: catalogueApi },
  beforeEach: ({ msw }) =>
    msw.use(http.post(`${orders}/generate`, () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Générer les commandes' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Générer 1 commande' }))
    await expect(await screen.findByRole('alert')).toBeVisible()
    await expect(screen.getByText('Gants nitrile M')).toBeVisible()
  },
}

export const Creates: StoryObj = {
  name: 'Creates an order by hand, in boxes, and opens it',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Nouvelle commande' }))
    const supplier = await screen.findByRole('combobox', { name: 'Fournisseur' })
    await userEvent.click(supplier)
    await userEvent.paste('Médipro')
    await userEvent.click(await screen.findByRole('option', { name: 'Médipro Santé' }))
    const boxes = await screen.findByRole('textbox', { name: 'Boîtes de Gants nitrile M' })
    await userEvent.clear(boxes)
    await userEvent.type(boxes, '2')
    await userEvent.tab()
    await userEvent.click(screen.getByRole('button', { name: 'Créer la commande' }))
    await expect(
      await canvas.findByRole('heading', { name: 'Commande Médipro Santé' }),
    ).toBeVisible()
    const { requests } = worldOf(context)
    const post = requests.find(({ method, path }) => method === 'POST' && path === orders)
    await expect(JSON.parse(post?.body ?? '{}')).toEqual({
      supplierId: 'supplier-medipro',
      products: [{ id: 'product-gloves', qty: 200 }],
    })
    showNumber(await canvas.findByText(/^N° [0-9A-F]{8}$/))
  },
}

export const CreateDialog: StoryObj = {
  name: 'Shows the products of the supplier that a new order is for',
  parameters: { path: '/commands?dialog=create', variants: ['dark', 'phone'] },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Fournisseur' }))
    await userEvent.paste('Médipro')
    await userEvent.click(await screen.findByRole('option', { name: 'Médipro Santé' }))
    const boxes = await screen.findByRole('textbox', { name: 'Boîtes de Gants nitrile M' })
    await expect(boxes).toBeVisible()
  },
}

export const NoCentre: StoryObj = {
  name: '[3.8.06] Asks for a centre before orders can be generated',
  beforeEach: () => writeCentre(stockIds.superAdmin, null),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Selectionnez un centre pour générer ses commandes'),
    ).toBeVisible()
  },
}

export const Empty: StoryObj = {
  name: 'Says in each group that there is nothing to do',
  parameters: { api: catalogueApi },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucune commande à envoyer.')).toBeVisible()
    await expect(await canvas.findByText('Aucune commande n’est attendue.')).toBeVisible()
  },
}

export const Loading: StoryObj = {
  name: 'Shows placeholders while loading',
  beforeEach: ({ msw }) => msw.use(neverResponds(orders)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'À envoyer' })).toBeVisible()
  },
}

export const Fails: StoryObj = {
  name: 'Offers a retry when the orders cannot be loaded',
  beforeEach: ({ msw }) => msw.use(http.get(orders, () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Réessayer' })).toHaveLength(3),
    )
  },
}
