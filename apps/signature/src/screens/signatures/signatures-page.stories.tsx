import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, within } from 'storybook/test'
import { product } from '../../product.ts'
import { bodyOf, failure, isWhole, neverAnswered } from '../../testing/story-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Signatures',
  ...productStory(product, { path: '/signatures', api: { userId: demoIds.admin } }),
}
export default meta

const templates = '/api/organisation/demo-organisation/signature-templates'

export const Cards: StoryObj = {
  name: '[1.2.32] [1.2.62] Shows the signatures as cards at first',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Studio' })).toBeVisible()
    await expect(canvas.getByTitle('Studio')).toBeInTheDocument()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const List: StoryObj = {
  name: '[1.2.61] Shows them as a list on request',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Studio' })
    await userEvent.click(canvas.getByRole('radio', { name: 'Liste' }))
    await expect(canvas.getByRole('table')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Cartes' }))
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const Actions: StoryObj = {
  name: '[1.2.63] [1.2.64] [1.1.01] Offers edit, duplicate and delete, and a new signature',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Modifier Studio' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Dupliquer Studio' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Supprimer Studio' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Créer une nouvelle signature' }))
    await expect(await canvas.findByRole('textbox', { name: 'Nom de la signature' })).toHaveValue(
      'Nouvelle signature',
    )
  },
}

export const Duplicated: StoryObj = {
  name: '[1.2.65] [1.9.03] Names a duplicate Copy of …',
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Dupliquer Studio' }))
    await expect(await canvas.findByRole('heading', { name: 'Copy of Studio' })).toBeVisible()
    await expect(
      bodyOf(worldOf(context), 'POST', `/api/team/${demoIds.teams.design}/signatures`),
    ).toMatchObject({
      name: 'Copy of Studio',
    })
    // The button was reached by scrolling, as far as the loaded pictures asked for.
    window.scrollTo(0, 0)
  },
}

export const Deleted: StoryObj = {
  name: 'Asks before deleting a signature',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer Studio' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText('Are you sure you want to delete Studio?')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }))
    await screen.findByText('deleted')
    await expect(canvas.queryByRole('heading', { name: 'Studio' })).toBeNull()
  },
}

export const Empty: StoryObj = {
  beforeEach: ({ msw }) =>
    msw.use(http.get(templates, () => HttpResponse.json({ data: [], total: 0 }))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Dessinez votre première signature' }),
    ).toBeVisible()
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverAnswered(templates)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Chargement…' })).toBeVisible()
  },
}

export const LoadingFails: StoryObj = {
  beforeEach: ({ msw }) => msw.use(http.get(templates, () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La liste n’a pas pu être chargée')).toBeVisible()
    await expect(canvas.getByText('Unknown error')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeEnabled()
  },
}

export const Retried: StoryObj = {
  name: 'Loads the list again on request',
  beforeEach: ({ msw }) =>
    msw.use(http.get(templates, () => failure(500, -1, 'Unknown error'), { once: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByRole('heading', { name: 'Studio' })).toBeVisible()
    await expect(canvas.queryByText('Unknown error')).toBeNull()
  },
}

export const Dark: StoryObj = { globals: { scheme: 'dark' }, play: isWhole }

export const Phone: StoryObj = { globals: { viewport: { value: 'phone' } }, play: isWhole }
