import { productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, failure, neverResponds, showsLoading } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, spyOn, waitFor } from 'storybook/test'
import { product } from '#app/product.ts'
import { catalogueApi, catalogueIds } from '#shared/testing/catalogue-seed.ts'
import { selectCentre } from '#shared/testing/select-centre.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'

const { dentalia, medipro } = catalogueIds.suppliers
const { bastille } = stockIds.centres

const meta: Meta = {
  title: 'Stock product/Suppliers/Client number',
  ...productStory(product, { path: `/supplier/${medipro}`, api: catalogueApi }),
}
export default meta

const selected = selectCentre(stockIds.superAdmin, bastille)
const pathOf = (id: string) => `/api/stock/supplier/${id}/centre/${bastille}`

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

async function fill({ canvas, userEvent }: PlayContext, text: string) {
  const field = await canvas.findByRole('textbox', { name: 'Numéro client' })
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text)
  return field
}

const save = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))

export const Default: StoryObj = {
  name: '[3.2.14] [3.9.19] Shows the client number of the selected centre instead of the supplier',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: selected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Médipro Santé' })).toBeVisible()
    await expect(await canvas.findByText(/^Modification : 15 janvier 2027 à/)).toBeVisible()
    const field = await canvas.findByRole('textbox', { name: 'Numéro client' })
    await expect(field).toHaveValue('C-75011-42')
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1)
  },
}

export const Saves: StoryObj = {
  name: '[3.1.12] [3.8.02] Saves the first client number of a centre, and says so',
  parameters: { path: `/supplier/${dentalia}` },
  beforeEach: selected,
  play: async (context) => {
    const field = await context.canvas.findByRole('textbox', { name: 'Numéro client' })
    await expect(field).toHaveValue('')
    await fill(context, ' 4711 ')
    await save(context)
    await expect(await screen.findByText('Sauvegardé')).toBeVisible()
    await expect(bodyOf(worldOf(context), 'PATCH', pathOf(dentalia))).toEqual({
      clientNumber: '4711',
    })
  },
}

export const EmptyField: StoryObj = {
  name: '[3.5.06] Saves no empty client number',
  parameters: { variants: ['phone'] },
  beforeEach: selected,
  play: async (context) => {
    const field = await fill(context, '')
    await save(context)
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Ne peut pas être vide/))
    await expect(worldOf(context).requests.filter(({ method }) => method === 'PATCH')).toEqual([])
  },
}

export const SavingFails: StoryObj = {
  name: '[3.8.01] Shows the error’s message when saving fails, keeps the number and logs the failure',
  beforeEach: ({ msw }) => {
    spyOn(console, 'error').mockReturnValue()
    msw.use(http.patch(pathOf(medipro), () => failure(409, 110, 'La requête est encore en cours')))
    return selected()
  },
  play: async (context) => {
    const field = await fill(context, 'C-2')
    await save(context)
    await context.canvas.findByText('La requête est encore en cours')
    await expect(field).toHaveValue('C-2')
    await expect(console.error).toHaveBeenCalledWith(
      `clientNumbers/update/${medipro}.${bastille}: La requête est encore en cours`,
    )
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => {
    msw.use(neverResponds(`/api/stock/supplier/${medipro}`))
    return selected()
  },
  play: async ({ canvas }) => showsLoading(canvas),
}

export const LoadingFails: StoryObj = {
  name: 'Offers a retry when the supplier of the client number cannot be loaded',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get(`/api/stock/supplier/${medipro}`, () => failure(500, -1, 'Unknown error'), {
        once: true,
      }),
    )
    return selected()
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}
