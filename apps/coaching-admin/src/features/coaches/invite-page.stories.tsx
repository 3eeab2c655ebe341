import { productStory, worldOf } from '@org/app-kit/testing'
import { alertInForm, bodyOf, failure } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { product } from '#app/product.ts'
import { studioApi } from '#shared/testing/studio-seed.ts'

const meta: Meta = {
  title: 'Coaching admin product/Coaches/Invitation',
  ...productStory(product, { path: '/coach/invite', api: studioApi }),
}
export default meta

const invitations = '/api/coaching/coach-invitations'
const email = 'paul.meyer@studio.example'

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

async function invite({ canvas, userEvent }: PlayContext, address: string) {
  const field = await canvas.findByRole('textbox', { name: 'Email' })
  if (address !== '') await userEvent.type(field, address)
  await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }))
  return field
}

export const Default: StoryObj = {
  name: '[3.1.20] [3.6.12] Mails an invitation, and returns to the coaches',
  play: async (context) => {
    const { canvas } = context
    await invite(context, email)
    await expect(await canvas.findByText(email)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: /^Liste des coachs/ })).toBeVisible()
    const world = worldOf(context)
    await expect(bodyOf(world, 'POST', invitations)).toEqual({ email, isAdmin: false })
    await waitFor(() => expect(world.adapters.outbox.at(-1)?.to.address).toBe(email))
  },
}

export const EmptyForm: StoryObj = {
  name: 'Asks for an email address',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const field = await invite(context, '')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Ne peut pas être vide/))
  },
}

export const AlreadyCoach: StoryObj = {
  name: 'Says at the field that a person is in the studio already',
  play: async (context) => {
    const field = await invite(context, 'bastien.lefort@studio.example')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Cette personne fait déjà partie du studio'),
    )
  },
}

export const SendingFails: StoryObj = {
  name: 'Keeps what was typed when sending fails',
  beforeEach: ({ msw }) => msw.use(http.post(invitations, () => failure(500, -1, 'Unknown error'))),
  play: async (context) => {
    const field = await invite(context, email)
    await expect(await alertInForm(context.canvas)).toHaveTextContent(/^une erreur est survenue/)
    await expect(field).toHaveValue(email)
  },
}
