import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { product } from '../../product.ts'
import { bodyOf, changes, failure, isWhole, neverAnswered } from '../../testing/story-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Signature editor',
  ...productStory(product, { path: '/signatures/new', api: { userId: demoIds.admin } }),
}
export default meta

const templates = '/api/organisation/demo-organisation/signature-templates'

export const NewSignature: StoryObj = {
  name: '[1.2.33] [1.2.66] Has a name, the editor and a save button',
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = await canvas.findByRole('textbox', { name: 'Nom de la signature' })
    await expect(canvas.getByRole('region', { name: 'Éditeur de signature' })).toBeVisible()
    await userEvent.clear(name)
    await userEvent.type(name, 'Salon de printemps')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nom de l’entreprise' }), 'Lueur')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await screen.findByText('Saved')
    const body = bodyOf(worldOf(context), 'POST', templates) as Record<string, string>
    await expect(body['name']).toBe('Salon de printemps')
    await expect(JSON.parse(body['signatureData'] ?? '')).toMatchObject({ companyName: 'Lueur' })
  },
}

export const WithoutName: StoryObj = {
  name: '[1.5.06] Saves nothing without a name',
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'Nom de la signature' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(await canvas.findByText(/Ne peut pas être vide/)).toBeInTheDocument()
    await expect(changes(worldOf(context))).toEqual([])
  },
}

export const StoredSignature: StoryObj = {
  name: '[1.2.34] Opens a stored signature and saves it',
  parameters: { path: `/signature/${demoIds.templates[0]}` },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByRole('textbox', { name: 'Nom de la signature' })).toHaveValue(
      'Signature de la société',
    )
    const save = canvas.getByRole('button', { name: 'Enregistrer' })
    await expect(save).toBeDisabled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Adresse' }), '1 quai Perrache')
    await userEvent.click(save)
    await screen.findByText('Saved')
    await waitFor(() => expect(save).toBeDisabled())
    const path = `/api/template/${demoIds.templates[0]}`
    const { signatureData } = bodyOf(worldOf(context), 'PATCH', path) as Record<string, string>
    await expect(JSON.parse(signatureData ?? '')).toMatchObject({ address: '1 quai Perrache' })
  },
}

export const SavingFails: StoryObj = {
  name: 'Shows Error when saving fails, and keeps everything',
  beforeEach: ({ msw }) => msw.use(http.post(templates, () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas, userEvent }) => {
    const company = await canvas.findByRole('textbox', { name: 'Nom de l’entreprise' })
    await userEvent.type(company, 'Lueur')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await screen.findByText('Error')
    await expect(company).toHaveValue('Lueur')
    await expect(canvas.getByRole('button', { name: 'Enregistrer' })).toBeEnabled()
  },
}

export const Loading: StoryObj = {
  parameters: { path: `/signature/${demoIds.templates[0]}` },
  beforeEach: ({ msw }) => msw.use(neverAnswered(templates)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Chargement…' })).toBeVisible()
  },
}

export const LoadingFails: StoryObj = {
  parameters: { path: `/signature/${demoIds.templates[0]}` },
  beforeEach: ({ msw }) => msw.use(http.get(templates, () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La liste n’a pas pu être chargée')).toBeVisible()
    await expect(canvas.getByText('Unknown error')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeEnabled()
  },
}

export const Unknown: StoryObj = {
  parameters: { path: '/signature/unknown' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Cette signature n’existe pas, ou plus' }),
    ).toBeVisible()
  },
}

export const Dark: StoryObj = { globals: { scheme: 'dark' }, play: isWhole }

export const Phone: StoryObj = { globals: { viewport: { value: 'phone' } }, play: isWhole }
