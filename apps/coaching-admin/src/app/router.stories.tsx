import { productStory, worldOf } from '@org/app-kit/testing'
import { codeFor, neverResponds } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, within } from 'storybook/test'
import { studioApi, studioIds } from '#shared/testing/studio-seed.ts'
import { product } from './product.ts'

const visitor = { ...studioApi, userId: null }
const coach = { ...studioApi, userId: studioIds.coach }

const meta: Meta = {
  title: 'Coaching admin product/App/Routes',
  ...productStory(product, { path: '/home', api: studioApi }),
}
export default meta

type Play = NonNullable<StoryObj['play']>

const showsSignIn: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: 'Email' })).toBeVisible()
}
const showsHome: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'HOME' })).toBeVisible()
}
const showsForbidden: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Accès interdit' })).toBeVisible()
}

export const SignInSignedIn: StoryObj = {
  name: '[3.2.92] [3.2.94] [3.2.106] Redirects signed-in people from the sign-in page to /home',
  parameters: { path: '/auth/sign-in' },
  play: showsHome,
}

export const SignedInOnly: StoryObj = {
  name: '[3.2.92] [3.2.105] Asks visitors to sign in at /auth/sign-in, and returns to the requested page',
  parameters: { path: '/database/tags', api: visitor },
  play: async (context) => {
    const { canvas, userEvent } = context
    const email = 'helene.vasseur@studio.example'
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email)
    await userEvent.click(canvas.getByRole('button', { name: 'Recevoir un code' }))
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Code' }))
    await userEvent.paste(await codeFor(worldOf(context), email))
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }))
    await expect(await canvas.findByRole('row', { name: /Yoga/ })).toBeVisible()
  },
}

export const Auth: StoryObj = {
  name: 'Redirects /auth to the sign-in page',
  parameters: { path: '/auth', api: visitor },
  play: showsSignIn,
}

export const Start: StoryObj = {
  name: 'Redirects / to the home page',
  parameters: { path: '/' },
  play: showsHome,
}

export const Loading: StoryObj = {
  name: '[3.2.96] Shows ‘Loading...’ at / until the user data is known',
  parameters: { path: '/', variants: ['dark', 'phone'] },
  beforeEach: ({ msw }) => msw.use(neverResponds('/api/coaching/user/me')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Liste des coachs' })).toBeNull()
  },
}

export const Coach: StoryObj = {
  name: '[3.2.97] [3.6.11] Tells coaches who are no admins ‘Accès interdit’ in place, without entries',
  parameters: { path: '/coachs', api: coach, variants: ['dark', 'phone'] },
  play: async (context) => {
    await showsForbidden(context)
    const { canvas } = context
    await expect(canvas.queryByRole('table')).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Liste des coachs' })).toBeNull()
    const calls = worldOf(context).requests.map(({ path }) => path)
    await expect(calls.filter((path) => path.startsWith('/api/coaching/coaches'))).toEqual([])
  },
}

export const CoachAtStart: StoryObj = {
  name: '[3.2.97] Tells them so at / too',
  parameters: { path: '/', api: coach },
  play: showsForbidden,
}

export const Unauthorized: StoryObj = {
  name: '[3.2.92] [3.2.95] Says ‘Accès interdit’ at /unauthorized',
  parameters: { path: '/unauthorized', variants: ['dark', 'phone'] },
  play: showsForbidden,
}

export const UnauthorizedVisitor: StoryObj = {
  name: '[3.2.95] Says so to visitors too',
  parameters: { path: '/unauthorized', api: visitor },
  play: showsForbidden,
}

export const NotFound: StoryObj = {
  name: '[3.2.103] Shows NOT FOUND at any other address, with the sidebar',
  parameters: { path: '/nowhere', variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'NOT FOUND' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Tags' })).toBeInTheDocument()
  },
}

export const Sidebar: StoryObj = {
  name: '[3.2.93] Lists Home, Liste des coachs, and Base de données with Tags and Equippements',
  play: async ({ canvas }) => {
    const navigation = within(await canvas.findByRole('navigation', { name: 'Menu principal' }))
    const links = navigation.getAllByRole('link')
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/home'],
      ['Liste des coachs', '/coachs'],
      ['Tags', '/database/tags'],
      ['Equippements', '/database/equipments'],
    ])
    const database = within(navigation.getByRole('list', { name: 'Base de données' }))
    await expect(database.getAllByRole('link')).toHaveLength(2)
  },
}

export const OnPhone: StoryObj = {
  name: 'Opens the entries in a drawer on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ouvrir le menu' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu principal' }))
    await userEvent.click(drawer.getByRole('link', { name: 'Equippements' }))
    await expect(await canvas.findByRole('heading', { name: /^Equippements/ })).toBeVisible()
  },
}

let isReachable = false

export const Unreachable: StoryObj = {
  name: 'Offers a retry when the server is unreachable',
  beforeEach: ({ msw }) => {
    isReachable = false
    msw.use(
      http.get('/api/coaching/user/me', () => (isReachable ? undefined : HttpResponse.error())),
    )
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('heading', { name: 'Connexion au serveur impossible' })
    isReachable = true
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await showsHome(context)
  },
}
