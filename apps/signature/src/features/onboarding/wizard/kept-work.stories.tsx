import { productStory, worldOf } from '@org/app-kit/testing'
import { failure } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { emptyDraft } from '../draft.ts'
import { openDraft } from '../draft-store.ts'
import { product } from '#app/product.ts'
import { adminBeforeOnboarding } from '#shared/testing/before-onboarding.ts'
import { changes } from '#shared/testing/story-helpers.ts'
import { designed, leaveDraft } from './wizard-fixtures.ts'
import { saveDraft } from './save-draft.ts'
import { wizardSteps } from './wizard-step.ts'

const meta: Meta = {
  title: 'Signature product/Onboarding/Kept work',
  ...productStory(product, { path: '/create-signature-company', api: { userId: null } }),
}
export default meta

const websiteError = 'Site web : « monsite » n’est pas une adresse web.'

export const MistypedWebsite: StoryObj = {
  name: 'Reports an invalid website before the next step',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: () => leaveDraft({ step: wizardSteps.design }),
  play: async ({ canvas, userEvent }) => {
    const website = await canvas.findByRole('textbox', { name: 'Site web' })
    await userEvent.clear(website)
    await userEvent.type(website, 'monsite')
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }))
    await expect(await canvas.findByText(websiteError)).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.clear(website)
    await userEvent.type(website, 'monsite.example')
    await expect(canvas.queryByText(websiteError)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await userEvent.clear(website)
    await userEvent.type(website, 'monsite')
    await userEvent.click(canvas.getByRole('button', { name: 'Suivant' }))
    await expect(await canvas.findByText(websiteError)).toBeVisible()
    // The editor's own checks run shortly after the last keystroke.
    await expect(await canvas.findByText('1 remarque')).toBeVisible()
    // Scroll to a fixed place: where the browser scrolled the panel depends on when the errors
    // above it appeared.
    website.scrollIntoView({ block: 'center' })
  },
}

export const TooLong: StoryObj = {
  name: 'Says before sign-in which text is too long to be saved',
  parameters: { variants: ['phone'] },
  beforeEach: () =>
    leaveDraft({
      step: wizardSteps.design,
      signatureData: { ...designed, firstName: 'Claire '.repeat(43) },
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suivant' }))
    const lengthError = 'Prénom : ne peut pas dépasser 200 caractères.'
    await expect(await canvas.findByText(lengthError)).toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /Connexion/ }))
    await expect(canvas.getByText(lengthError)).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Prénom' })).not.toBeNull()
    await expect(await canvas.findByText(/remarque|Rien à signaler/)).toBeInTheDocument()
  },
}

export const TwoTabs: StoryObj = {
  name: 'Asks which version to keep when two tabs have changed the same field of a draft',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: () => leaveDraft({ step: wizardSteps.design }),
  play: async ({ canvas, userEvent }) => {
    const company = await canvas.findByRole('textbox', { name: 'Nom de l’entreprise' })
    const theirs = { ...designed, companyName: 'Neuville & fils' }
    const draft = { ...emptyDraft, hasData: true, first_edit: true, signatureData: theirs }
    await openDraft().overwrite(draft)
    await userEvent.clear(company)
    await userEvent.type(company, 'Neuville SA')
    await expect(
      await canvas.findByText('Cette signature a aussi été modifiée dans un autre onglet'),
    ).toBeVisible()
    await expect(canvas.getByText(/^Signature : .*Nom de l’entreprise/)).toBeVisible()
    await expect((await openDraft().read())?.signatureData.companyName).toBe('Neuville & fils')
    await userEvent.click(canvas.getByRole('button', { name: 'Garder celle-ci' }))
    await waitFor(async () =>
      expect((await openDraft().read())?.signatureData.companyName).toBe('Neuville SA'),
    )
    await openDraft().overwrite(draft)
    await userEvent.type(company, ' et associés')
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Reprendre celle de l’autre onglet' }),
    )
    await waitFor(() => expect(company).toHaveValue('Neuville & fils'))
    const daughters = { ...theirs, companyName: 'Neuville & filles' }
    await openDraft().overwrite({ ...draft, signatureData: daughters })
    await userEvent.type(company, ' et Cie')
    await canvas.findByRole('button', { name: 'Garder celle-ci' })
  },
}

export const TwoTabsMerged: StoryObj = {
  name: 'Merges the changes of two tabs to different fields without asking',
  beforeEach: () => leaveDraft({ step: wizardSteps.design }),
  play: async ({ canvas, userEvent }) => {
    const address = await canvas.findByRole('textbox', { name: 'Adresse' })
    const kept = await openDraft().read()
    if (!kept) throw new Error('No draft')
    const theirs = { ...kept.signatureData, companyName: 'Neuville & fils' }
    await openDraft().overwrite({ ...kept, signatureData: theirs })
    await userEvent.clear(address)
    await userEvent.type(address, '1 quai Perrache')
    const company = canvas.getByRole('textbox', { name: 'Nom de l’entreprise' })
    await waitFor(() => expect(company).toHaveValue('Neuville & fils'))
    await expect(address).toHaveValue('1 quai Perrache')
    await waitFor(async () =>
      expect((await openDraft().read())?.signatureData).toMatchObject({
        companyName: 'Neuville & fils',
        address: '1 quai Perrache',
      }),
    )
    await expect(canvas.queryByText(/dans un autre onglet/)).toBeNull()
  },
}

const organisation = '/api/organisation/demo-organisation'

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

const rejectTeams = async ({ msw }: Pick<PlayContext, 'msw'>) => {
  await leaveDraft({ teamName: 'Lille' })
  msw.use(http.post(`${organisation}/teams`, () => failure(500, -1, 'Unknown error')))
}

async function stopAtTeam({ canvas, userEvent }: PlayContext) {
  await saveDraft({ canvas, userEvent })
  const bar = await canvas.findByRole('progressbar', { name: 'Déploiement interrompu' })
  await expect(bar).toBeVisible()
}

export const Stopped: StoryObj = {
  name: 'Says that saving has stopped, at which step, and what is kept',
  parameters: { api: adminBeforeOnboarding, variants: ['dark', 'phone'] },
  beforeEach: rejectTeams,
  play: async (context) => {
    const { canvas } = context
    await stopAtTeam(context)
    await expect(canvas.queryByText('Déploiement en cours')).toBeNull()
    await expect(
      canvas.getByText(/: Unknown error\. Ce qui est déjà fait ne sera pas refait\.$/),
    ).toBeVisible()
    await expect(changes(worldOf(context))).toContain(`POST ${organisation}/signature-templates`)
  },
}

export const Dropping: StoryObj = {
  name: 'Before saving is abandoned, lists what has been saved and what has not',
  parameters: { api: adminBeforeOnboarding, variants: ['dark', 'phone'] },
  beforeEach: rejectTeams,
  play: async (context) => {
    const { canvas, userEvent } = context
    await stopAtTeam(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Abandonner' }))
    const question = await screen.findByRole('alertdialog', {
      name: 'Abandonner cet enregistrement ?',
    })
    await expect([...question.querySelectorAll('dt, dd')].map((line) => line.textContent)).toEqual([
      'Déjà enregistré, et qui le reste',
      'La mise en route de la société',
      'La signature « Signature de la société »',
      'Peut-être enregistré',
      'L’équipe « Lille »',
      'Ne sera pas enregistré',
      'Votre profil',
      'Le choix de cette signature pour toute la société',
    ])
  },
}
