import { productStory, worldOf } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '../../product.ts'
import { codeFor, isWhole } from '../../testing/story-helpers.ts'
import { adminBeforeOnboarding, leaveDraft } from './wizard-fixtures.ts'

const meta: Meta = {
  title: 'Signature product/Onboarding',
  ...productStory(product, { path: '/create-signature-company' }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

async function next({ canvas, userEvent }: PlayContext) {
  const button = await canvas.findByRole('button', { name: 'Suivant' })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}

async function nameAndGoOn(context: PlayContext) {
  await next(context)
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Donnez un nom à votre signature' }),
  )
  await context.userEvent.click(dialog.getByRole('button', { name: 'Save' }))
}

const step = ({ canvas }: PlayContext, name: string) =>
  canvas.getByRole('button', { name: new RegExp(`${name}$`) })

export const Design: StoryObj = {
  name: '[1.2.52] [1.2.53] Begins with the editor and a Suivant button',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('region', { name: 'Éditeur de signature' }),
    ).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Suivant' })).toBeVisible()
  },
}

export const Example: StoryObj = {
  name: '[2.2.29] [2.2.30] [2.4.02] Shows an example until the first edit, beside empty fields',
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Exemple')).toBeVisible()
    const company = canvas.getByRole('textbox', { name: 'Nom de l’entreprise' })
    await expect(company).toHaveValue('')
    await userEvent.type(company, 'Neuville')
    await expect(canvas.queryByText('Exemple')).toBeNull()
  },
}

export const Naming: StoryObj = {
  name: '[1.2.54] [1.2.55] [1.2.56] Asks for the name, then stands at sign-in',
  play: async (context) => {
    await next(context)
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Donnez un nom à votre signature' }),
    )
    await expect(dialog.getByRole('textbox', { name: 'Nom' })).toHaveValue(
      'Signature de la société',
    )
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(step(context, 'Connexion')).toHaveAttribute('aria-current', 'step'))
  },
}

export const SignInStep: StoryObj = {
  name: '[1.2.57] [1.2.51] Comes to sign-in by a click on any later step',
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('region', { name: 'Éditeur de signature' })
    await userEvent.click(step(context, 'Déploiement'))
    await expect(await canvas.findByRole('button', { name: 'Send me a magic link' })).toBeVisible()
    await userEvent.click(step(context, 'Créer une signature'))
    await expect(
      await canvas.findByRole('region', { name: 'Éditeur de signature' }),
    ).toBeInTheDocument()
  },
}

export const SignedIn: StoryObj = {
  name: '[1.2.58] Skips sign-in for a person who is signed in',
  parameters: { api: adminBeforeOnboarding },
  play: async (context) => {
    await nameAndGoOn(context)
    await waitFor(() => expect(step(context, 'Employés')).toHaveAttribute('aria-current', 'step'))
    await expect(context.canvas.queryByRole('textbox', { name: 'Email' })).toBeNull()
  },
}

export const Employees: StoryObj = {
  name: '[1.2.59] Offers to create a team or to skip, then the employees',
  parameters: { api: adminBeforeOnboarding },
  beforeEach: () => leaveDraft(),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Créer l’équipe' })).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Passer' }))
    await expect(await canvas.findByRole('table')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Créer un employé' })).toBeVisible()
  },
}

export const Journey: StoryObj = {
  name: '[1.1.15] [1.4.26] [2.1.05] Leads a visitor from the design to the own company',
  play: async (context) => {
    const { canvas, userEvent } = context
    const email = 'claire@neuville.example'
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Nom de l’entreprise' }),
      'Neuville',
    )
    await nameAndGoOn(context)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email)
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a magic link' }))
    const code = await canvas.findByRole('textbox', { name: 'Code' })
    await userEvent.type(code, await codeFor(worldOf(context), email))
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Passer' }))
    await next(context)
    await expect(
      await canvas.findByRole('heading', { name: 'Votre société' }, { timeout: 8000 }),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toHaveValue('Neuville')
    await expect(
      canvas.getByRole('button', { name: /Signature de la société.*Signature par défaut/ }),
    ).toBeVisible()
  },
}

export const Dark: StoryObj = { globals: { scheme: 'dark' }, play: isWhole }

export const Phone: StoryObj = { globals: { viewport: { value: 'phone' } }, play: isWhole }
