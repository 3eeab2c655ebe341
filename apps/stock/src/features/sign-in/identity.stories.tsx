import { productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, sessionOver } from '@org/app-kit/testing/stories'
import type { IdentityUser } from '@org/data'
import { memoryLink } from '@org/data/memory'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { stockApi, stockIds } from '#shared/testing/stock-seed.ts'

const email = 'nadia.ferrand@centres.example'
const account: IdentityUser = {
  uid: 'uid-nadia',
  email,
  displayName: 'Nadia Ferrand',
  photoUrl: null,
}
const api = { ...stockApi, userId: null, isIdentityOnly: true, identity: { account } }

const meta: Meta = {
  title: 'Stock product/Sign in/Identity service alone',
  ...productStory(product, { path: '/auth/sign-in', api }),
}
export default meta

const byAccount = { name: 'Continuer avec Google' }
const byLink = { name: 'Recevoir un lien de connexion' }

type Context = Parameters<NonNullable<StoryObj['play']>>[0]

async function requestLink({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', byLink))
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email)
  await userEvent.click(canvas.getByRole('button', { name: 'Envoyer le lien' }))
}

export const Default: StoryObj = {
  name: 'Offers the third-party account and the email link, and no code',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { name: 'Connectez-vous' })).toBeVisible()
    await expect(await canvas.findByRole('button', byAccount)).toBeVisible()
    await expect(canvas.getByRole('button', byLink)).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(worldOf(context).requests).toEqual([])
  },
}

export const Loading: StoryObj = {
  name: 'Shows that the identity service is loading',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: (context) => {
    worldOf(context).openData = () => new Promise(() => undefined)
  },
  play: async ({ canvas }) => {
    const name = 'Chargement de la connexion…'
    await expect(await canvas.findByRole('progressbar', { name })).toBeVisible()
    await expect(canvas.queryByRole('button', byAccount)).toBeNull()
  },
}

let isReachable = false

export const NotLoaded: StoryObj = {
  name: 'Says that the identity service cannot be loaded',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: (context) => {
    const world = worldOf(context)
    const { openData } = world
    isReachable = false
    world.openData = async () => {
      if (!isReachable) throw new TypeError('Failed to fetch')
      return openData()
    }
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La connexion ne se charge pas')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}

export const LoadedOnRetry: StoryObj = {
  ...NotLoaded,
  name: 'Loads the identity service on retry',
  parameters: {},
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Réessayer' })
    isReachable = true
    await userEvent.click(retry)
    await expect(await canvas.findByRole('button', byAccount)).toBeVisible()
  },
}

export const SignsIn: StoryObj = {
  name: 'Signs in by the account and opens the home page',
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', byAccount))
    await expect(await canvas.findByRole('heading', { name: 'Accueil' })).toBeVisible()
  },
}

export const AccountRefused: StoryObj = {
  name: 'Says why the account was rejected, and suggests another way instead of a code',
  parameters: {
    variants: ['dark', 'phone'],
    api: { ...api, identity: { account, failures: { signInWithAccount: 'refused' } } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', byAccount))
    await expect(await canvas.findByText('La connexion a échoué')).toBeVisible()
    await expect(canvas.getByText(/Essayez de vous connecter autrement/)).toBeVisible()
  },
}

export const LinkForm: StoryObj = {
  name: 'Asks for the address to which the link is sent, and can switch back',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', byLink))
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter autrement' }))
    await userEvent.click(await canvas.findByRole('button', byLink))
    await expect(
      await canvas.findByRole('heading', { name: 'Recevez un lien de connexion' }),
    ).toBeVisible()
  },
}

export const LinkSent: StoryObj = {
  name: 'Sends a link to this page by mail, and says so',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas } = context
    await requestLink(context)
    await expect(await canvas.findByRole('heading', { name: 'Consultez vos emails' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Renvoyer le lien' })).toBeVisible()
    await expect(worldOf(context).data?.links.get(email)).toBe(
      memoryLink(`${location.origin}/auth/sign-in`, email),
    )
  },
}

export const LinkElsewhere: StoryObj = {
  name: 'Asks for the address in a browser that has not requested the link, and signs in',
  parameters: { variants: ['phone'], path: memoryLink('/auth/sign-in', email) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Confirmez votre adresse' })
    await expect(canvas.getByRole('button', { name: 'Se connecter autrement' })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email)
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }))
    await expect(await canvas.findByRole('heading', { name: 'Accueil' })).toBeVisible()
  },
}

export const Invitation: StoryObj = {
  name: 'Accepts an invitation by the account or the link, and says why one was rejected',
  parameters: {
    variants: ['dark', 'phone'],
    path: `/auth/sign-in#email=${encodeURIComponent(email)}&invitation=i1.signed`,
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('heading', { name: 'Acceptez votre invitation' })
    await expect(canvas.getByText(new RegExp(`l’adresse invitée, ${email}`))).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', byAccount))
    await expect(await canvas.findByText(/Cette invitation n'est plus valable/)).toBeVisible()
    await expect(bodyOf(worldOf(context), 'POST', '/api/auth/identity/login')).toMatchObject({
      invitation: 'i1.signed',
    })
    await userEvent.click(canvas.getByRole('button', byLink))
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue(email)
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter autrement' }))
  },
}

/**
 * Saves a new centre after the session has ended, and returns the dialog that opens over the form.
 */
async function saveTooLate({ canvas, userEvent }: Context) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Nom' }), 'Centre Nation')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Adresse' }), '1 place de la Nation')
  await userEvent.click(canvas.getByRole('button', { name: /Enregistrer|Ajouter|Créer/ }))
  return within(await screen.findByRole('dialog', { name: 'Reconnectez-vous pour continuer' }))
}

export const Again: StoryObj = {
  name: 'Asks to sign in again over unsaved work, without a code',
  parameters: {
    variants: ['dark', 'phone'],
    path: '/centre/create',
    api: { ...api, userId: stockIds.superAdmin },
  },
  beforeEach: ({ msw }) => msw.use(http.post('/api/stock/centres', sessionOver)),
  play: async (context) => {
    const dialog = await saveTooLate(context)
    await expect(await dialog.findByRole('button', byAccount)).toBeVisible()
    await expect(dialog.queryByRole('textbox')).toBeNull()
  },
}

export const AgainSigned: StoryObj = {
  ...Again,
  name: 'Keeps the unsaved work after signing in again',
  parameters: { ...Again.parameters, variants: [] },
  play: async (context) => {
    const dialog = await saveTooLate(context)
    const { canvas, userEvent } = context
    await userEvent.click(await dialog.findByRole('button', byAccount))
    await expect(await canvas.findByRole('textbox', { name: 'Nom' })).toHaveValue('Centre Nation')
  },
}
