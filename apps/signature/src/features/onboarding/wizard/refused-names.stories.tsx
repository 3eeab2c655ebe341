import { productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { adminBeforeOnboarding } from '#shared/testing/before-onboarding.ts'
import { changes } from '#shared/testing/story-helpers.ts'
import { leaveDraft } from './wizard-fixtures.ts'
import { saveDraft } from './save-draft.ts'

const meta: Meta = {
  title: 'Signature product/Onboarding/Refused names',
  ...productStory(product, { path: '/create-signature-company', api: adminBeforeOnboarding }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

const organisation = '/api/organisation/demo-organisation'
const tooLong = 'n'.repeat(201)

async function home({ canvas }: PlayContext) {
  await canvas.findByRole('heading', { name: /^Votre société/ }, { timeout: 8000 })
  // Wait for the list that loads last.
  await canvas.findByText('Seul administrateur')
}

/** Rejects the team's name, as a server with a stricter rule than the page's would. */
const rejectTeamName = () => {
  const message = 'name must be a string !'
  const payload = { errors: [{ path: 'name', message }] }
  return HttpResponse.json({ type: 'VALIDATION', code: 100, message, payload }, { status: 400 })
}

export const Signature: StoryObj = {
  name: 'Says that the signature’s name was rejected, and offers to change it',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: () => leaveDraft({ signatureName: tooLong }),
  play: async (context) => {
    const { canvas } = context
    await saveDraft(context)
    await expect(
      await canvas.findByText(
        /Arrêté à l’étape « la signature » : « Nom de la signature » n’est pas accepté\. Donnez-en un autre, puis reprenez\./,
      ),
    ).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: 'Changer le nom de la signature' }),
    ).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Corriger' })).toBeNull()
  },
}

export const SignatureRenamed: StoryObj = {
  name: 'Rejects a name that is too long, and resumes with its replacement',
  beforeEach: () => leaveDraft({ signatureName: tooLong }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await saveDraft(context)
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Changer le nom de la signature' }),
    )
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Donnez un nom à votre signature' }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText(/Ne peut pas dépasser 200 caractères/)).toBeInTheDocument()
    const name = dialog.getByRole('textbox', { name: 'Nom' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Neuville')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await home(context)
    const world = worldOf(context)
    await expect(bodyOf(world, 'POST', `${organisation}/signature-templates`)).toMatchObject({
      name: 'Neuville',
    })
    await expect(changes(world).filter((one) => one.endsWith('set-onboarding'))).toHaveLength(1)
  },
}

export const TeamTooLong: StoryObj = {
  name: 'Saves nothing if the team’s name is too long, and says so',
  parameters: { variants: ['phone'] },
  beforeEach: () => leaveDraft({ teamName: tooLong }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Suivant' }))
    await expect(
      await canvas.findByText('Nom de l’équipe : ne peut pas dépasser 200 caractères.'),
    ).toBeVisible()
    await expect(changes(worldOf(context))).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: 'Créer l’équipe' }))
    await expect(canvas.getByRole('textbox', { name: 'Nom de l’équipe' })).toBeInvalid()
  },
}

export const TeamRenamed: StoryObj = {
  name: 'Resumes with another team name after the server has rejected the first',
  beforeEach: async ({ msw }) => {
    await leaveDraft({ teamName: 'Lille' })
    msw.use(http.post(`${organisation}/teams`, rejectTeamName, { once: true }))
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await saveDraft(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Changer le nom de l’équipe' }))
    const name = await canvas.findByRole('textbox', { name: 'Nom de l’équipe' })
    await expect(name).toHaveValue('Lille')
    await userEvent.clear(name)
    await userEvent.type(name, 'Roubaix')
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }))
    await home(context)
    const world = worldOf(context)
    await expect(bodyOf(world, 'POST', `${organisation}/teams`)).toMatchObject({ name: 'Roubaix' })
    await expect(changes(world).filter((one) => one.endsWith('templates'))).toHaveLength(1)
  },
}

export const Elsewhere: StoryObj = {
  name: 'Links from any page to the place where the name can be changed',
  beforeEach: () => leaveDraft({ signatureName: tooLong }),
  play: async (context) => {
    const { canvas, userEvent } = context
    await saveDraft(context)
    await canvas.findByRole('button', { name: 'Changer le nom de la signature' })
    await userEvent.click(canvas.getByRole('link', { name: 'Paraphe' }))
    await home(context)
    await userEvent.click(canvas.getByRole('link', { name: 'Corriger' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Changer le nom de la signature' })).toBeVisible(),
    )
  },
}
