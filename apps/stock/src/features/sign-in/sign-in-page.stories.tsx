import { productStory, worldOf } from '@org/app-kit/testing'
import { codeFor, failure } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect } from 'storybook/test'
import { product } from '#app/product.ts'
import { stockApi } from '#shared/testing/stock-seed.ts'

const meta: Meta = {
  title: 'Stock product/Sign in/Page',
  ...productStory(product, { path: '/auth/sign-in', api: stockApi }),
}
export default meta

const email = 'nadia.ferrand@centres.example'

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

async function requestCode({ canvas, userEvent }: PlayContext) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email)
  await userEvent.click(canvas.getByRole('button', { name: 'Recevoir un code' }))
  return canvas.findByRole('textbox', { name: 'Code' })
}

export const Default: StoryObj = {
  name: '[3.2.01] Only asks for an email address',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Connectez-vous avec votre seule adresse email' }),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Recevoir un code' })).toBeVisible()
  },
}

export const Code: StoryObj = {
  name: 'Asks for the code once it is sent',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    await requestCode(context)
    await expect(
      context.canvas.getByRole('heading', { name: 'Consultez vos emails' }),
    ).toBeVisible()
  },
}

export const SignsIn: StoryObj = {
  name: 'Signs in with the code from the mail and opens the home page',
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await requestCode(context), await codeFor(worldOf(context), email))
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }))
    await expect(await canvas.findByRole('heading', { name: 'Accueil' })).toBeVisible()
  },
}

export const WrongCode: StoryObj = {
  name: 'Says why the code was rejected',
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await requestCode(context), '000000')
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }))
    await expect(await canvas.findByText('La connexion a échoué')).toBeVisible()
  },
}

export const AccountFails: StoryObj = {
  name: 'Says after the sign-in that the account cannot be loaded',
  beforeEach: ({ msw }) =>
    msw.use(http.get('/api/stock/user/me', () => failure(500, -1, 'Unknown error'))),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await requestCode(context), await codeFor(worldOf(context), email))
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }))
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}
