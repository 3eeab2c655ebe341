import { draftKey } from '@org/app-kit'
import { productStory, toStoredDraft, worldOf } from '@org/app-kit/testing'
import { alertInForm, bodyOf, failure } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, spyOn, waitFor } from 'storybook/test'
import { product } from '#app/product.ts'
import { catalogueApi, catalogueIds } from '#shared/testing/catalogue-seed.ts'
import { glovesFile } from '#shared/testing/photos.fixture.ts'
import { confirmCrop, pickPhoto } from '#shared/testing/pick-photo.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'
import { newProductForm } from './product-form.ts'
import { productsFlow } from './products-saga.ts'

const meta: Meta = {
  title: 'Stock product/Products/New product',
  ...productStory(product, { path: '/product/create', api: catalogueApi }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

/**
 * Fills a field by pasting, because text that is typed without pauses would be taken for a scan.
 */
async function fill({ canvas, userEvent }: PlayContext, name: string, text: string) {
  await userEvent.click(await canvas.findByRole('textbox', { name }))
  await userEvent.paste(text)
}

async function choose({ canvas, userEvent }: PlayContext, name: string, option: string) {
  await userEvent.click(canvas.getByRole('combobox', { name }))
  await userEvent.paste(option)
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

async function fillIn(context: PlayContext) {
  await fill(context, 'Nom', ' Sutures 4/0 ')
  await choose(context, 'Catégorie', 'Implants')
  await choose(context, 'Fournisseur', 'Oral Distribution')
  await fill(context, 'Référence fournisseur', 'SUT-40')
  await fill(context, 'Code', '2034009300005')
}

const save = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))

export const Default: StoryObj = {
  name: '[3.2.17] Asks for a product',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Nom' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Conditionnement' })).toHaveValue('1')
  },
}

export const Saves: StoryObj = {
  name: 'Adds the product and returns to the list',
  play: async (context) => {
    await fillIn(context)
    await save(context)
    await expect(await context.canvas.findByRole('row', { name: /Sutures/ })).toBeVisible()
    await expect(bodyOf(worldOf(context), 'POST', '/api/stock/products')).toEqual({
      name: 'Sutures 4/0',
      categoryId: 'category-implants',
      supplierId: catalogueIds.suppliers.oral,
      code: expect.stringMatching(/^2\d{12}$/),
      supplierRef: 'SUT-40',
      conditionnement: 1,
      needOrdonnance: false,
      codes: [],
    })
  },
}

const sent = (context: PlayContext) =>
  worldOf(context)
    .requests.filter(({ method }) => method === 'POST')
    .map(({ path }) => path.replace(/product\/[^/]+/, 'product/:id'))

const photoCall = '/api/stock/product/:id/photo'

export const WithPhoto: StoryObj = {
  name: 'Uploads the photo of a new product once the product is stored',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    await fillIn(context)
    await pickPhoto(context.canvas, glovesFile())
    await confirmCrop()
    await expect(await context.canvas.findByRole('button', { name: 'Retirer' })).toBeVisible()
    await expect(sent(context)).toEqual([])
    await save(context)
    const row = await context.canvas.findByRole('row', { name: /Sutures/ })
    await waitFor(() => expect(row.querySelector('img')).toBeInTheDocument())
    await expect(sent(context)).toEqual(['/api/stock/products', photoCall])
  },
}

export const PhotoFails: StoryObj = {
  name: 'Says that a new product is stored without its photo when the upload fails',
  beforeEach: ({ msw }) => msw.use(http.post(photoCall, () => failure(500, -1, 'Unknown error'))),
  play: async (context) => {
    await fillIn(context)
    await pickPhoto(context.canvas, glovesFile())
    await confirmCrop()
    await expect(await context.canvas.findByRole('button', { name: 'Retirer' })).toBeVisible()
    await save(context)
    await expect(await context.canvas.findByRole('row', { name: /Sutures/ })).toBeVisible()
    await expect(await screen.findByText(/^Enregistré, mais sans sa photo/)).toBeVisible()
  },
}

export const SavingFails: StoryObj = {
  name: '[3.8.01] Keeps what was typed when saving fails, and logs the failure',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) => {
    spyOn(console, 'error').mockReturnValue()
    msw.use(http.post('/api/stock/products', () => failure(500, -1, 'Unknown error')))
  },
  play: async (context) => {
    await fillIn(context)
    await save(context)
    await expect(await alertInForm(context.canvas)).toHaveTextContent(/^une erreur est survenue/)
    await expect(context.canvas.getByRole('textbox', { name: 'Nom' })).toHaveValue(' Sutures 4/0 ')
    await expect(console.error).toHaveBeenCalledWith('products/create: Unknown error')
  },
}

export const Forbidden: StoryObj = {
  name: 'Says ‘Accès interdit’ to people without the permission',
  parameters: { api: { ...catalogueApi, userId: stockIds.staff } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Accès interdit' })).toBeVisible()
  },
}

export const Leaves: StoryObj = {
  name: 'Asks before unsaved values are lost',
  play: async (context) => {
    await fill(context, 'Nom', 'Sutures')
    await context.userEvent.click(context.canvas.getByRole('link', { name: 'Annuler' }))
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
}

/** Stores a draft from an earlier visit, with a photo that the browser no longer has. */
function leaveDraft(): void {
  const { superAdmin, organisation } = stockIds
  const place = { ownerId: superAdmin, path: [organisation, ''] }
  const values = { name: 'Sutures 4/0', photo: `${superAdmin}/gone` }
  const value = toStoredDraft(newProductForm, { values, base: null })
  const key = `${draftKey(productsFlow.operations.create, place)}/former-tab`
  localStorage.setItem(key, JSON.stringify({ value, at: 1 }))
}

export const PhotoLost: StoryObj = {
  name: 'Asks for the photo of an earlier visit again if the browser has lost it',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: leaveDraft,
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(/^La photo choisie n’a pas pu être conservée/)
    await expect(notice).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toHaveValue('Sutures 4/0')
    await expect(canvas.getByRole('button', { name: 'Choisir un fichier' })).toBeVisible()
  },
}
