import { productStory } from '@org/app-kit/testing'
import { memoryLink } from '@org/data/memory'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { product } from '#app/product.ts'
import { coachingApi, coachingIds } from '#shared/testing/coaching-seed.ts'

const email = 'lea.moulin@studio.example'
const account = { uid: 'uid-lea', email, displayName: 'Léa Moulin', photoUrl: null }
const api = { ...coachingApi, userId: null, isIdentityOnly: true, identity: { account } }

const meta: Meta = {
  title: 'Coaching product/Sign in/Identity service alone',
  ...productStory(product, { path: '/auth/sign-in', api }),
}
export default meta

const byAccount = { name: 'Continuer avec Google' }

export const Default: StoryObj = {
  name: 'Offers the third-party account and the email link, and no code',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', byAccount)).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: 'Recevoir un lien de connexion' }),
    ).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const ToRequestedPage: StoryObj = {
  name: 'Opens the requested page after signing in by the account',
  parameters: { path: '/training-programs' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', byAccount))
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /programmes/i }),
    ).toBeVisible()
  },
}

/** The coach has no name yet, and the identity service knows none. */
const unnamed = {
  ...api,
  identity: { account: { ...account, displayName: '' } },
  async prepare(adapters: Parameters<NonNullable<typeof coachingApi.prepare>>[0]) {
    await coachingApi.prepare?.(adapters)
    const { organisation: organisationId, coach: ownerId } = coachingIds
    const { coaching } = adapters.repositories.within({ organisationId, ownerId })
    await coaching.coaches.update(ownerId, { display_name: 'lea.moulin' })
  },
}

export const AsksForTheName: StoryObj = {
  name: 'Asks people without a name for it, once',
  parameters: { api: unnamed },
  beforeEach: () => {
    const key = `paraphe.coaching.asked-name.${coachingIds.coach}`
    localStorage.removeItem(key)
    return () => localStorage.removeItem(key)
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', byAccount))
    await expect(await canvas.findByRole('heading', { name: 'Onboarding' })).toBeVisible()
    const first = canvas.getByRole('textbox', { name: 'Prénom' })
    await userEvent.clear(first)
    await userEvent.type(first, 'Zoé')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(await canvas.findByRole('heading', { name: /Mes exercices/ })).toBeVisible()
    await expect(canvas.getByText('Zoé')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'déconnexion' }))
    await expect(await canvas.findByRole('button', byAccount)).toBeVisible()
    await expect(localStorage.getItem(`paraphe.coaching.asked-name.${coachingIds.coach}`)).toBe(
      'yes',
    )
  },
}

export const ByLink: StoryObj = {
  name: 'Signs in by a link, and opens the home page',
  parameters: { path: memoryLink('/auth/sign-in', email) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email)
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }))
    await expect(await canvas.findByRole('heading', { name: /Mes exercices/ })).toBeVisible()
  },
}
