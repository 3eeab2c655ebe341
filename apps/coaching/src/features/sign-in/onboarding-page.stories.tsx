import { productStory, worldOf } from '@org/app-kit/testing'
import { failure } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, spyOn } from 'storybook/test'
import { product } from '#app/product.ts'
import { coachingApi, coachingIds } from '#shared/testing/coaching-seed.ts'

const meta: Meta = {
  title: 'Coaching product/Sign in/Onboarding',
  ...productStory(product, { path: '/auth/onboarding', api: coachingApi }),
}
export default meta

const path = '/api/coaching/user/me'
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#2e4ae0" d="M0 0h1v1H0z"/></svg>',
)}`
const list = { name: 'Mes exercices (4)' }

export const Default: StoryObj = {
  name: '[3.2.46] [3.2.47] [3.2.48] Greets, and asks for the names and the gender',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Onboarding' })).toBeVisible()
    await expect(canvas.getByText('Welcome Léa Moulin, let us get to know you')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toHaveValue('Moulin')
    await expect(canvas.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Léa')
    await userEvent.click(canvas.getByRole('button', { name: /Gender/ }))
    const options = await screen.findAllByRole('option')
    await expect(options.map(({ textContent }) => textContent)).toEqual(['Homme', 'Femme'])
    await userEvent.keyboard('{Escape}')
  },
}

export const Stored: StoryObj = {
  name: '[3.2.46] [3.2.49] Offers the names and the gender of the stored record, and shows its picture',
  parameters: {
    api: {
      ...coachingApi,
      async prepare(adapters: Parameters<NonNullable<typeof coachingApi.prepare>>[0]) {
        await coachingApi.prepare?.(adapters)
        const { organisation: organisationId, coach: ownerId } = coachingIds
        const { coaching } = adapters.repositories.within({ organisationId, ownerId })
        const stored = {
          first_name: 'Léa-Rose',
          last_name: 'Moulin-Roux',
          gender: 'female' as const,
          photo_url: picture,
        }
        await coaching.coaches.update(ownerId, stored)
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Nom' })).toHaveValue('Moulin-Roux')
    await expect(canvas.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Léa-Rose')
    const avatar = canvas.getByRole('img', { name: 'Léa Moulin' })
    await expect(avatar.querySelector('img')).toHaveAttribute('src', picture)
    await expect(canvas.getByRole('button', { name: /Gender/ })).toHaveTextContent('Femme')
  },
}

export const Saves: StoryObj = {
  name: '[3.2.51] Saves the record and opens the start page',
  play: async (context) => {
    const { canvas, userEvent } = context
    const name = await canvas.findByRole('textbox', { name: 'Nom' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Moulin-Roux')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(await canvas.findByRole('heading', list)).toBeVisible()
    const sent = worldOf(context).requests.find(({ method }) => method === 'PATCH')
    await expect(JSON.parse(sent?.body ?? '')).toMatchObject({ last_name: 'Moulin-Roux' })
  },
}

export const SavingFails: StoryObj = {
  name: 'Only logs a failed save, and opens the start page',
  beforeEach: ({ msw }) => msw.use(http.patch(path, () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas, userEvent }) => {
    const log = spyOn(console, 'error').mockImplementation(() => undefined)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Nom' }), ' B')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(await canvas.findByRole('heading', list)).toBeVisible()
    await expect(log).toHaveBeenCalled()
  },
}
