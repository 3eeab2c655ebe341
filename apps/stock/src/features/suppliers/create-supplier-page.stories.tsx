import { productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, failure } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect } from 'storybook/test'
import { product } from '#app/product.ts'
import { catalogueApi } from '#shared/testing/catalogue-seed.ts'
import { selectCentre } from '#shared/testing/select-centre.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'

const meta: Meta = {
  title: 'Stock product/Suppliers/New supplier',
  ...productStory(product, { path: '/supplier/create', api: catalogueApi }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

async function fillIn({ canvas, userEvent }: PlayContext) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Nom' }), ' Implantis ')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), 'IMP')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'bonjour@implantis.example')
  await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
}

export const Default: StoryObj = {
  name: '[3.2.13] Asks for name, code and email address',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Nom' })).toBeVisible()
    await expect(canvas.getAllByRole('textbox')).toHaveLength(3)
  },
}

export const Saves: StoryObj = {
  name: 'Adds the supplier and returns to the list',
  play: async (context) => {
    await fillIn(context)
    await expect(await context.canvas.findByRole('row', { name: /Implantis/ })).toBeVisible()
    await expect(bodyOf(worldOf(context), 'POST', '/api/stock/suppliers')).toEqual({
      name: 'Implantis',
      code: 'IMP',
      email: 'bonjour@implantis.example',
    })
  },
}

export const SavingFails: StoryObj = {
  name: 'Keeps what was typed when saving fails',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) =>
    msw.use(http.post('/api/stock/suppliers', () => failure(500, -1, 'Unknown error'))),
  play: async (context) => {
    await fillIn(context)
    await expect(
      await context.canvas.findByText(/Ce que vous avez saisi est conservé/),
    ).toBeVisible()
    await expect(context.canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('IMP')
  },
}

export const WithCentre: StoryObj = {
  name: '[3.6.09] Redirects to the list while a centre is selected',
  beforeEach: selectCentre(stockIds.superAdmin, stockIds.centres.bastille),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /^Configuration Fournisseurs/ }),
    ).toBeVisible()
  },
}
