import {
  type ApiOptions,
  productStory,
  startStoryClock,
  storyTime,
  worldOf,
} from '@org/app-kit/testing'
import { failure, neverResponds, showsLoading } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { product } from '#app/product.ts'
import { paths } from '#shared/paths.ts'
import { selectCentre } from '#shared/testing/select-centre.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'
import { scanOn } from '#shared/scanner/scan-on.fixture.ts'
import { showsMovements } from './product/product-stock-play.fixture.ts'
import { gtins, productIds, stockWorld } from './stock-world.fixture.ts'

const meta: Meta = {
  title: 'Stock product/Stock/Stock',
  ...productStory(product, { path: '/stock', api: stockWorld }),
}
export default meta

const list = '/api/stock/centre/:id/stock'

export const Default: StoryObj = {
  name: '[3.2.11] Shows the stock of the selected centre, with search and the buttons for both dialogs',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    const gloves = await canvas.findByRole('row', { name: /Gants nitrile M/ })
    await expect(gloves).toHaveTextContent('À commander')
    await expect(gloves).toHaveTextContent('118')
    await expect(gloves).toHaveTextContent('1 boîte + 18 unités')
    await expect(gloves).toHaveTextContent('30/06/2029')
    await expect(canvas.getByRole('row', { name: /Masques/ })).toHaveTextContent('dont 30 périmées')
    await expect(canvas.getByRole('row', { name: /Gel/ })).toHaveTextContent('Rupture')
    await expect(canvas.queryByRole('row', { name: /Lampe/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Retirer du stock' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Ajouter du stock' })).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox'), 'masq')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    await userEvent.clear(canvas.getByRole('searchbox'))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4))
  },
}

export const Moments: StoryObj = {
  name: '[3.9.18] Shows the last movements in calendar format',
  parameters: {
    api: {
      ...stockWorld,
      async prepare(adapters) {
        await stockWorld.prepare?.(adapters)
        const { stock } = adapters.repositories.within({ organisationId: stockIds.organisation })
        const booked = {
          centre_id: stockIds.centres.bastille,
          user_id: stockIds.staff,
          person: 'Karim Haddad',
          source_id: '',
          lot: '',
          expiry: '',
          qty: 1,
          reason: 'added' as const,
        }
        for (const [id, product_id, created_at] of [
          ['today', productIds.gel, storyTime],
          ['yesterday', productIds.masks, storyTime - 86_400],
        ] as const) {
          await stock.ledger.book(id, [{ ...booked, id, booking_id: id, product_id, created_at }])
        }
      },
    } satisfies ApiOptions,
  },
  beforeEach: startStoryClock,
  play: async ({ canvas }) => {
    const gel = await canvas.findByRole('row', { name: /Gel/ })
    await expect(gel).toHaveTextContent("Aujourd'hui à 09:00")
    await expect(canvas.getByRole('row', { name: /Masques/ })).toHaveTextContent('Hier à 09:00')
    await expect(canvas.getByRole('row', { name: /Gants/ })).toHaveTextContent(
      '12 janvier 2027 à 09:00',
    )
  },
}

/** The names of the listed products, in order. */
const names = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('a')?.textContent)

export const Filters: StoryObj = {
  name: 'Filters by status and by what is to be ordered',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Gants nitrile M/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Filtres' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Rupture' }))
    await waitFor(() => expect(names(canvas)).toEqual(['Gel hydroalcoolique 500 ml']))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'À commander' }))
    await waitFor(() =>
      expect(names(canvas)).toEqual(['Gants nitrile M', 'Gel hydroalcoolique 500 ml']),
    )
    await userEvent.click(canvas.getByRole('checkbox', { name: 'À commander, ruptures comprises' }))
    await waitFor(() => expect(names(canvas)).toEqual(['Gants nitrile M']))
  },
}

export const Sorted: StoryObj = {
  name: 'Opens sorted by expiry, earliest first',
  parameters: { path: '/stock?sort=nextExpiry' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Gants nitrile M/ })
    await expect(names(canvas)).toEqual([
      'Masques chirurgicaux type IIR',
      'Gants nitrile M',
      'Gel hydroalcoolique 500 ml',
    ])
    await userEvent.click(canvas.getByRole('button', { name: /^En stock/ }))
    await waitFor(() => expect(names(canvas)[0]).toBe('Gel hydroalcoolique 500 ml'))
  },
}

export const Expiring: StoryObj = {
  name: 'Opens with the products that have expired or are about to',
  parameters: { path: paths.stockExpiring },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Masques/ })
    await expect(names(canvas)).toEqual(['Masques chirurgicaux type IIR'])
    await expect(canvas.getByRole('button', { name: 'Filtres (1)' })).toBeVisible()
  },
}

export const NoCentre: StoryObj = {
  name: '[3.2.11] Asks for a centre where none is selected',
  parameters: {
    api: { ...stockWorld, userId: stockIds.superAdmin },
    variants: ['phone'],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Choisissez un centre' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Ajouter du stock' })).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: 'Choix du centre' }))
    await expect(await canvas.findByRole('heading', { name: /^Centres/ })).toBeVisible()
  },
}

export const NoPermission: StoryObj = {
  name: '[3.6.01] Is closed to people without the permission',
  parameters: { api: { ...stockWorld, userId: stockIds.secretary } },
  beforeEach: selectCentre(stockIds.secretary, stockIds.centres.bastille),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Accès interdit' })).toBeVisible()
  },
}

export const ScanOpens: StoryObj = {
  name: 'Opens the page of a scanned product',
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Gants nitrile M/ })
    scanOn('french', gtins.masks)
    await expect(
      await canvas.findByRole('heading', { name: 'Masques chirurgicaux type IIR' }),
    ).toBeVisible()
    await showsMovements(canvas, 2)
  },
}

export const TwoScans: StoryObj = {
  name: 'Opens the product that was scanned last, even if its answer arrives first',
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/api/stock/product-of-code', async ({ request }) => {
        const isFirst = request.url.includes(gtins.gloves)
        if (isFirst) await new Promise((resolve) => setTimeout(resolve, 600))
      }),
    ),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByRole('row', { name: /Gants nitrile M/ })
    scanOn('us', gtins.gloves)
    scanOn('us', gtins.masks)
    const masks = { name: 'Masques chirurgicaux type IIR' }
    await canvas.findByRole('heading', masks)
    await waitFor(() => {
      const found = worldOf(context).requests.filter(({ path }) => path.includes('of-code'))
      return expect(found).toHaveLength(2)
    })
    await new Promise((resolve) => setTimeout(resolve, 100))
    await expect(canvas.getByRole('heading', masks)).toBeVisible()
    await showsMovements(canvas, 2)
  },
}

export const UnknownScan: StoryObj = {
  name: 'Says that a scanned code is unknown, until that is dismissed, also after the next scan',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Gants nitrile M/ })
    const isUnknown = (code: string) => `Aucun produit n’a le code ${code}`
    scanOn('us', 'INCONNU-1')
    await expect(await canvas.findByText(isUnknown('INCONNU-1'))).toBeVisible()
    scanOn('us', '3700123400028')
    await expect(await canvas.findByText(isUnknown('3700123400028'))).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', { name: `Fermer : ${isUnknown('INCONNU-1')}` }),
    )
    await expect(canvas.queryByText(isUnknown('INCONNU-1'))).toBeNull()
    await expect(canvas.getByText(isUnknown('3700123400028'))).toBeVisible()
  },
}

export const AssignsUnknownScan: StoryObj = {
  name: 'Assigns an unknown code to a product on the spot, and opens the product',
  parameters: { api: { ...stockWorld, userId: stockIds.superAdmin } },
  beforeEach: selectCentre(stockIds.superAdmin, stockIds.centres.bastille),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Gants nitrile M/ })
    scanOn('us', 'INCONNU-1')
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Associer ce code à un produit' }),
    )
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Produit' }))
    // Pasted, because text that is typed without pauses would be taken for a scan.
    await userEvent.paste('masques')
    await userEvent.click(await screen.findByRole('option', { name: /Masques/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Associer' }))
    await expect(
      await canvas.findByRole('heading', { name: 'Masques chirurgicaux type IIR' }),
    ).toBeVisible()
  },
}

export const ArchivedScan: StoryObj = {
  name: 'Opens an archived product’s page, says so, and offers to remove stock but not to add any',
  parameters: { variants: ['phone'] },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Gants nitrile M/ })
    scanOn('us', 'LAMPE-1')
    await expect(
      await screen.findByText('Lampe à polymériser (ancien modèle) est archivé'),
    ).toBeVisible()
    await expect(await canvas.findByText('Archivé')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Retirer du stock' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Ajouter du stock' })).toBeNull()
  },
}

export const Empty: StoryObj = {
  name: 'Says what is shown here once there are products',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) => msw.use(http.get(list, () => HttpResponse.json({ data: [], total: 0 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucun produit' })).toBeVisible()
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(list)),
  play: async ({ canvas }) => showsLoading(canvas),
}

export const LoadingFails: StoryObj = {
  name: 'Offers a retry when the stock cannot be loaded',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get(list, () => failure(500, -1, 'Unknown error'), { once: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}
