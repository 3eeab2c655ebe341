import { productStory } from '@org/app-kit/testing'
import { failure, neverResponds, showsLoading } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { scanOn } from '../scan.fixture.ts'
import { gtins, productIds, stockWorld } from '../stock-world.fixture.ts'

const meta: Meta = {
  title: 'Stock product/Stock/Product',
  ...productStory(product, { path: `/stock/${productIds.gloves}`, api: stockWorld }),
}
export default meta

const stock = '/api/stock/centre/:id/stock/:productId'

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas']

/** The movements load after the page; a screenshot must not show them loading. */
const showsMovements = (canvas: Canvas, count: number) =>
  waitFor(() => expect(canvas.getAllByRole('row', { name: /Karim Haddad/ })).toHaveLength(count))

export const Default: StoryObj = {
  name: '[3.1.13] Shows a product’s lots, its movements and its stock over time',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Gants nitrile M' })).toBeVisible()
    const lots = within(await canvas.findByRole('grid', { name: 'Lots' }))
    await expect(lots.getByRole('row', { name: /A17/ })).toHaveTextContent('30/06/2029')
    const movements = within(await canvas.findByRole('grid', { name: 'Mouvements' }))
    const newest = await movements.findByRole('row', { name: /Retrait.*-12/ })
    await expect(newest).toHaveTextContent('Karim Haddad')
    await expect(movements.getByRole('link', { name: 'Réception' })).toHaveAttribute(
      'href',
      '/command/order-1',
    )
    // This person may open orders, but no returns.
    await expect(movements.getByText('Retour')).toBeVisible()
    await expect(movements.queryByRole('link', { name: 'Retour' })).toBeNull()
    await expect(await canvas.findByRole('img', { name: /^Du / })).toHaveAccessibleName(
      /de 0 à 118 unités, avec 0 au moins et 150 au plus/,
    )
  },
}

const files: Blob[] = []

export const ExportsMovements: StoryObj = {
  name: 'Exports the movements with lot and date in columns of their own',
  beforeEach: () => {
    files.length = 0
    spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      files.push(blob as Blob)
      return '#'
    })
  },
  play: async ({ canvas, userEvent }) => {
    const movements = await canvas.findByRole('grid', { name: 'Mouvements' })
    await within(movements).findByText('Réception')
    await userEvent.click(canvas.getByRole('button', { name: /^Exporter/ }))
    await waitFor(() => expect(files).toHaveLength(1))
    await expect(await files[0]?.text()).toContain('Réception;100;A17;2029-06-30;Karim Haddad')
  },
}

export const Expired: StoryObj = {
  name: 'Marks expired lots',
  parameters: { path: `/stock/${productIds.masks}`, variants: ['phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /M4/ })).toHaveTextContent('Périmé')
    await showsMovements(canvas, 2)
  },
}

export const Adds: StoryObj = {
  name: 'Adds units of the product, and shows them at once',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter du stock' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ajouter du stock' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Ajouter 1 unité' }))
    await dialog.findByText(/c’est enregistré/)
    await userEvent.click(dialog.getAllByRole('button', { name: 'Fermer' }).at(-1) as Element)
    await expect(await canvas.findByText('119')).toBeVisible()
    await showsMovements(canvas, 5)
  },
}

export const ScanOpensAnother: StoryObj = {
  name: 'Opens another product that is scanned, and keeps nothing of the first',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Gants nitrile M' })
    scanOn('us', gtins.masks)
    await canvas.findByRole('heading', { name: 'Masques chirurgicaux type IIR' })
    await expect(canvas.queryByText('Gants nitrile M')).toBeNull()
    await showsMovements(canvas, 2)
  },
}

export const NeverMoved: StoryObj = {
  name: 'Says that nothing has moved yet',
  parameters: { path: `/stock/${productIds.gel}`, variants: ['phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucun mouvement pour l’instant.')).toBeVisible()
    await expect(canvas.getByText('Aucune unité en stock.')).toBeVisible()
  },
}

export const Missing: StoryObj = {
  name: 'Says that a product does not exist',
  parameters: { path: '/stock/nothing', variants: ['phone'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Ce produit n’existe pas, ou plus' }),
    ).toBeVisible()
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(stock)),
  play: async ({ canvas }) => showsLoading(canvas),
}

export const LoadingFails: StoryObj = {
  name: 'Offers a retry when the product cannot be loaded',
  beforeEach: ({ msw }) =>
    msw.use(http.get(stock, () => failure(500, -1, 'Unknown error'), { once: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByRole('heading', { name: 'Gants nitrile M' })).toBeVisible()
    await showsMovements(canvas, 4)
  },
}
