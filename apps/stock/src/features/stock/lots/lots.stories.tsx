import { productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { product } from '#app/product.ts'
import { catchDownloads, downloadedLines } from '#shared/testing/downloads.fixture.ts'
import { stockWorld } from '../stock-world.fixture.ts'

const meta: Meta = {
  title: 'Stock product/Stock/Lots',
  ...productStory(product, { path: '/stock/lots', api: stockWorld }),
}
export default meta

export const Search: StoryObj = {
  name: 'Finds a lot by the beginning of its number, and opens its page',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Numéro de lot, ou son début'), 'm')
    await expect(await canvas.findByRole('row', { name: /M4 Masques/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /M9/ })).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Numéro de lot, ou son début'), 'x')
    await expect(await canvas.findByText('Aucun lot ne commence ainsi.')).toBeVisible()
    await userEvent.clear(canvas.getByLabelText('Numéro de lot, ou son début'))
    await userEvent.type(canvas.getByLabelText('Numéro de lot, ou son début'), 'a17')
    await userEvent.click(await canvas.findByRole('link', { name: 'A17' }))
    await expect(await canvas.findByRole('heading', { name: 'Lot A17' })).toBeVisible()
  },
}

export const Recall: StoryObj = {
  name: 'Shows where a lot came from, where it went and what is left, and exports it',
  parameters: { path: '/stock/lot?product=gloves&name=A17', variants: ['phone'] },
  beforeEach: catchDownloads,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Bastille : 88 unités/)).toBeVisible()
    const rows = await canvas.findAllByRole('row', { name: /Réception|Retrait/ })
    await expect(rows).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'Mouvements de ce lot' })).toHaveAttribute(
      'href',
      '/stock/movements?lot=A17',
    )
    await userEvent.click(canvas.getByRole('button', { name: /^Exporter/ }))
    const [headings, ...lines] = await downloadedLines()
    await expect(headings).toBe(
      'Code;Date;Motif;Quantité;Lot;Péremption;Par;Commande ou retour;Centre;Fournisseur',
    )
    await expect(lines).toHaveLength(2)
  },
}

export const Narrowed: StoryObj = {
  name: 'Narrows movements down to a lot, until all are shown again',
  parameters: { path: '/stock/movements?lot=A17' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Seulement le lot A17')).toBeVisible()
    await expect(await canvas.findAllByRole('row', { name: /Gants/ })).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Tout afficher' }))
    await expect(await canvas.findByRole('row', { name: /M9/ })).toBeVisible()
  },
}
