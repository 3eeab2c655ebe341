import { productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, failure } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { product } from '#app/product.ts'
import { catalogueApi, catalogueIds } from '#shared/testing/catalogue-seed.ts'

const { gloves } = catalogueIds.categories
const path = `/api/stock/product-category/${gloves}`

const meta: Meta = {
  title: 'Stock product/Categories/Category',
  ...productStory(product, { path: `/product-categories/${gloves}`, api: catalogueApi }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

async function rename({ canvas, userEvent }: PlayContext, name: string) {
  const field = await canvas.findByRole('textbox', { name: 'Nom' })
  await userEvent.clear(field)
  if (name !== '') await userEvent.type(field, name)
  await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
  return field
}

export const Default: StoryObj = {
  name: '[3.2.15] [3.3.04] Renames a category',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const field = await rename(context, 'Gants')
    await expect(await screen.findByText('Sauvegardé')).toBeVisible()
    await expect(field).toHaveValue('Gants')
    await expect(bodyOf(worldOf(context), 'PATCH', path)).toEqual({ name: 'Gants' })
  },
}

export const EmptyName: StoryObj = {
  name: '[3.5.07] Saves nothing without a name',
  play: async (context) => {
    const field = await rename(context, '')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Ne peut pas être vide/))
    await expect(worldOf(context).requests.filter(({ method }) => method === 'PATCH')).toEqual([])
  },
}

export const NameTaken: StoryObj = {
  name: 'Says at the field that another category has the name',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const field = await rename(context, 'ANESTHÉSIE')
    await waitFor(() => expect(field).toHaveAccessibleDescription('Ce nom est déjà utilisé'))
  },
}

export const SavingFails: StoryObj = {
  name: 'Keeps what was typed when saving fails',
  beforeEach: ({ msw }) => msw.use(http.patch(path, () => failure(500, -1, 'Unknown error'))),
  play: async (context) => {
    const field = await rename(context, 'Gants')
    await expect(await context.canvas.findByText(/^une erreur est survenue/)).toBeVisible()
    await expect(field).toHaveValue('Gants')
  },
}

export const New: StoryObj = {
  name: '[3.2.15] Adds a category and returns to the list',
  parameters: { path: '/product-categories/create' },
  play: async (context) => {
    await rename(context, ' Sutures ')
    await expect(await context.canvas.findByRole('row', { name: /Sutures/ })).toBeVisible()
    await expect(bodyOf(worldOf(context), 'POST', '/api/stock/product-categories')).toEqual({
      name: 'Sutures',
    })
  },
}

export const EmptyForm: StoryObj = {
  name: 'Asks for the name of a new category',
  parameters: { path: '/product-categories/create', variants: ['phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Nom' })).toBeVisible()
  },
}

export const NotFound: StoryObj = {
  name: 'Says that a category does not exist, and links back',
  parameters: { path: '/product-categories/nowhere' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cette catégorie n’existe pas, ou plus')).toBeVisible()
  },
}
