import { productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { coachingApi } from '#shared/testing/coaching-seed.ts'
import { product } from './product.ts'

const meta: Meta = {
  title: 'Coaching product/App/Routes',
  ...productStory(product, { path: '/', api: coachingApi }),
}
export default meta

const signedOut = { ...coachingApi, userId: null }

const opens = (
  path: string,
  heading: string | RegExp,
  more: { api?: typeof signedOut; variants?: readonly ('dark' | 'phone')[] } = {},
): StoryObj => ({
  parameters: { path, api: coachingApi, ...more },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: heading, level: 1 })).toBeVisible()
  },
})

const signIn = 'Connectez-vous avec votre seule adresse email'

export const Programs: StoryObj = {
  ...opens('/training-programs', 'Mes programmes'),
  name: '[3.2.71] Lists the programs of the static list',
  parameters: { path: '/training-programs', variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Reprise en douceur' })).toBeVisible()
  },
}

export const Demo: StoryObj = {
  name: '[3.2.74] Shows the demo page with its links',
  parameters: { path: '/home', variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Invoices' })).toHaveAttribute(
      'href',
      '/billing/invoices',
    )
    await expect(canvas.getByRole('link', { name: 'Team' })).toHaveAttribute(
      'href',
      '/billing/team',
    )
    await expect(await canvas.findByText('Message enregistré : À bientôt')).toBeVisible()
  },
}

export const Invoices: StoryObj = {
  ...opens('/billing/invoices', 'Invoices', { variants: ['dark', 'phone'] }),
  name: '[3.2.76] Shows the heading of the invoices',
}
export const NotFound: StoryObj = {
  ...opens('/billing/team', 'NOT FOUND', { variants: ['dark', 'phone'] }),
  name: '[3.2.83] Says NOT FOUND at other addresses',
}
export const Redirects: StoryObj = {
  ...opens('/marketplace', 'Mes exercices (4)'),
  name: '[3.2.73] [3.2.104] Redirects home from the marketplace, which nobody may open',
}
export const RedirectsFromClients: StoryObj = {
  ...opens('/clients', 'Mes exercices (4)'),
  name: '[3.2.73] [3.2.104] Redirects home from the clients',
}
export const RedirectsFromStats: StoryObj = {
  ...opens('/stats', 'Mes exercices (4)'),
  name: '[3.2.73] [3.2.104] Redirects home from the statistics',
}
export const SignedIn: StoryObj = {
  ...opens('/auth/sign-in', 'Mes exercices (4)'),
  name: '[3.2.44] [3.2.38] [3.2.106] Redirects signed-in people from the sign-in page to the exercises',
}
export const SignedOut: StoryObj = {
  ...opens('/auth/onboarding', signIn, { api: signedOut, variants: ['dark', 'phone'] }),
  name: '[3.2.45] Redirects from the onboarding to the sign-in page',
}
export const NeedsAccount: StoryObj = {
  ...opens('/training-sessions', signIn, { api: signedOut }),
  name: '[3.2.105] Asks visitors to sign in where a page needs a user',
}
export const Auth: StoryObj = {
  ...opens('/auth', signIn, { api: signedOut }),
  name: '[3.2.43] Redirects /auth to the sign-in page',
}
