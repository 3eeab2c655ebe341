import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, codeFor, failure } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen } from 'storybook/test'
import { product } from '#app/product.ts'
import { changes } from '#shared/testing/story-helpers.ts'
import { leaveDraft, wizardSteps } from '#testing/onboarding'

const meta: Meta = {
  title: 'Signature product/Sign in/Own organisation',
  ...productStory(product, { path: '/auth/own-organisation', api: { userId: demoIds.member } }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

async function employeeOf(context: PlayContext): Promise<string> {
  const { users } = worldOf(context).adapters.repositories.within({
    organisationId: demoIds.organisation,
  })
  return (await users.get(demoIds.member))?.email ?? ''
}

async function confirm(context: PlayContext) {
  const { canvas, userEvent } = context
  await userEvent.click(await canvas.findByRole('button', { name: 'Recevoir un code' }))
  await userEvent.type(
    await canvas.findByRole('textbox', { name: 'Code' }),
    await codeFor(worldOf(context), await employeeOf(context)),
  )
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
}

export const Default: StoryObj = {
  name: 'Explains what happens to the employer’s account',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Créer ma propre société' }),
    ).toBeVisible()
    await expect(canvas.getByText(/Votre compte d’employé chez Maison Lueur reste/)).toBeVisible()
  },
}

export const CodeSent: StoryObj = {
  name: 'Asks for the code that was sent, and offers no other address',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Recevoir un code' }))
    await expect(await canvas.findByRole('textbox', { name: 'Code' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Changer d’adresse' })).toBeNull()
  },
}

export const SendingFails: StoryObj = {
  name: 'Says why no code was sent, and stays on the page',
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/api/auth/magiclink/send', () =>
        failure(502, 142, 'L’email n’a pas pu être envoyé', 'MAIL'),
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Recevoir un code' }))
    await expect(await canvas.findByText('L’email n’a pas pu être envoyé')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Recevoir un code' })).toBeEnabled()
  },
}

export const FromMenu: StoryObj = {
  name: 'Opens a second account from the employee’s menu, and continues with the wizard',
  parameters: { path: '/home' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Changer de compte' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Créer ma propre société' }))
    await confirm(context)
    await expect(
      await canvas.findByRole('heading', { name: 'Créer la signature de votre société' }),
    ).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: await employeeOf(context) })).toBeVisible()
  },
}

export const KeepsDraft: StoryObj = {
  name: 'Keeps the wizard’s draft, and saves it in the new company',
  parameters: { path: '/create-signature-company' },
  beforeEach: () => leaveDraft({ step: wizardSteps.deploy, ownerId: demoIds.member }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('link', { name: 'Créer ma propre société' }))
    await confirm(context)
    await canvas.findByRole('heading', { name: 'Créer la signature de votre société' })
    const [user, company = '', ...others] = changes(worldOf(context))
    await expect(user).toBe('PATCH /api/user/me')
    await expect(company).toMatch(/^PATCH \/api\/organisation\//)
    await expect(company).not.toContain(demoIds.organisation)
    await expect(others).toEqual([])
    await expect(bodyOf(worldOf(context), 'PATCH', company.slice(6))).toMatchObject({
      name: 'Neuville & Cie',
    })
    await expect(await canvas.findByText('Tout est prêt')).toBeVisible()
  },
}

export const Administrator: StoryObj = {
  name: 'Redirects administrators of an organisation home',
  parameters: { api: { userId: demoIds.admin } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Votre société' })).toBeVisible()
  },
}

export const Visitor: StoryObj = {
  name: 'Asks a visitor to sign in first',
  parameters: { api: { userId: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send me a magic link' })).toBeVisible()
  },
}
