import { demoIds, demoSeed, productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect } from 'storybook/test'
import { product } from '../../product.ts'
import { failure, isWhole, neverAnswered } from '../../testing/story-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Deploy, employees',
  ...productStory(product, { path: '/deploy', api: { userId: demoIds.admin } }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

/** So many employees as a picture shows, in every state that a signature can have. */
function fewEmployees() {
  const seed = demoSeed()
  return { ...seed, users: seed.users.slice(0, 8) }
}

const users = '/api/organisation/demo-organisation/users'

const openEmployees = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(await canvas.findByRole('tab', { name: 'Employes' }))

export const Whole: StoryObj = {
  parameters: {
    api: { userId: demoIds.admin, seed: fewEmployees },
    variants: ['dark', 'phone'],
  },
  play: async (context) => {
    await openEmployees(context)
    await expect(await context.canvas.findAllByRole('button', { name: /^Copier/ })).toHaveLength(8)
    await isWhole(context)
  },
}

export const Loading: StoryObj = {
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) => msw.use(neverAnswered(users)),
  play: async (context) => {
    await openEmployees(context)
    await expect(await context.canvas.findByRole('status', { name: 'Chargement…' })).toBeVisible()
  },
}

export const LoadingFails: StoryObj = {
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) => msw.use(http.get(users, () => failure(500, -1, 'Unknown error'))),
  play: async (context) => {
    await openEmployees(context)
    const { canvas } = context
    await expect(await canvas.findByText('La liste n’a pas pu être chargée')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeEnabled()
  },
}
