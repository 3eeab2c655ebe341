import { productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { product } from '#app/product.ts'
import { coachingApi } from '#shared/testing/coaching-seed.ts'

const meta: Meta = {
  title: 'Coaching product/Training sessions/List',
  ...productStory(product, { path: '/training-sessions', api: coachingApi }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

const titles = ({ canvas }: PlayContext) =>
  canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)

export const Default: StoryObj = {
  name: '[3.2.66] [3.2.65] [3.2.67] Lists the sessions by title, to add and edit them',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const heading = { name: "Mes séances d'entrainement (2)" }
    await expect(await context.canvas.findByRole('heading', heading)).toBeVisible()
    await expect(titles(context)).toEqual(['Jambes et fessiers', 'Réveil musculaire'])
    const { canvas } = context
    await expect(canvas.getByRole('button', { name: 'Ajouter une séance' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Modifier Réveil musculaire' })).toBeVisible()
  },
}

export const Edits: StoryObj = {
  name: '[3.2.67] Opens the editor of a session',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Modifier Réveil musculaire' }))
    await expect(await canvas.findByRole('textbox', { name: 'Titre' })).toHaveValue(
      'Réveil musculaire',
    )
  },
}

export const Deletes: StoryObj = {
  name: '[3.8.13] Deletes a session after a confirmation',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: /^Supprimer Jambes/ }))
    const title = 'Voulez-vous vraiment supprimer cette séance ?'
    await expect(await screen.findByRole('alertdialog', { name: title })).toHaveTextContent(
      'Elle reste dans la marketplace et dans les programmes qui la contiennent.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Oui' }))
    await waitFor(() => expect(titles(context)).toEqual(['Réveil musculaire']))
  },
}

export const Empty: StoryObj = {
  name: 'Explains what a session is when there is none',
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/api/coaching/training-sessions', () => HttpResponse.json({ data: [], total: 0 })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucune séance' })).toBeVisible()
  },
}
