import { productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, failure } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { product } from '#app/product.ts'
import { peopleApi } from '#shared/testing/people-seed.ts'
import { portraitFile } from '#shared/testing/photos.fixture.ts'
import { confirmCrop, pickPhoto } from '#shared/testing/pick-photo.ts'
import { selectCentre } from '#shared/testing/select-centre.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'

const meta: Meta = {
  title: 'Stock product/Praticiens/New praticien',
  ...productStory(product, { path: '/praticien/create', api: peopleApi }),
}
export default meta

const { bastille, lyon } = stockIds.centres
const praticiens = '/api/stock/praticiens'
const selected = selectCentre(stockIds.superAdmin, bastille)

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

const fillIn = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.type(await canvas.findByRole('textbox', { name: 'Nom' }), ' Dr Nour Belkacem ')

const save = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))

const posts = (context: PlayContext) =>
  worldOf(context).requests.filter(({ method }) => method === 'POST')

export const Default: StoryObj = {
  name: '[3.2.27] Asks for name, centre and photo',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Nom' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: / Centre$/ })).toBeEnabled()
    await expect(canvas.getByRole('group', { name: 'Photo' })).toBeVisible()
  },
}

export const Saves: StoryObj = {
  name: 'Adds the practitioner to the picked centre, with the photo, and returns to the list',
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillIn(context)
    await userEvent.click(canvas.getByRole('button', { name: / Centre$/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Centre Lyon Presqu’île' }))
    await pickPhoto(canvas, portraitFile())
    await confirmCrop()
    await expect(await canvas.findByRole('button', { name: 'Retirer' })).toBeVisible()
    await save(context)
    const row = await canvas.findByRole('row', { name: /Dr Nour Belkacem/ })
    await waitFor(() => expect(row.querySelector('img')).toBeInTheDocument())
    await expect(bodyOf(worldOf(context), 'POST', praticiens)).toEqual({
      name: 'Dr Nour Belkacem',
      centreId: lyon,
    })
    await expect(posts(context)).toHaveLength(2)
  },
}

export const WithCentre: StoryObj = {
  name: 'Adds the practitioner to the selected centre',
  parameters: { variants: ['phone'] },
  beforeEach: selected,
  play: async (context) => {
    await fillIn(context)
    await expect(context.canvas.getByRole('button', { name: / Centre$/ })).toBeDisabled()
    await save(context)
    await expect(await context.canvas.findByRole('row', { name: /Dr Nour Belkacem/ })).toBeVisible()
    await expect(bodyOf(worldOf(context), 'POST', praticiens)).toMatchObject({
      centreId: bastille,
    })
  },
}

export const EmptyFields: StoryObj = {
  name: '[3.5.08] Adds no practitioner without a name',
  parameters: { variants: ['phone'] },
  beforeEach: selected,
  play: async (context) => {
    const name = await context.canvas.findByRole('textbox', { name: 'Nom' })
    await save(context)
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Ne peut pas être vide/))
    await expect(posts(context)).toEqual([])
  },
}

export const SavingFails: StoryObj = {
  name: 'Keeps what was typed when saving fails',
  beforeEach: ({ msw }) => {
    msw.use(http.post(praticiens, () => failure(500, -1, 'Unknown error')))
    return selected()
  },
  play: async (context) => {
    await fillIn(context)
    await save(context)
    await expect(
      await context.canvas.findByText(/Ce que vous avez saisi est conservé/),
    ).toBeVisible()
    await expect(context.canvas.getByRole('textbox', { name: 'Nom' })).toHaveValue(
      ' Dr Nour Belkacem ',
    )
  },
}
