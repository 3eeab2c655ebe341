import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '../../product.ts'
import { codeFor, sessionOver } from '../../testing/story-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Login dialog',
  ...productStory(product, { path: '/signatures/new', api: { userId: demoIds.admin } }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

const email = 'camille.moreau@maison-lueur.example'
const create = '/api/organisation/:id/signature-templates'

/** Edits a signature and saves it just when the session has run out. */
async function loseSession({ canvas, userEvent, msw }: PlayContext) {
  const name = await canvas.findByRole('textbox', { name: 'Nom de la signature' })
  await userEvent.clear(name)
  await userEvent.type(name, 'Signature du salon')
  msw.use(http.post(create, sessionOver, { once: true }))
  await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
  return within(await screen.findByRole('dialog', { name: 'Reconnectez-vous pour continuer' }))
}

export const SignsInAgain: StoryObj = {
  name: '[1.2.25] [2.2.05] Closes on success and leaves the work as it was',
  play: async (context) => {
    const dialog = await loseSession(context)
    const { userEvent } = context
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), email)
    await userEvent.click(dialog.getByRole('button', { name: 'Send me a magic link' }))
    await userEvent.type(
      await dialog.findByRole('textbox', { name: 'Code' }),
      await codeFor(worldOf(context), email),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(context.canvas.getByRole('textbox', { name: 'Nom de la signature' })).toHaveValue(
      'Signature du salon',
    )
  },
}

export const Closed: StoryObj = {
  name: '[1.2.26] Closes when the user closes it, and leads to the sign-in page',
  play: async (context) => {
    const dialog = await loseSession(context)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Fermer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(
      await context.canvas.findByRole('button', { name: 'Send me a magic link' }),
    ).toBeVisible()
  },
}

const open: NonNullable<StoryObj['play']> = async (context) => {
  await loseSession(context)
}

export const Dark: StoryObj = { globals: { scheme: 'dark' }, play: open }

export const Phone: StoryObj = { globals: { viewport: { value: 'phone' } }, play: open }
