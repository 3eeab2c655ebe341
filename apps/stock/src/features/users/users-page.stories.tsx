import { productStory } from '@org/app-kit/testing'
import { failure, neverResponds, showsLoading } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { product } from '#app/product.ts'
import { peopleApi, peopleIds } from '#shared/testing/people-seed.ts'
import { selectCentre } from '#shared/testing/select-centre.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'

const meta: Meta = {
  title: 'Stock product/Users/List',
  ...productStory(product, { path: '/users', api: peopleApi }),
}
export default meta

const users = '/api/stock/users'

export const Default: StoryObj = {
  name: '[3.2.24] [3.6.08] Lists the users of all centres, with centre, role and status',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ajouter un utilisateur' })).toBeVisible()
    const admin = await canvas.findByRole('row', { name: /Nadia Ferrand/ })
    await expect(admin).toHaveTextContent('Super administrateur')
    await expect(admin).toHaveTextContent('Tous les centres')
    const former = canvas.getByRole('row', { name: /Édouard Lacombe/ })
    await waitFor(() => expect(former).toHaveTextContent('Centre Lyon Presqu’île'))
    await expect(former).toHaveTextContent('Désactivé')
    await expect(canvas.getAllByRole('row')).toHaveLength(6)
  },
}

export const WithCentre: StoryObj = {
  name: '[3.6.08] Lists only the users of the selected centre, without the column of the centre',
  parameters: { variants: ['phone'] },
  beforeEach: selectCentre(stockIds.superAdmin, stockIds.centres.bastille),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Inès Marchal/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Karim Haddad/ })).toBeVisible()
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
    await expect(canvas.queryByRole('columnheader', { name: /Centre/ })).toBeNull()
  },
}

export const OfOwnCentre: StoryObj = {
  name: 'Lists the colleagues of a person who belongs to one centre',
  parameters: { api: { ...peopleApi, userId: peopleIds.manager } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Karim Haddad/ })).toBeVisible()
    await expect(canvas.queryByRole('row', { name: /Nadia Ferrand/ })).toBeNull()
  },
}

export const WithoutPermission: StoryObj = {
  name: '[3.2.24] Shows a message instead of the list to people without the permission',
  parameters: { api: { ...peopleApi, userId: stockIds.staff }, variants: ['phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Accès interdit' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Ajouter un utilisateur' })).toBeNull()
  },
}

export const Search: StoryObj = {
  name: 'Searches by the beginning of the name, without accents and case',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('row', { name: /Édouard/ })
    const search = canvas.getByRole('searchbox', { name: 'Rechercher par le début du nom' })
    await userEvent.type(search, 'EDOU')
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    await expect(canvas.getByRole('row', { name: /Édouard/ })).toBeVisible()
    await userEvent.clear(search)
    await userEvent.type(search, 'lacombe')
    await expect(
      await canvas.findByRole('heading', { name: 'Aucun utilisateur ne commence par « lacombe »' }),
    ).toBeVisible()
  },
}

export const Empty: StoryObj = {
  name: 'Explains what users are when there are none',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get(users, () => HttpResponse.json({ data: [], total: 0 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucun utilisateur' })).toBeVisible()
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(users)),
  play: async ({ canvas }) => showsLoading(canvas),
}

export const LoadingFails: StoryObj = {
  name: 'Offers a retry when the list cannot be loaded',
  beforeEach: ({ msw }) =>
    msw.use(http.get(users, () => failure(500, -1, 'Unknown error'), { once: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByRole('row', { name: /Inès Marchal/ })).toBeVisible()
  },
}
