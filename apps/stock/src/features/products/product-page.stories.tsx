import { productStory, worldOf } from '@org/app-kit/testing'
import {
  alertInForm,
  bodyOf,
  changeElsewhere,
  failure,
  neverResponds,
  showsLoading,
} from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, spyOn, waitFor } from 'storybook/test'
import { product } from '#app/product.ts'
import { catalogueApi, catalogueIds } from '#shared/testing/catalogue-seed.ts'

const { gloves, mask } = catalogueIds.products

const meta: Meta = {
  title: 'Stock product/Products/Product',
  ...productStory(product, { path: `/product/${gloves}`, api: catalogueApi }),
}
export default meta

const path = `/api/stock/product/${gloves}`

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

const save = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))

/**
 * Replaces the text of a field by pasting, since text that is typed without pauses would be taken
 * for a scan.
 */
async function fill({ userEvent }: PlayContext, field: HTMLElement | undefined, text: string) {
  if (!field) throw new Error('There is no such field')
  await userEvent.clear(field)
  if (text !== '') await userEvent.paste(text)
  return field
}

const type = async (context: PlayContext, name: string, text: string) =>
  fill(context, await context.canvas.findByRole('textbox', { name }), text)

const codesIn = async ({ canvas }: PlayContext) => canvas.findAllByRole('textbox', { name: 'Code' })

const patches = (context: PlayContext) =>
  worldOf(context).requests.filter(({ method }) => method === 'PATCH')

export const Default: StoryObj = {
  name: '[3.2.18] Shows the product',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Nom' })).toHaveValue('Gants nitrile M')
    await expect(canvas.getAllByRole('textbox', { name: 'Code' })[0]).toHaveValue('3760123450003')
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Fournisseur' })).toHaveValue('Médipro Santé'),
    )
    await expect(canvas.getByRole('combobox', { name: 'Catégorie' })).toHaveValue(
      'Gants et protection',
    )
  },
}

export const Saves: StoryObj = {
  name: '[3.8.02] Saves a change, and says so',
  play: async (context) => {
    await type(context, 'Référence fournisseur', ' GN-M-200 ')
    await save(context)
    await expect(await screen.findByText('Sauvegardé')).toBeVisible()
    await expect(bodyOf(worldOf(context), 'PATCH', path)).toMatchObject({
      supplierRef: 'GN-M-200',
      conditionnement: 100,
      codes: [{ code: '13400930000011', units: 100 }],
    })
  },
}

export const EmptyFields: StoryObj = {
  name: '[3.5.01] Saves nothing without a name, a code and a supplier reference',
  play: async (context) => {
    const name = await type(context, 'Nom', '')
    const reference = await type(context, 'Référence fournisseur', '')
    const code = await fill(context, (await codesIn(context))[0], '')
    await save(context)
    await waitFor(() => expect(name).toBeInvalid())
    await expect(reference).toBeInvalid()
    await expect(code).toBeInvalid()
    await expect(patches(context)).toEqual([])
  },
}

export const NoSupplier: StoryObj = {
  name: '[3.5.01] Saves nothing without a category and a supplier',
  play: async (context) => {
    const { canvas, userEvent } = context
    const supplier = await canvas.findByRole('combobox', { name: 'Fournisseur' })
    const category = canvas.getByRole('combobox', { name: 'Catégorie' })
    await waitFor(() => expect(supplier).toHaveValue('Médipro Santé'))
    await userEvent.clear(supplier)
    await userEvent.clear(category)
    await userEvent.tab()
    await save(context)
    await waitFor(() => expect(supplier).toBeInvalid())
    await expect(category).toBeInvalid()
    await expect(patches(context)).toEqual([])
  },
}

export const FindsSupplier: StoryObj = {
  name: 'Finds a supplier by typing',
  play: async (context) => {
    const { canvas, userEvent } = context
    const supplier = await canvas.findByRole('combobox', { name: 'Fournisseur' })
    await waitFor(() => expect(supplier).toHaveValue('Médipro Santé'))
    await userEvent.clear(supplier)
    await userEvent.paste('oral')
    await userEvent.click(await screen.findByRole('option', { name: 'Oral Distribution' }))
    await save(context)
    await screen.findByText('Sauvegardé')
    await expect(bodyOf(worldOf(context), 'PATCH', path)).toMatchObject({
      supplierId: catalogueIds.suppliers.oral,
    })
  },
}

export const CodeTaken: StoryObj = {
  name: 'Names the product that has the code, at the field',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const code = await fill(context, (await codesIn(context))[0], '3400930000014')
    await save(context)
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(/appartient déjà au produit Articaïne/),
    )
  },
}

export const FurtherCodeTaken: StoryObj = {
  name: 'Says at a further code that another product has it',
  parameters: { path: `/product/${mask}` },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Ajouter un code' }))
    const code = await fill(context, (await codesIn(context))[1], '3400930000014')
    await save(context)
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(/appartient déjà au produit Articaïne/),
    )
  },
}

export const Generates: StoryObj = {
  name: '[3.3.06] Generates a code',
  parameters: { path: `/product/${mask}` },
  play: async ({ canvas, userEvent }) => {
    const code = await canvas.findByRole('textbox', { name: 'Code' })
    await expect(code).toHaveValue('MASQ-IIR-50')
    await userEvent.click(canvas.getByRole('button', { name: 'Générer' }))
    await expect((code as HTMLInputElement).value).toMatch(/^2\d{12}$/)
    // Replace the random code, so that the screenshot always shows the same one.
    await userEvent.clear(code)
    await userEvent.paste('2034009300005')
  },
}

export const SavingFails: StoryObj = {
  name: '[3.8.01] Keeps what was typed when saving fails, and logs the failure',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: ({ msw }) => {
    spyOn(console, 'error').mockReturnValue()
    msw.use(http.patch('/api/stock/product/:id', () => failure(500, -1, 'Unknown error')))
  },
  play: async (context) => {
    const field = await type(context, 'Nom', 'Gants nitrile S')
    await save(context)
    await expect(await alertInForm(context.canvas)).toHaveTextContent(/^une erreur est survenue/)
    await expect(field).toHaveValue('Gants nitrile S')
    await expect(console.error).toHaveBeenCalledWith(`products/update/${gloves}: Unknown error`)
  },
}

export const Conflict: StoryObj = {
  name: 'Shows both values when somebody else has changed the same field',
  play: async (context) => {
    await context.canvas.findByRole('textbox', { name: 'Nom' })
    await changeElsewhere(worldOf(context), `/stock/product/${gloves}`, { name: 'Gants nitrile L' })
    await type(context, 'Nom', 'Gants nitrile S')
    await save(context)
    const notice = await context.canvas.findByText('Modifié entre-temps par quelqu’un d’autre')
    await expect(notice.closest('[role=alert]')).toHaveTextContent('Gants nitrile L')
  },
}

export const MergesChanges: StoryObj = {
  name: 'Keeps somebody else’s change to another field',
  play: async (context) => {
    await context.canvas.findByRole('textbox', { name: 'Nom' })
    const codes = [{ code: '13400930000011', units: 200 }]
    await changeElsewhere(worldOf(context), `/stock/product/${gloves}`, { codes })
    await type(context, 'Nom', 'Gants nitrile S')
    await save(context)
    await screen.findByText('Sauvegardé')
    await waitFor(() =>
      expect(context.canvas.getByRole('textbox', { name: 'Unités par scan' })).toHaveValue('200'),
    )
  },
}

export const NotFound: StoryObj = {
  name: 'Says that a product does not exist',
  parameters: { path: '/product/nowhere', variants: ['phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ce produit n’existe pas, ou plus')).toBeVisible()
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(path)),
  play: async ({ canvas }) => showsLoading(canvas),
}

export const LoadingFails: StoryObj = {
  name: 'Offers a retry when the product cannot be loaded',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get(path, () => failure(500, -1, 'Unknown error'), { once: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByRole('textbox', { name: 'Nom' })).toBeVisible()
  },
}
