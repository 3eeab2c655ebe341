import { productStory } from '@org/app-kit/testing'
import { failure } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { catalogueApi } from '#shared/testing/catalogue-seed.ts'

const meta: Meta = {
  title: 'Stock product/Products/Labels',
  ...productStory(product, { path: '/products', api: catalogueApi }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

async function openLabels({ canvas, userEvent }: PlayContext) {
  await canvas.findByRole('row', { name: /Gants nitrile/ })
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Sélectionner les lignes affichées' }))
  await userEvent.click(await canvas.findByRole('button', { name: 'Étiquettes' }))
}

export const Default: StoryObj = {
  name: 'Prints labels of the selected products',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    const print = spyOn(window, 'print').mockReturnValue()
    await openLabels(context)
    const sheet = await canvas.findByRole('list', { name: 'Étiquettes' })
    await expect(within(sheet).getAllByRole('listitem')).toHaveLength(3)
    await expect(sheet).toHaveTextContent('MASQ-IIR-50')
    await userEvent.click(canvas.getByRole('button', { name: 'Augmenter Étiquettes par produit' }))
    await waitFor(() => expect(within(sheet).getAllByRole('listitem')).toHaveLength(6))
    await userEvent.click(canvas.getByRole('button', { name: 'Imprimer' }))
    await expect(print).toHaveBeenCalledOnce()
  },
}

export const OneProduct: StoryObj = {
  name: 'Shows labels for the selected products only',
  play: async (context) => {
    const { canvas, userEvent } = context
    const row = await canvas.findByRole('row', { name: /Gants nitrile/ })
    await userEvent.click(within(row).getByRole('checkbox'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Étiquettes' }))
    const sheet = await canvas.findByRole('list', { name: 'Étiquettes' })
    await expect(within(sheet).getAllByRole('listitem')).toHaveLength(1)
    await expect(sheet).toHaveTextContent('Gants nitrile M')
  },
}

export const NoSelection: StoryObj = {
  name: 'Says how to select products when none are selected',
  parameters: { path: '/products/labels', variants: ['phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucun produit choisi' })).toBeVisible()
  },
}

export const LoadingFails: StoryObj = {
  name: 'Offers a retry when the products cannot be loaded',
  play: async (context) => {
    const { canvas, msw, userEvent } = context
    await canvas.findByRole('row', { name: /Gants nitrile/ })
    msw.use(
      http.get('/api/stock/products', () => failure(500, -1, 'Unknown error'), { once: true }),
    )
    await openLabels(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByRole('list', { name: 'Étiquettes' })).toBeVisible()
  },
}
