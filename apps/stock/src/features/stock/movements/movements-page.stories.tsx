import { productStory } from '@org/app-kit/testing'
import { failure, neverResponds, showsLoading } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { product } from '#app/product.ts'
import { catchDownloads, downloadedLines } from '#shared/testing/downloads.fixture.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'
import { gtins, stockWorld } from '../stock-world.fixture.ts'

const meta: Meta = {
  title: 'Stock product/Stock/Movements',
  ...productStory(product, { path: '/stock/movements', api: stockWorld }),
}
export default meta

const list = '/api/stock/centre/:id/movements'

/** The texts of the rows, in order. */
const rows = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)

export const Default: StoryObj = {
  name: 'Shows the movements of all products of the centre, the newest first',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('row', { name: /Gants nitrile M/ })
    const shown = rows(canvas)
    await expect(shown).toHaveLength(6)
    await expect(shown[0]).toMatch(/Gants nitrile M.*Retrait.*-12.*Lot A17/)
    await expect(shown.filter((text) => text?.includes('Masques'))).toHaveLength(2)
    await expect(canvas.getByRole('heading', { name: /Mouvements.*6/ })).toBeVisible()
  },
}

export const Opens: StoryObj = {
  name: 'Opens from the stock list, and links to the page of a product',
  parameters: { path: '/stock' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Mouvements' }))
    const [masks] = await canvas.findAllByRole('link', { name: 'Masques chirurgicaux type IIR' })
    await expect(masks).toHaveAttribute('href', '/stock/masks')
    await userEvent.click(canvas.getByRole('link', { name: 'Voir le stock' }))
    await expect(await canvas.findByRole('row', { name: /Gel/ })).toBeVisible()
  },
}

export const Exports: StoryObj = {
  name: 'Exports the movements of all products',
  beforeEach: catchDownloads,
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('row', { name: /Gants nitrile M/ })
    await userEvent.click(canvas.getByRole('button', { name: /^Exporter/ }))
    const [headings, ...lines] = await downloadedLines()
    await expect(headings).toBe(
      'Code;Produit;Date;Motif;Quantité;Lot;Péremption;Par;Commande ou retour',
    )
    await expect(lines).toHaveLength(6)
    await expect(lines.find((line) => line.includes('Retour'))).toMatch(/;RETURN-1$/)
    await expect(lines.find((line) => line.includes('Retrait'))).toMatch(/Karim Haddad;$/)
    const received = lines.find((line) => line.includes('Réception'))
    await expect(received).toMatch(
      new RegExp(
        `^${gtins.gloves};Gants nitrile M;.*;Réception;100;A17;2029-06-30;Karim Haddad;ORDER-1$`,
      ),
    )
  },
}

export const Empty: StoryObj = {
  name: 'Says that nothing has moved yet',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get(list, () => HttpResponse.json({ data: [], total: 0, limit: 50, offset: 0 }))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Aucun mouvement pour l’instant.' }),
    ).toBeVisible()
  },
}

export const NoCentre: StoryObj = {
  name: 'Asks for a centre where none is selected',
  parameters: { api: { ...stockWorld, userId: stockIds.superAdmin } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Choisissez un centre' })).toBeVisible()
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(list)),
  play: async ({ canvas }) => showsLoading(canvas),
}

export const LoadingFails: StoryObj = {
  name: 'Offers a retry when the movements cannot be loaded',
  beforeEach: ({ msw }) =>
    msw.use(http.get(list, () => failure(500, -1, 'Unknown error'), { once: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
    await expect((await canvas.findAllByRole('row', { name: /Gants/ }))[0]).toBeVisible()
  },
}
