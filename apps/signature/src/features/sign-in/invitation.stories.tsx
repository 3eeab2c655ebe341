import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import { codeFor } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { product } from '#app/product.ts'

const email = 'nadia@ailleurs.example'
const link = (more = '') => `/login#email=${encodeURIComponent(email)}${more}&invitation=i1.signed`

const meta: Meta = {
  title: 'Signature product/Sign in/Invitation',
  ...productStory(product, { path: link() }),
}
export default meta

export const EmailStep: StoryObj = {
  name: 'Fills in the invited address, and does not say who invites the person to what',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas } = context
    await expect(
      await canvas.findByRole('heading', { name: 'Acceptez votre invitation' }),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
    const { requests } = worldOf(context)
    await expect(requests.filter(({ path }) => path.includes('invitation'))).toEqual([])
  },
}

export const CodeStep: StoryObj = {
  name: 'Says that the code accepts the invitation',
  parameters: { path: link('&code=246810'), variants: ['phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Code' })).toHaveValue('246810')
    await expect(canvas.getByText('Votre invitation est acceptée avec ce code.')).toBeVisible()
  },
}

export const Refused: StoryObj = {
  name: 'Says why an invitation was rejected, and signs in without it after a new code is requested',
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Send me a magic link' }))
    const field = await canvas.findByRole('textbox', { name: 'Code' })
    await userEvent.click(field)
    await userEvent.paste(await codeFor(worldOf(context), email))
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await expect(await canvas.findByText("Cette invitation n'est plus valable")).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Changer d’adresse' }))
    await expect(
      await canvas.findByRole('heading', { name: 'Connectez-vous avec votre seule adresse email' }),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  },
}

export const SignedInAlready: StoryObj = {
  name: 'Asks for the invited address even if somebody is signed in',
  parameters: { api: { userId: demoIds.member } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Acceptez votre invitation' })
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  },
}
