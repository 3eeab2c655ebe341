import { productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { product } from '#app/product.ts'
import { studioApi } from '#shared/testing/studio-seed.ts'

const person = (name: string, displayName: string) => ({
  account: { uid: name, email: `${name}@studio.example`, displayName, photoUrl: null },
})
const admin = person('helene.vasseur', 'Hélène Vasseur')
const coach = person('bastien.lefort', 'Bastien Lefort')
const api = { ...studioApi, userId: null, isIdentityOnly: true, identity: admin }

const meta: Meta = {
  title: 'Coaching admin product/Sign in/Identity service alone',
  ...productStory(product, { path: '/auth/sign-in', api }),
}
export default meta

const byAccount = { name: 'Continuer avec Google' }

export const Default: StoryObj = {
  name: 'Offers the third-party account and the email link, and no code',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', byAccount)).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const SignsIn: StoryObj = {
  name: 'Signs in an admin by the account, and opens the home page',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', byAccount))
    await expect(await canvas.findByRole('heading', { name: 'HOME' })).toBeVisible()
  },
}

export const Coach: StoryObj = {
  name: 'Tells a coach who is no admin ‘Accès interdit’ in place',
  parameters: { variants: ['dark', 'phone'], path: '/coachs', api: { ...api, identity: coach } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', byAccount))
    await expect(await canvas.findByRole('heading', { name: 'Accès interdit' })).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}
