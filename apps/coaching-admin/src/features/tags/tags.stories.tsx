import { productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, failure, neverResponds, showsLoading } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { studioApi, studioIds } from '#shared/testing/studio-seed.ts'

const meta: Meta = {
  title: 'Coaching admin product/Tags/List',
  ...productStory(product, { path: '/database/tags', api: studioApi }),
}
export default meta

const tags = '/api/coaching/tags'
const { boxe } = studioIds.tags

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

async function enterName({ userEvent }: PlayContext, name: string) {
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByRole('textbox', { name: 'Nom' })
  await userEvent.clear(field)
  await userEvent.type(field, name)
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  return field
}

export const Default: StoryObj = {
  name: '[3.1.21] [3.2.102] Lists the tags, and adds one',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByRole('row', { name: /Boxe/ })).toBeVisible()
    await expect(canvas.queryByRole('row', { name: /Tapis/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un tag' }))
    await enterName(context, ' Natation ')
    await expect(await canvas.findByRole('row', { name: /Natation/ })).toBeVisible()
    const sent = { kind: 'sport', name: 'Natation' }
    await expect(bodyOf(worldOf(context), 'POST', tags)).toEqual(sent)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Equipments: StoryObj = {
  name: '[3.1.21] [3.2.102] Lists the equipments, and adds one',
  parameters: { path: '/database/equipments', variants: ['phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByRole('row', { name: /Tapis/ })).toBeVisible()
    await expect(canvas.queryByRole('row', { name: /Boxe/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un équipement' }))
    await enterName(context, 'Banc')
    await expect(await canvas.findByRole('row', { name: /Banc/ })).toBeVisible()
    const sent = { kind: 'equipment', name: 'Banc' }
    await expect(bodyOf(worldOf(context), 'POST', tags)).toEqual(sent)
  },
}

export const Renames: StoryObj = {
  name: '[3.1.21] Renames a tag',
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Renommer Boxe' }))
    await enterName(context, 'Boxe anglaise')
    await expect(await canvas.findByRole('row', { name: /Boxe anglaise/ })).toBeVisible()
    await expect(bodyOf(worldOf(context), 'PATCH', `/api/coaching/tag/${boxe}`)).toEqual({
      name: 'Boxe anglaise',
    })
  },
}

export const NameTaken: StoryObj = {
  name: 'Says at the field that another tag has the name',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Renommer Boxe' }))
    const field = await enterName(context, 'YOGA')
    await waitFor(() => expect(field).toHaveAccessibleDescription('Ce nom est déjà utilisé'))
  },
}

export const Deletes: StoryObj = {
  name: '[3.1.21] Deletes a tag after a confirmation',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer Boxe' }))
    await screen.findByRole('alertdialog', { name: 'Supprimer Boxe ?' })
    await userEvent.click(screen.getByRole('button', { name: 'Oui' }))
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Boxe/ })).toBeNull())
    await expect(await screen.findByText('Supprimé')).toBeVisible()
  },
}

export const DeletingFails: StoryObj = {
  name: 'Shows a tag again when deleting fails, with the reason',
  beforeEach: ({ msw }) =>
    msw.use(http.delete('/api/coaching/tag/:id', () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer Boxe' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Oui' }))
    await expect(await screen.findByText(/^Non supprimé/)).toBeVisible()
    await expect(await canvas.findByRole('row', { name: /Boxe/ })).toBeVisible()
  },
}

export const Empty: StoryObj = {
  name: 'Says what tags are for when there is none',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) => msw.use(http.get(tags, () => HttpResponse.json({ data: [], total: 0 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucun tag' })).toBeVisible()
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(tags)),
  play: async ({ canvas }) => showsLoading(canvas),
}

export const LoadingFails: StoryObj = {
  name: 'Offers a retry when the list cannot be loaded',
  beforeEach: ({ msw }) =>
    msw.use(http.get(tags, () => failure(500, -1, 'Unknown error'), { once: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByRole('row', { name: /Boxe/ })).toBeVisible()
  },
}
