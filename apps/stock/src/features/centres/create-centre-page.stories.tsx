import { productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, failure } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { product } from '#app/product.ts'
import { stockApi, stockIds } from '#shared/testing/stock-seed.ts'

const meta: Meta = {
  title: 'Stock product/Centres/New centre',
  ...productStory(product, {
    path: '/centre/create',
    api: { ...stockApi, userId: stockIds.superAdmin },
  }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

async function fillIn({ canvas, userEvent }: PlayContext, name = ' Centre Nation ') {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Nom' }), name)
  await userEvent.type(canvas.getByRole('textbox', { name: 'Adresse' }), '2 place de la Nation')
  await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
}

export const Default: StoryObj = {
  name: '[3.2.09] Asks for name and address',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Nom' })).toBeVisible()
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2)
  },
}

export const Saves: StoryObj = {
  name: '[3.2.08] Adds the centre and returns to the list without a question',
  play: async (context) => {
    await fillIn(context)
    await expect(await context.canvas.findByRole('row', { name: /Nation/ })).toBeVisible()
    await expect(bodyOf(worldOf(context), 'POST', '/api/stock/centres')).toEqual({
      name: 'Centre Nation',
      address: '2 place de la Nation',
    })
  },
}

export const NameTaken: StoryObj = {
  name: 'Says at the field that another centre has the name',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    await fillIn(context, 'centre bastille')
    const field = context.canvas.getByRole('textbox', { name: 'Nom' })
    await waitFor(() => expect(field).toHaveAccessibleDescription('Ce nom est déjà utilisé'))
  },
}

export const SavingFails: StoryObj = {
  name: 'Keeps what was typed when saving fails',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) =>
    msw.use(http.post('/api/stock/centres', () => failure(500, -1, 'Unknown error'))),
  play: async (context) => {
    await fillIn(context)
    await expect(
      await context.canvas.findByText(/Ce que vous avez saisi est conservé/),
    ).toBeVisible()
    await expect(context.canvas.getByRole('textbox', { name: 'Adresse' })).toHaveValue(
      '2 place de la Nation',
    )
  },
}

export const LostAnswer: StoryObj = {
  name: 'Adds one centre when an answer was lost and it is saved again',
  play: async (context) => {
    const world = worldOf(context)
    context.msw.use(
      http.post(
        '/api/stock/centres',
        async ({ request }) => {
          await world.fetch(request)
          return HttpResponse.error()
        },
        { once: true },
      ),
    )
    await fillIn(context)
    await context.canvas.findByText(/Ce que vous avez saisi est conservé/)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(await context.canvas.findAllByRole('row', { name: /Nation/ })).toHaveLength(1)
    const sent = world.requests.filter(({ method }) => method === 'POST')
    await expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  },
}

export const Leaves: StoryObj = {
  name: 'Asks before unsaved values are lost',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Nom' }), 'Centre')
    await userEvent.click(canvas.getByRole('link', { name: 'Annuler' }))
    await expect(await screen.findByRole('alertdialog')).toBeVisible()
  },
}
