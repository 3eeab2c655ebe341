import { productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, failure, neverResponds, showsLoading } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { peopleApi, peopleIds } from '#shared/testing/people-seed.ts'
import { selectCentre } from '#shared/testing/select-centre.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'

const meta: Meta = {
  title: 'Stock product/Praticiens/List',
  ...productStory(product, { path: '/praticiens', api: peopleApi }),
}
export default meta

const praticiens = '/api/stock/praticiens'
const { eluard } = peopleIds.praticiens
const { bastille } = stockIds.centres

export const Default: StoryObj = {
  name: '[3.2.26] [3.6.07] Lists the practitioners with their photo, and their centre for a super admin',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ajouter un praticien' })).toBeVisible()
    const row = await canvas.findByRole('row', { name: /Dr Amel Haddad/ })
    await waitFor(() => expect(row).toHaveTextContent('Centre Bastille'))
    await waitFor(() => expect(row.querySelector('img')?.naturalWidth).toBe(160))
    await expect(canvas.getByRole('row', { name: /Dr Marguerite Roux/ })).toHaveTextContent(
      'Centre Lyon Presqu’île',
    )
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
  },
}

export const WithoutSuperAdmin: StoryObj = {
  name: '[3.6.07] Shows no centre to other people, and only the practitioners of their own',
  parameters: { api: { ...peopleApi, userId: peopleIds.manager }, variants: ['phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Dr Amel Haddad/ })).toBeVisible()
    await expect(canvas.queryByRole('columnheader', { name: /Centre/ })).toBeNull()
    await expect(canvas.queryByRole('row', { name: /Marguerite Roux/ })).toBeNull()
  },
}

export const WithCentre: StoryObj = {
  name: 'Lists the practitioners of the selected centre',
  beforeEach: selectCentre(stockIds.superAdmin, bastille),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Éluard/ })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
  },
}

export const WithoutPermission: StoryObj = {
  name: '[3.2.26] Shows a message instead of the list to people without the permission',
  parameters: { api: { ...peopleApi, userId: stockIds.staff } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Accès interdit' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Ajouter un praticien' })).toBeNull()
  },
}

export const Search: StoryObj = {
  name: 'Searches by the beginning of the name, without accents and case',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Éluard/ })
    const search = canvas.getByRole('searchbox', { name: 'Rechercher par le début du nom' })
    await userEvent.type(search, 'ELU')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    await expect(canvas.getByRole('row', { name: /Éluard/ })).toBeVisible()
    await userEvent.clear(search)
    await userEvent.type(search, 'haddad')
    await expect(
      await canvas.findByRole('heading', { name: 'Aucun praticien ne commence par « haddad »' }),
    ).toBeVisible()
  },
}

export const Archives: StoryObj = {
  name: 'Archives a practitioner after a confirmation',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = 'Archiver Éluard, Dr Thomas'
    await userEvent.click(await canvas.findByRole('button', { name }))
    const question = await screen.findByRole('alertdialog', { name: `${name} ?` })
    await userEvent.click(within(question).getByRole('button', { name: 'Oui' }))
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Éluard/ })).toBeNull())
    await expect(bodyOf(worldOf(context), 'PATCH', `/api/stock/praticien/${eluard}`)).toEqual({
      isArchived: true,
    })
  },
}

export const PhotoMissing: StoryObj = {
  name: 'Shows an icon when a photo cannot be loaded',
  beforeEach: ({ msw }) =>
    msw.use(http.get(praticiens, () => HttpResponse.json({ data: [withGonePhoto], total: 1 }))),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Dr Amel Haddad/ })
    await waitFor(() => expect(row.querySelector('img')).toBeNull())
    await expect(row.querySelector('svg')).toBeVisible()
  },
}

const withGonePhoto = {
  id: peopleIds.praticiens.haddad,
  name: 'Dr Amel Haddad',
  centreId: bastille,
  photo: { ref: 'gone', url: '/api/stock/photo-file/gone?o=stock-organisation&e=0&s=expired' },
  isArchived: false,
  metadata: { createdAt: 0, updatedAt: 0 },
  revision: 1,
}

export const Empty: StoryObj = {
  name: 'Says what to add when there is no practitioner',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get(praticiens, () => HttpResponse.json({ data: [], total: 0 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucun praticien' })).toBeVisible()
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(praticiens)),
  play: async ({ canvas }) => showsLoading(canvas),
}

export const LoadingFails: StoryObj = {
  name: 'Offers a retry when the list cannot be loaded',
  beforeEach: ({ msw }) =>
    msw.use(http.get(praticiens, () => failure(500, -1, 'Unknown error'), { once: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByRole('row', { name: /Dr Amel Haddad/ })).toBeVisible()
  },
}
