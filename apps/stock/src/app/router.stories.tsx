import { productStory } from '@org/app-kit/testing'
import { codeFor } from '@org/app-kit/testing/stories'
import { worldOf } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect } from 'storybook/test'
import { stockApi, stockIds } from '#shared/testing/stock-seed.ts'
import { product } from './product.ts'

const visitor = { ...stockApi, userId: null }
const superAdmin = { ...stockApi, userId: stockIds.superAdmin }

const meta: Meta = {
  title: 'Stock product/App/Routes',
  ...productStory(product, { path: '/home', api: superAdmin }),
}
export default meta

type Play = NonNullable<StoryObj['play']>

const showsSignIn: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: 'Email' })).toBeVisible()
}
const showsHome: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Accueil' })).toBeVisible()
}

export const Auth: StoryObj = {
  name: '[3.2.02] Redirects /auth to the sign-in page',
  parameters: { path: '/auth', api: visitor },
  play: showsSignIn,
}

export const SignInSignedIn: StoryObj = {
  name: '[3.2.01] Redirects signed-in people from the sign-in page to their home page',
  parameters: { path: '/auth/sign-in' },
  play: showsHome,
}

export const OnboardingVisitor: StoryObj = {
  name: '[3.2.03] Asks visitors of /auth/onboarding to sign in',
  parameters: { path: '/auth/onboarding', api: visitor },
  play: showsSignIn,
}

export const Onboarding: StoryObj = {
  name: '[3.2.04] Redirects /auth/onboarding to the home page',
  parameters: { path: '/auth/onboarding' },
  play: showsHome,
}

export const Start: StoryObj = {
  name: '[3.2.07] Redirects / to the home page',
  parameters: { path: '/' },
  play: showsHome,
}

export const SignedInOnly: StoryObj = {
  name: '[3.2.06] Asks visitors to sign in, and returns to the requested page',
  parameters: { path: '/centres', api: visitor },
  play: async (context) => {
    const { canvas, userEvent } = context
    const email = 'nadia.ferrand@centres.example'
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email)
    await userEvent.click(canvas.getByRole('button', { name: 'Recevoir un code' }))
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Code' }))
    await userEvent.paste(await codeFor(worldOf(context), email))
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }))
    await expect(await canvas.findByRole('row', { name: /Bastille/ })).toBeVisible()
  },
}

export const NotFound: StoryObj = {
  name: '[3.2.05] [3.8.17] Shows NOT FOUND at an unknown address, with the sidebar',
  parameters: { path: '/nowhere', variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'NOT FOUND' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Fournisseurs' })).toBeInTheDocument()
  },
}

export const NotFoundVisitor: StoryObj = {
  name: '[3.2.05] Shows NOT FOUND to visitors too',
  parameters: { path: '/auth/nowhere', api: visitor },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'NOT FOUND' })).toBeVisible()
  },
}

export const NoPermission: StoryObj = {
  name: '[3.6.01] [3.8.17] Says ‘Accès interdit’ in place of a page without its permission',
  parameters: {
    path: '/centre/create',
    api: { ...stockApi, userId: stockIds.secretary },
    variants: ['dark', 'phone'],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Accès interdit' })).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Nom' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Utilisateurs' })).toBeInTheDocument()
  },
}

let isReachable = false

export const Unreachable: StoryObj = {
  name: 'Offers a retry when the server is unreachable',
  beforeEach: ({ msw }) => {
    isReachable = false
    msw.use(http.get('/api/stock/user/me', () => (isReachable ? undefined : HttpResponse.error())))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Connexion au serveur impossible' }),
    ).toBeVisible()
    isReachable = true
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByRole('heading', { name: 'Accueil' })).toBeVisible()
  },
}
