import { demoIds, productStory } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { product } from '#app/product.ts'

const meta: Meta = {
  title: 'Signature product/Landing/Page',
  ...productStory(product, { path: '/' }),
}
export default meta

export const Visitor: StoryObj = {
  name: '[1.2.10] Shows a visitor one sentence, one button and a signature',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/^Créez/)
    await expect(canvas.getByRole('link', { name: 'Commencer' })).toHaveAttribute(
      'href',
      '/create-signature-company',
    )
    await expect(canvas.getByRole('link', { name: 'Paraphe' })).toBeVisible()
    await expect(
      canvas.getByTitle('Exemple de signature dans un nouveau message'),
    ).toBeInTheDocument()
  },
}

export const Begin: StoryObj = {
  name: '[1.2.05] Starts the wizard without sign-in',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Commencer' }))
    await expect(
      await canvas.findByRole('heading', { name: 'Créer la signature de votre société' }),
    ).toBeInTheDocument()
  },
}

export const HeaderButtons: StoryObj = {
  name: '[1.2.11] [1.2.12] [2.1.07] Offers Pricing, which does nothing, and sign-in',
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('heading', { level: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Pricing' }))
    await expect(title).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('link', { name: 'Connexion / Inscription' }))
    await expect(await canvas.findByRole('button', { name: 'Send me a magic link' })).toBeVisible()
  },
}

export const SignedIn: StoryObj = {
  name: '[1.2.01] Redirects a signed-in person to the home page',
  parameters: { api: { userId: demoIds.admin } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Votre société' })).toBeVisible()
  },
}

export const Logo: StoryObj = {
  name: '[2.2.04] Returns to the landing page on a click on the logo',
  parameters: { path: '/auth/sign-in' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Paraphe' }))
    await expect(await canvas.findByRole('link', { name: 'Commencer' })).toBeVisible()
  },
}
