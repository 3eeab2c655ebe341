import { productStory, storyTime } from '@org/app-kit/testing'
import { failure, neverResponds, showsLoading } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { catchDownloads, downloadedLines } from '#shared/testing/downloads.fixture.ts'
import { scanOn } from '#shared/scanner/scan-on.fixture.ts'
import { gtins, productIds, stockWorld } from '../stock-world.fixture.ts'
import { showsMovements } from './product-stock-play.fixture.ts'

const meta: Meta = {
  title: 'Stock product/Stock/Product',
  ...productStory(product, { path: `/stock/${productIds.gloves}`, api: stockWorld }),
}
export default meta

const stock = '/api/stock/centre/:id/stock/:productId'

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

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
    // The return is not a link, because this person may open orders but no returns.
    await expect(movements.getByText('Retour')).toBeVisible()
    await expect(movements.queryByRole('link', { name: 'Retour' })).toBeNull()
    await expect(await canvas.findByRole('img', { name: /^Du / })).toHaveAccessibleName(
      /de 0 à 118 unités, avec 0 au moins et 150 au plus/,
    )
    await expect(canvas.queryByText(/derniers mouvements/)).toBeNull()
  },
}

/** Presses the button that exports a table, and returns the lines of the file. */
async function exported({ canvas, userEvent }: PlayContext, table: string) {
  const grid = await canvas.findByRole('grid', { name: table })
  await within(grid).findAllByRole('row', { name: /A17/ })
  const part = within(grid.closest('section') as HTMLElement)
  await userEvent.click(part.getByRole('button', { name: /^Exporter/ }))
  return downloadedLines()
}

export const ExportsMovements: StoryObj = {
  name: 'Exports the movements with lot and expiry date in columns of their own',
  beforeEach: catchDownloads,
  play: async (context) => {
    const lines = await exported(context, 'Mouvements')
    await expect(lines.join()).toContain('Réception;100;A17;2029-06-30;Karim Haddad;ORDER-1')
  },
}

export const ExportsLots: StoryObj = {
  name: 'Exports the lots as the import of an opening stock reads them',
  beforeEach: catchDownloads,
  play: async (context) => {
    const [headings, ...lots] = await exported(context, 'Lots')
    await expect(headings).toBe('Code;Quantité;Lot;Péremption')
    await expect(lots).toContain(`${gtins.gloves};88;A17;2029-06-30`)
  },
}

export const ManyMovements: StoryObj = {
  name: 'Says that the chart shows the latest movements only',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(`${stock}/movements`, ({ request }) => {
        const filter = new URL(request.url).searchParams.get('filter') ?? '{}'
        // Only the chart's request gets many movements; the table keeps its usual rows.
        if ((JSON.parse(filter) as { limit?: number }).limit !== 200) return undefined
        const data = Array.from({ length: 200 }, (_, index) => ({
          id: `movement-${index}`,
          reason: index % 10 === 0 ? 'removed' : 'added',
          qty: index % 10 === 0 ? -9 : 1,
          lot: null,
          expiry: null,
          person: 'Karim Haddad',
          sourceId: null,
          createdAt: storyTime - index * 3600,
        }))
        return HttpResponse.json({ data, total: 201, limit: 200, offset: 0 })
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('200 derniers mouvements')).toBeVisible()
    await showsMovements(canvas, 4)
  },
}

export const Expired: StoryObj = {
  name: 'Marks expired lots',
  parameters: { path: `/stock/${productIds.masks}`, variants: ['phone'] },
  play: async ({ canvas }) => {
    const lots = within(await canvas.findByRole('grid', { name: 'Lots' }))
    await expect(await lots.findByRole('row', { name: /M4/ })).toHaveTextContent('Périmé')
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
