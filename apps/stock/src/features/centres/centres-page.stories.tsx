import { productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, failure, neverResponds, showsLoading } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { selectCentre } from '#shared/testing/select-centre.ts'
import { stockApi, stockIds } from '#shared/testing/stock-seed.ts'

const meta: Meta = {
  title: 'Stock product/Centres/List',
  ...productStory(product, { path: '/centres', api: { ...stockApi, userId: stockIds.superAdmin } }),
}
export default meta

const centres = '/api/stock/centres'

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]
type Canvas = PlayContext['canvas']

const namesIn = (canvas: Canvas) =>
  canvas
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent)

export const Default: StoryObj = {
  name: '[3.2.08] Lists the centres with their actions',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ajouter un centre' })).toBeVisible()
    const row = within(await canvas.findByRole('row', { name: /Bastille/ }))
    await expect(row.getByRole('button', { name: 'Modifier Centre Bastille' })).toBeVisible()
    await expect(row.getByRole('button', { name: 'Se connecter à Centre Bastille' })).toBeVisible()
  },
}

export const Search: StoryObj = {
  name: '[3.2.08] Searches by the beginning of the name, without accents and case',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Bastille/ })
    const search = canvas.getByRole('searchbox', { name: 'Rechercher par le début du nom' })
    await userEvent.type(search, 'ecole')
    await waitFor(() => expect(namesIn(canvas)).toEqual(['École dentaire du Parc']))
    await userEvent.clear(search)
    await userEvent.type(search, 'parc')
    await expect(
      await canvas.findByRole('heading', { name: 'Aucun centre ne commence par « parc »' }),
    ).toBeVisible()
  },
}

export const Connects: StoryObj = {
  name: '[3.2.08] Selects the centre and opens its practitioners',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Se connecter à Centre Lyon Presqu’île' }),
    )
    await expect(await canvas.findByRole('link', { current: 'page' })).toHaveAccessibleName(
      'Praticiens',
    )
    await expect(canvas.getByText('Centre Lyon Presqu’île')).toBeVisible()
    const stored = localStorage.getItem(`paraphe.stock.centre.${stockIds.superAdmin}`)
    await expect(stored).toBe(stockIds.centres.lyon)
    localStorage.removeItem(`paraphe.stock.centre.${stockIds.superAdmin}`)
  },
}

export const Staff: StoryObj = {
  name: 'Lets people without the permission only select their centre, and opens their first page',
  parameters: { api: { ...stockApi, userId: stockIds.staff }, variants: ['phone'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Bastille/ })
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
    await expect(canvas.queryByRole('link', { name: 'Ajouter un centre' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Modifier|Archiver/ })).toBeNull()
    await userEvent.hover(canvas.getByRole('button', { name: /Se connecter/ }))
  },
}

export const Selected: StoryObj = {
  name: 'Marks the selected centre',
  beforeEach: selectCentre(stockIds.superAdmin, stockIds.centres.bastille),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sélectionné')).toBeVisible()
  },
}

export const Archives: StoryObj = {
  name: 'Archives a centre after a confirmation',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Archiver Centre Bastille' }))
    const question = await screen.findByRole('alertdialog', { name: 'Archiver Centre Bastille ?' })
    await expect(question).toHaveTextContent('Ses commandes et son stock restent conservés')
    await userEvent.click(within(question).getByRole('button', { name: 'Oui' }))
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Bastille/ })).toBeNull())
    const path = `/api/stock/centre/${stockIds.centres.bastille}`
    await expect(bodyOf(worldOf(context), 'PATCH', path)).toEqual({ isArchived: true })
  },
}

export const Question: StoryObj = {
  name: 'Says what archiving does',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Archiver Centre Bastille' }))
    await screen.findByRole('alertdialog', { name: 'Archiver Centre Bastille ?' })
  },
}

export const ArchivingFails: StoryObj = {
  name: 'Keeps a centre that could not be archived, and says so',
  beforeEach: ({ msw }) =>
    msw.use(http.patch('/api/stock/centre/:id', () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Archiver Centre Bastille' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Oui' }))
    await expect(await screen.findByText(/Le serveur n’a pas répondu comme prévu/)).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Bastille/ })).toBeVisible()
  },
}

const answer = async ({ userEvent }: PlayContext, name: string) => {
  const question = within(await screen.findByRole('alertdialog', { name }))
  await userEvent.click(question.getByRole('button', { name: 'Oui' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}

export const Restores: StoryObj = {
  name: 'Lists the archived centres, and restores one after a confirmation',
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Archiver Centre Bastille' }))
    await answer(context, 'Archiver Centre Bastille ?')
    await userEvent.click(canvas.getByRole('switch', { name: 'Archivés' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Restaurer Centre Bastille' }))
    await answer(context, 'Restaurer Centre Bastille ?')
    await expect(await canvas.findByRole('heading', { name: 'Rien n’est archivé' })).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: 'Archivés' }))
    await expect(await canvas.findByRole('row', { name: /Bastille/ })).toBeVisible()
  },
}

export const Archived: StoryObj = {
  name: 'Lists the archived centres',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Archiver Centre Bastille' }))
    await answer(context, 'Archiver Centre Bastille ?')
    await userEvent.click(canvas.getByRole('switch', { name: 'Archivés' }))
    await canvas.findByRole('button', { name: 'Restaurer Centre Bastille' })
  },
}

export const ArchivedFail: StoryObj = {
  name: 'Offers a retry when the archived centres cannot be loaded',
  parameters: { path: '/centres?archived=1' },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(centres, ({ request }) =>
        request.url.includes('archived%22%3Atrue') ? failure(500, -1, 'Unknown error') : undefined,
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}

export const Empty: StoryObj = {
  name: 'Explains what a centre is for when there is none',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get(centres, () => HttpResponse.json({ data: [], total: 0 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucun centre' })).toBeVisible()
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(centres)),
  play: async ({ canvas }) => showsLoading(canvas),
}

export const LoadingFails: StoryObj = {
  name: 'Offers a retry when the list cannot be loaded',
  beforeEach: ({ msw }) =>
    msw.use(http.get(centres, () => failure(500, -1, 'Unknown error'), { once: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByRole('row', { name: /Bastille/ })).toBeVisible()
  },
}
