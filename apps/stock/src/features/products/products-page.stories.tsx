import { productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, failure, neverResponds, showsLoading } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { catchDownloads, downloadedLines } from '#shared/testing/downloads.fixture.ts'
import { catalogueApi, catalogueIds } from '#shared/testing/catalogue-seed.ts'
import { selectCentre } from '#shared/testing/select-centre.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'

const meta: Meta = {
  title: 'Stock product/Products/List',
  ...productStory(product, { path: '/products', api: catalogueApi }),
}
export default meta

const products = '/api/stock/products'
const { mask } = catalogueIds.products

export const Default: StoryObj = {
  name: '[3.2.16] Lists the products with their category and supplier, and offers to add one',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ajouter un produit' })).toBeVisible()
    const row = await canvas.findByRole('row', { name: /Gants nitrile M/ })
    await waitFor(() => expect(row).toHaveTextContent('Médipro Santé'))
    await expect(row).toHaveTextContent('Gants et protection')
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
  },
}

export const Search: StoryObj = {
  name: '[3.2.16] Searches by the beginning of the name on the server, without accents and case',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Gants nitrile/ })
    const search = canvas.getByRole('searchbox', { name: 'Rechercher par le début du nom' })
    await userEvent.type(search, 'ARTICAI')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    await expect(canvas.getByRole('row', { name: /Articaïne/ })).toBeVisible()
    await userEvent.clear(search)
    await userEvent.type(search, 'nitrile')
    await expect(
      await canvas.findByRole('heading', { name: 'Aucun produit ne commence par « nitrile »' }),
    ).toBeVisible()
  },
}

export const Exports: StoryObj = {
  name: 'Exports the columns of the import, with names instead of ids',
  beforeEach: catchDownloads,
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Gants nitrile M/ })
    await waitFor(() => expect(row).toHaveTextContent('Médipro Santé'))
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter' }))
    const [headings, ...lines] = await downloadedLines()
    await expect(headings).toMatch(
      /^Code;Nom;Catégorie;Fournisseur;Référence fournisseur;Autres codes;/,
    )
    await expect(lines).toContainEqual(
      '3760123450003;Gants nitrile M;Gants et protection;Médipro Santé;GN-M-100;13400930000011 × 100;100;Non',
    )
  },
}

export const ExportsThresholds: StoryObj = {
  name: 'Exports the thresholds of the selected centre too',
  beforeEach: [catchDownloads, selectCentre(stockIds.superAdmin, stockIds.centres.bastille)],
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Gants nitrile M/ })
    await waitFor(() => expect(row).toHaveTextContent('Médipro Santé'))
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter' }))
    const [headings, ...lines] = await downloadedLines()
    await expect(headings).toMatch(/;Ordonnance;Seuil de commande;Stock minimum$/)
    await expect(lines.find((line) => line.includes('Gants'))).toMatch(/;Non;200;300$/)
    await expect(lines.find((line) => line.includes('Masques'))).toMatch(/;Non;;$/)
  },
}

export const ManyProducts: StoryObj = {
  name: 'Loads one page of ten thousand products at a time',
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(products, ({ request }) => {
        const filter = JSON.parse(new URL(request.url).searchParams.get('filter') ?? '{}') as {
          offset: number
          limit: number
        }
        const data = Array.from({ length: filter.limit }, (_, index) => ({
          ...example,
          id: `product-${filter.offset + index}`,
          name: `Implant ${filter.offset + index + 1}`,
        }))
        return HttpResponse.json({ data, total: 10_000 })
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Implant 1' })
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    await userEvent.click(canvas.getByRole('button', { name: 'Page suivante' }))
    await expect(await canvas.findByRole('link', { name: 'Implant 51' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Implant 1' })).toBeNull()
  },
}

const example = {
  categoryId: 'category-implants',
  code: 'IMP',
  codes: [],
  supplierId: catalogueIds.suppliers.dentalia,
  supplierRef: 'IMP',
  needOrdonnance: false,
  photo: null,
  thresholds: null,
  conditionnement: 1,
  isArchived: false,
  metadata: { createdAt: 0, updatedAt: 0 },
  revision: 1,
}

export const WithCentre: StoryObj = {
  name: 'Shows the thresholds of the selected centre, and what is never ordered',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: selectCentre(stockIds.superAdmin, stockIds.centres.bastille),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /^Configuration Produits/ }),
    ).toBeVisible()
    const gloves = await canvas.findByRole('row', { name: /Gants nitrile M/ })
    await waitFor(() => expect(gloves).toHaveTextContent('Médipro Santé'))
    await expect(gloves).toHaveTextContent('200300')
    await expect(canvas.getByRole('row', { name: /Articaïne/ })).toHaveTextContent(
      'Jamais commandé',
    )
  },
}

export const OpensThresholds: StoryObj = {
  name: 'Opens the thresholds of a product while a centre is selected',
  beforeEach: selectCentre(stockIds.superAdmin, stockIds.centres.bastille),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Gants nitrile M' }))
    await expect(await canvas.findByRole('textbox', { name: 'Seuil de commande' })).toBeVisible()
  },
}

export const Archives: StoryObj = {
  name: 'Archives a product after a confirmation',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = 'Archiver Masques chirurgicaux type IIR'
    await userEvent.click(await canvas.findByRole('button', { name }))
    const question = await screen.findByRole('alertdialog', { name: `${name} ?` })
    await expect(question).toHaveTextContent('Il reste dans les commandes et les mouvements')
    await userEvent.click(within(question).getByRole('button', { name: 'Oui' }))
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Masques/ })).toBeNull())
    await expect(bodyOf(worldOf(context), 'PATCH', `/api/stock/product/${mask}`)).toEqual({
      isArchived: true,
    })
  },
}

export const ArchivingFails: StoryObj = {
  name: 'Keeps a product that could not be archived, and says so',
  beforeEach: ({ msw }) =>
    msw.use(http.patch('/api/stock/product/:id', () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Archiver Masques/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Oui' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(await question.findByText(/Le serveur n’a pas répondu comme prévu/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Non' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByRole('row', { name: /Masques/ })).toBeVisible()
  },
}

export const Empty: StoryObj = {
  name: 'Explains what a product is when there is none',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get(products, () => HttpResponse.json({ data: [], total: 0 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucun produit' })).toBeVisible()
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(products)),
  play: async ({ canvas }) => showsLoading(canvas),
}

export const LoadingFails: StoryObj = {
  name: 'Offers a retry when the list cannot be loaded',
  beforeEach: ({ msw }) =>
    msw.use(http.get(products, () => failure(500, -1, 'Unknown error'), { once: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByRole('row', { name: /Gants nitrile/ })).toBeVisible()
  },
}
