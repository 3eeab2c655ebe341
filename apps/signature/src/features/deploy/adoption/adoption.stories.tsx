import { demoIds, demoSeed, productStory, storyTime, worldOf } from '@org/app-kit/testing'
import { failure, neverResponds } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect } from 'storybook/test'
import { product } from '#app/product.ts'

const meta: Meta = {
  title: 'Signature product/Deploy/Adoption',
  ...productStory(product, { path: '/deploy', api: { userId: demoIds.admin } }),
}
export default meta

const adoption = '/api/organisation/demo-organisation/adoption'

const summary = '26 installées, 37 envoyées, 60 membres'

export const OverTime: StoryObj = {
  name: 'Shows how many signatures were sent and installed over time, as a chart and in numbers',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    const name = `Signatures du 9 janvier 2027 au 15 janvier 2027 : ${summary}`
    await expect(await canvas.findByRole('img', { name })).toBeVisible()
    await userEvent.click(canvas.getByText('Voir les chiffres'))
    await expect(canvas.getByRole('row', { name: '9 janvier 2027 37 0' })).toBeVisible()
  },
}

export const OfTeam: StoryObj = {
  name: 'Restricts the chart to the page’s team',
  parameters: { path: '/team/demo-team-sales/deploy' },
  play: async (context) => {
    await expect(
      await context.canvas.findByRole('img', {
        name: /: 14 installées, 20 envoyées, 20 membres$/,
      }),
    ).toBeVisible()
    await expect(worldOf(context).requests.map(({ path }) => path)).toContain(
      `${adoption}?team_id=demo-team-sales`,
    )
  },
}

/** Seeds the demo organisation as it is before its first deploy. */
function nothingSent() {
  const seed = demoSeed(storyTime)
  const none = {
    deploy_status: 'none' as const,
    sent_version: '',
    sent_shared: '',
    sent_own: '',
    sent_at: null,
    first_sent_at: null,
  }
  const users = seed.users.map((user) => ({
    ...user,
    ...none,
    deploy_error: '',
    installed_version: '',
    installed_shared: '',
    installed_own: '',
    installed_at: null,
  }))
  return { ...seed, users }
}

export const NothingSent: StoryObj = {
  name: 'Has no chart before a signature has been sent',
  parameters: { api: { userId: demoIds.admin, seed: nothingSent } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Commercial' })
    await expect(canvas.queryByRole('heading', { name: 'Adoption' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^Relancer/ })).toBeNull()
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(adoption)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Adoption' })
    await expect(canvas.getByLabelText('Chargement…')).toBeVisible()
  },
}

export const LoadingFails: StoryObj = {
  name: 'Says that the chart could not be loaded, and retries',
  beforeEach: ({ msw }) =>
    msw.use(http.get(adoption, () => failure(500, -1, 'Unknown error'), { once: true })),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('La courbe d’adoption n’a pas pu être chargée')
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByRole('img', { name: /^Signatures du/ })).toBeVisible()
  },
}
