import { demoIds, demoSeed, productStory } from '@org/app-kit/testing'
import { failure, neverResponds, showsLoading } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect } from 'storybook/test'
import { product } from '#app/product.ts'

const meta: Meta = {
  title: 'Signature product/Member home/Page',
  ...productStory(product, { path: '/home', api: { userId: demoIds.member } }),
}
export default meta

export const Filled: StoryObj = {
  name: 'Shows the person’s own signature and links to its installation',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('Votre signature')).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Installer ma signature' })).toHaveAttribute(
      'href',
      `/user/${demoIds.installKeys.member}/install-email`,
    )
  },
}

/** Seeds the demo organisation as it is before anybody has selected a signature. */
function seedWithoutSignature() {
  const seed = demoSeed()
  const none = { signature_template_id: null }
  return {
    ...seed,
    organisations: seed.organisations.map((organisation) => ({ ...organisation, ...none })),
    teams: seed.teams.map((team) => ({ ...team, ...none })),
    templates: [],
  }
}

export const WithoutSignature: StoryObj = {
  name: 'Says that the company has not assigned a signature yet',
  parameters: {
    api: { userId: demoIds.member, seed: seedWithoutSignature },
    variants: ['dark', 'phone'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aucune signature ne vous est attribuée')).toBeVisible()
    await expect(canvas.queryByTitle('Votre signature')).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Installer ma signature' })).toBeNull()
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds('/api/user/install-signature/me')),
  play: async ({ canvas }) => {
    await showsLoading(canvas)
  },
}

export const LoadingFails: StoryObj = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/api/user/install-signature/me', () => failure(500, -1, 'Unknown error'), {
        once: true,
      }),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Unknown error')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByTitle('Votre signature')).toBeInTheDocument()
  },
}
