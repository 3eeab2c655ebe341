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
import { selectCentre } from '#shared/testing/select-centre.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'

const { gloves, mask } = catalogueIds.products
const { bastille } = stockIds.centres

const meta: Meta = {
  title: 'Stock product/Products/Thresholds',
  ...productStory(product, { path: `/product/${gloves}`, api: catalogueApi }),
}
export default meta

const selected = selectCentre(stockIds.superAdmin, bastille)
const pathOf = (id: string) => `/api/stock/product/${id}/centre/${bastille}`

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

const trigger = 'Seuil de commande'
const minimum = 'Quantité minimale en stock'

async function fill({ canvas, userEvent }: PlayContext, name: string, text: string) {
  const field = await canvas.findByRole('textbox', { name })
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text)
  return field
}

const save = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))

const patches = (context: PlayContext) =>
  worldOf(context).requests.filter(({ method }) => method === 'PATCH')

export const Default: StoryObj = {
  name: '[3.2.18] Shows the thresholds of the selected centre instead of the product',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: selected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Gants nitrile M' })).toBeVisible()
    await expect(await canvas.findByRole('textbox', { name: trigger })).toHaveValue('200')
    await expect(canvas.getByRole('textbox', { name: minimum })).toHaveValue('300')
    await expect(canvas.queryByRole('textbox', { name: 'Nom' })).toBeNull()
  },
}

export const Saves: StoryObj = {
  name: '[3.1.12] [3.8.02] Saves the first thresholds of a centre, and says so',
  parameters: { path: `/product/${mask}` },
  beforeEach: selected,
  play: async (context) => {
    const first = await context.canvas.findByRole('textbox', { name: trigger })
    await expect(first).toHaveValue('')
    await expect(context.canvas.getByRole('textbox', { name: minimum })).toHaveValue('')
    await fill(context, trigger, '10')
    await fill(context, minimum, '20')
    await save(context)
    await expect(await screen.findByText('Sauvegardé')).toBeVisible()
    const thresholds = { qtyTriggerOrder: 10, qtyMinInStock: 20 }
    await expect(bodyOf(worldOf(context), 'PATCH', pathOf(mask))).toEqual(thresholds)
    await fill(context, trigger, '12')
    await save(context)
    await waitFor(() => expect(patches(context)).toHaveLength(2))
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Enregistrer' })).toBeDisabled(),
    )
  },
}

export const Invalid: StoryObj = {
  name: '[3.5.03] Saves neither an empty threshold nor a fraction',
  parameters: { variants: ['phone'] },
  beforeEach: selected,
  play: async (context) => {
    const first = await fill(context, trigger, '')
    const second = await fill(context, minimum, '1,5')
    await save(context)
    await waitFor(() => expect(first).toHaveAccessibleDescription(/Ne peut pas être vide/))
    await expect(second).toHaveAccessibleDescription(/Doit être un nombre entier/)
    await expect(patches(context)).toEqual([])
  },
}

export const SeveralErrors: StoryObj = {
  name: '[3.5.15] [3.5.12] Joins the messages of a field, saves nothing and logs why',
  beforeEach: () => {
    spyOn(console, 'error').mockReturnValue()
    return selected()
  },
  play: async (context) => {
    const field = await fill(context, minimum, '-1,5')
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        /Doit être un nombre entier; Doit être supérieur ou égal à 0/,
      ),
    )
    await expect(patches(context)).toEqual([])
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledWith('Fields with errors block the save.'),
    )
  },
}

export const MergesChanges: StoryObj = {
  name: 'Keeps somebody else’s change to the other threshold',
  beforeEach: selected,
  play: async (context) => {
    await context.canvas.findByRole('textbox', { name: trigger })
    await changeElsewhere(worldOf(context), `/stock/product/${gloves}/centre/${bastille}`, {
      qtyTriggerOrder: 200,
      qtyMinInStock: 500,
    })
    await fill(context, trigger, '250')
    await save(context)
    await expect(await screen.findByText('Sauvegardé')).toBeVisible()
    await expect(context.canvas.getByRole('textbox', { name: minimum })).toHaveValue('500')
  },
}

export const Conflict: StoryObj = {
  name: 'Lets a person settle a conflict with somebody else’s threshold',
  beforeEach: selected,
  play: async (context) => {
    await context.canvas.findByRole('textbox', { name: trigger })
    await changeElsewhere(worldOf(context), `/stock/product/${gloves}/centre/${bastille}`, {
      qtyTriggerOrder: 220,
      qtyMinInStock: 300,
    })
    await fill(context, trigger, '250')
    await save(context)
    const notice = await context.canvas.findByText('Modifié entre-temps par quelqu’un d’autre')
    await expect(notice.closest('[role=alert]')).toHaveTextContent('220')
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: 'Remplacer par ma saisie' }),
    )
    await expect(await screen.findByText('Sauvegardé')).toBeVisible()
    await expect(context.canvas.getByRole('textbox', { name: trigger })).toHaveValue('250')
  },
}

export const SavingFails: StoryObj = {
  name: '[3.8.01] Keeps the thresholds when saving fails, and logs the failure',
  beforeEach: ({ msw }) => {
    spyOn(console, 'error').mockReturnValue()
    msw.use(http.patch(pathOf(gloves), () => failure(500, -1, 'Unknown error')))
    return selected()
  },
  play: async (context) => {
    const field = await fill(context, trigger, '250')
    await save(context)
    await expect(await alertInForm(context.canvas)).toHaveTextContent(/^une erreur est survenue/)
    await expect(field).toHaveValue('250')
    await expect(console.error).toHaveBeenCalledWith(
      `thresholds/update/${gloves}.${bastille}: Unknown error`,
    )
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => {
    msw.use(neverResponds(`/api/stock/product/${gloves}`))
    return selected()
  },
  play: async ({ canvas }) => showsLoading(canvas),
}

export const LoadingFails: StoryObj = {
  name: 'Offers a retry when the product of the thresholds cannot be loaded',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(`/api/stock/product/${gloves}`, () => failure(500, -1, 'Unknown error'), {
        once: true,
      }),
    )
    return selected()
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}
