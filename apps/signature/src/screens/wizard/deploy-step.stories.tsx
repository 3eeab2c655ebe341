import { demoIds, demoSeed, productStory, worldOf } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { draftStore } from '../../onboarding/draft-store.ts'
import { product } from '../../product.ts'
import { bodyOf, changes, codeFor, failure } from '../../testing/story-helpers.ts'
import { adminBeforeOnboarding, leaveDraft, withLocalBanner } from './wizard-fixtures.ts'
import { wizardSteps } from './wizard-step.ts'

const meta: Meta = {
  title: 'Signature product/Onboarding, saving',
  ...productStory(product, {
    path: '/create-signature-company',
    api: adminBeforeOnboarding,
  }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

const organisation = '/api/organisation/demo-organisation'

async function deploy({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Suivant' }))
}

const home = ({ canvas }: PlayContext) =>
  canvas.findByRole('heading', { name: /^(Votre société|Equipe)/ }, { timeout: 8000 })

export const WithoutExtras: StoryObj = {
  name: '[1.4.24] [1.4.28] [1.4.32] Marks the company, then saves template, user and company',
  beforeEach: () => leaveDraft(),
  play: async (context) => {
    await deploy(context)
    await home(context)
    const world = worldOf(context)
    await expect(changes(world)).toEqual([
      `POST ${organisation}/set-onboarding`,
      `POST ${organisation}/signature-templates`,
      'PATCH /api/user/me',
      `PATCH ${organisation}`,
    ])
    const { signature_template_id } = bodyOf(world, 'PATCH', organisation) as Record<string, string>
    await expect(signature_template_id).toMatch(/./)
    await expect(bodyOf(world, 'PATCH', '/api/user/me')).toEqual({
      first_name: 'Claire',
      last_name: 'Neuville',
      position: 'Gérante',
      phone_number: '06 12 34 56 78',
    })
  },
}

export const WithBannerAndTeam: StoryObj = {
  name: '[1.4.27] [1.4.29] [1.4.30] Saves pictures, template, banner, team, user and company in order',
  beforeEach: async () => leaveDraft({ signatureData: await withLocalBanner(), teamName: 'Lille' }),
  play: async (context) => {
    await deploy(context)
    await home(context)
    const world = worldOf(context)
    await expect(changes(world)).toEqual([
      `POST ${organisation}/set-onboarding`,
      'POST /api/media',
      `POST ${organisation}/signature-templates`,
      `POST ${organisation}/campaigns`,
      `POST ${organisation}/teams`,
      'PATCH /api/user/me',
      `PATCH ${organisation}`,
    ])
    await expect(bodyOf(world, 'POST', `${organisation}/campaigns`)).toMatchObject({
      name: 'Bannière par défaut',
    })
    await expect(bodyOf(world, 'POST', `${organisation}/teams`)).toMatchObject({ name: 'Lille' })
  },
}

export const JoinsTeam: StoryObj = {
  name: '[1.4.31] Puts the person into the new team',
  beforeEach: () => leaveDraft({ teamName: 'Lille' }),
  play: async (context) => {
    await deploy(context)
    await home(context)
    const body = bodyOf(worldOf(context), 'PATCH', '/api/user/me') as Record<string, string>
    await expect(body).toMatchObject({ first_name: 'Claire' })
    await expect(body['team_id']).toMatch(/./)
  },
}

export const Progress: StoryObj = {
  name: '[1.2.60] [1.4.25] [1.9.08] Closes with a progress of about one second',
  beforeEach: () => leaveDraft(),
  play: async (context) => {
    await deploy(context)
    const { canvas } = context
    const bar = await canvas.findByRole('progressbar', { name: 'Presque prêt' })
    const start = performance.now()
    await expect(bar).toHaveAttribute('aria-valuemax', '3')
    await home(context)
    const lasted = performance.now() - start
    await expect(lasted).toBeGreaterThan(700)
    await expect(lasted).toBeLessThan(3000)
  },
}

export const Saving: StoryObj = {
  name: 'Shows which step is being saved',
  beforeEach: async ({ msw }) => {
    await leaveDraft()
    msw.use(
      http.post(`${organisation}/signature-templates`, async () => {
        await delay('infinite')
      }),
    )
  },
  play: async (context) => {
    await deploy(context)
    const bar = await context.canvas.findByRole('progressbar', { name: 'Déploiement en cours' })
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', 'la signature'))
  },
}

export const Interrupted: StoryObj = {
  name: 'Says which step failed, and goes on from there without creating anything twice',
  beforeEach: async ({ msw }) => {
    await leaveDraft({ teamName: 'Lille' })
    msw.use(
      http.post(`${organisation}/teams`, () => failure(500, -1, 'Unknown error'), { once: true }),
    )
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await deploy(context)
    await expect(
      await canvas.findByText(/Arrêté à l’étape « l’équipe » : Unknown error/),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Paraphe' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Reprendre' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Reprendre' })).toBeNull())
    const world = worldOf(context)
    await waitFor(() => expect(changes(world).at(-1)).toBe(`PATCH ${organisation}`))
    await expect(changes(world).filter((change) => change.endsWith('templates'))).toHaveLength(1)
  },
}

export const AlreadyOnboarded: StoryObj = {
  name: 'Only adds the template to a company that is set up already',
  parameters: { api: { seed: demoSeed } },
  beforeEach: () => leaveDraft({ step: wizardSteps.deploy }),
  play: async (context) => {
    await expect(
      await context.canvas.findByRole('heading', { name: 'Votre société a déjà une signature' }),
    ).toBeVisible()
    await deploy(context)
    await home(context)
    await expect(changes(worldOf(context))).toEqual([`POST ${organisation}/signature-templates`])
  },
}

export const Member: StoryObj = {
  name: 'Keeps the draft of a person who may not save it, and says why',
  parameters: { api: { userId: demoIds.member } },
  beforeEach: () => leaveDraft({ step: wizardSteps.deploy }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Votre brouillon est conservé')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Suivant' })).toBeDisabled()
    await expect((await draftStore.readDraft())?.signatureData.companyName).toBe('Neuville & Cie')
  },
}

export const AfterRegister: StoryObj = {
  name: '[1.2.24] [1.4.33] [2.4.01] Saves the held draft to user and company after a first login',
  parameters: { path: '/auth/sign-in', api: { userId: null } },
  beforeEach: () => leaveDraft(),
  play: async (context) => {
    const { canvas, userEvent } = context
    const email = 'claire@neuville.example'
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email)
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a magic link' }))
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Code' }),
      await codeFor(worldOf(context), email),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await canvas.findByRole('heading', { name: 'Créer la signature de votre société' })
    const [user, company, ...others] = changes(worldOf(context))
    await expect(user).toBe('PATCH /api/user/me')
    await expect(company).toMatch(/^PATCH \/api\/organisation\//)
    await expect(others).toEqual([])
    await expect(bodyOf(worldOf(context), 'PATCH', company?.slice(6) ?? '')).toEqual({
      name: 'Neuville & Cie',
      address: '3 rue Neuve, Lille',
      website_url: 'https://neuville.example',
    })
  },
}
