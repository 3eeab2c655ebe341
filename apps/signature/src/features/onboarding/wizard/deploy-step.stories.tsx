import { demoIds, demoSeed, productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, codeFor, failure } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'
import { openDraft } from '../draft-store.ts'
import { product } from '#app/product.ts'
import { adminBeforeOnboarding } from '#shared/testing/before-onboarding.ts'
import { changes, waitUntilRendered } from '#shared/testing/story-helpers.ts'
import { leaveDraft, withLocalBanner } from './wizard-fixtures.ts'
import { saveDraft } from './save-draft.ts'
import { wizardSteps } from './wizard-step.ts'

const meta: Meta = {
  title: 'Signature product/Onboarding/Saving',
  ...productStory(product, {
    path: '/create-signature-company',
    api: adminBeforeOnboarding,
  }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

const organisation = '/api/organisation/demo-organisation'

const home = ({ canvas }: PlayContext) =>
  canvas.findByRole('heading', { name: /^(Votre société|Equipe)/ }, { timeout: 8000 })

export const Ready: StoryObj = {
  name: 'Shows the signature that is about to be saved',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: () => leaveDraft({ step: wizardSteps.deploy }),
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { name: 'Tout est prêt' })).toBeVisible()
    const preview = canvas.getByTitle<HTMLIFrameElement>('Signature de la société')
    await waitFor(() => expect(preview.contentDocument?.body).toHaveTextContent('Neuville & Cie'))
    await waitUntilRendered(context)
  },
}

export const WithoutExtras: StoryObj = {
  name: '[1.4.24] [1.4.28] [1.4.32] Marks the company as onboarded, then saves signature, user and company',
  beforeEach: () => leaveDraft(),
  play: async (context) => {
    await saveDraft(context)
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
  name: '[1.4.27] [1.4.29] [1.4.30] Saves images, signature, banner, team, user and company in order',
  beforeEach: async () => leaveDraft({ signatureData: await withLocalBanner(), teamName: 'Lille' }),
  play: async (context) => {
    await saveDraft(context)
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
    const { campaigns } = world.adapters.repositories.within({
      organisationId: 'demo-organisation',
    })
    const made = (await campaigns.all({})).filter(({ id }) => !id.startsWith('demo-'))
    await expect(made).toHaveLength(1)
    await expect(bodyOf(world, 'POST', `${organisation}/teams`)).toMatchObject({
      name: 'Lille',
      campaign_id: made[0]?.id,
    })
  },
}

export const TypedTeam: StoryObj = {
  name: 'Creates the team whose name was typed, even if only ‘Suivant’ was pressed',
  beforeEach: () => leaveDraft(),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Nom de l’équipe' }), 'Lille')
    await saveDraft(context)
    await home(context)
    const body = bodyOf(worldOf(context), 'POST', `${organisation}/teams`)
    await expect(body).toMatchObject({ name: 'Lille' })
  },
}

export const JoinsTeam: StoryObj = {
  name: '[1.4.31] Moves the person into the new team',
  beforeEach: () => leaveDraft({ teamName: 'Lille' }),
  play: async (context) => {
    await saveDraft(context)
    await home(context)
    const body = bodyOf(worldOf(context), 'PATCH', '/api/user/me') as Record<string, string>
    await expect(body).toMatchObject({ first_name: 'Claire' })
    await expect(body['team_id']).toMatch(/./)
  },
}

export const Progress: StoryObj = {
  name: '[1.2.60] [1.4.25] [1.9.08] Ends with a progress bar that takes about one second',
  beforeEach: () => leaveDraft(),
  play: async (context) => {
    await saveDraft(context)
    const { canvas } = context
    const bar = await canvas.findByRole('progressbar', { name: 'Presque prêt' })
    const recorded = valuesOf(bar)
    await expect(bar).toHaveAttribute('aria-valuemax', '3')
    await home(context)
    const { values, milliseconds } = recorded()
    // The countdown must not end too early. On a slow machine, it may take longer and render fewer
    // values.
    await expect(milliseconds).toBeGreaterThan(700)
    await expect(milliseconds).toBeLessThan(5000)
    await expect(values.length).toBeGreaterThan(1)
    await expect(values).toEqual(values.toSorted((one, other) => one - other))
    await expect(values.at(-1)).toBeLessThanOrEqual(3)
  },
}

/**
 * Starts to record a progress bar's values. Returns a function that stops recording and returns the
 * values and the elapsed time.
 */
function valuesOf(bar: HTMLElement) {
  const start = performance.now()
  const values = [Number(bar.getAttribute('aria-valuenow'))]
  const observer = new MutationObserver(() =>
    values.push(Number(bar.getAttribute('aria-valuenow'))),
  )
  observer.observe(bar, { attributeFilter: ['aria-valuenow'] })
  return () => {
    observer.disconnect()
    return { values, milliseconds: performance.now() - start }
  }
}

export const Saving: StoryObj = {
  name: 'Shows which step is being saved',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: async ({ msw }) => {
    await leaveDraft()
    msw.use(
      http.post(`${organisation}/signature-templates`, async () => {
        await delay('infinite')
      }),
    )
  },
  play: async (context) => {
    await saveDraft(context)
    const bar = await context.canvas.findByRole('progressbar', { name: 'Déploiement en cours' })
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', 'la signature'))
    await expect(context.canvas.queryByRole('button', { name: /Créer une signature/ })).toBeNull()
  },
}

export const Interrupted: StoryObj = {
  name: 'Says which step failed, and resumes there without creating duplicates',
  beforeEach: async ({ msw }) => {
    await leaveDraft({ teamName: 'Lille' })
    msw.use(
      http.post(`${organisation}/teams`, () => failure(500, -1, 'Unknown error'), { once: true }),
    )
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await saveDraft(context)
    await expect(
      await canvas.findByText(/Arrêté à l’étape « l’équipe » : Unknown error/),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Paraphe' }))
    // Wait for the company's page: the wizard stays on screen until that page is loaded, and has a
    // button 'Reprendre' too.
    await home(context)
    await userEvent.click(await canvas.findByRole('button', { name: 'Reprendre' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Reprendre' })).toBeNull())
    const world = worldOf(context)
    await screen.findByText('Votre signature est enregistrée')
    await expect(changes(world).at(-1)).toBe(`PATCH ${organisation}`)
    await expect(changes(world).filter((change) => change.endsWith('templates'))).toHaveLength(1)
    await waitFor(async () => expect(await openDraft().read()).toBeNull())
  },
}

export const AlreadyOnboarded: StoryObj = {
  name: 'Only adds the signature to a company that is already set up',
  parameters: { api: { seed: demoSeed } },
  beforeEach: () => leaveDraft({ step: wizardSteps.deploy }),
  play: async (context) => {
    await expect(
      await context.canvas.findByRole('heading', { name: 'Votre société a déjà une signature' }),
    ).toBeVisible()
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Suivant' }))
    await home(context)
    await expect(changes(worldOf(context))).toEqual([`POST ${organisation}/signature-templates`])
  },
}

export const Member: StoryObj = {
  name: 'Keeps the draft of a person who may not save it, and says why',
  parameters: { api: { userId: demoIds.member }, variants: ['phone'] },
  beforeEach: () => leaveDraft({ step: wizardSteps.deploy }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Votre brouillon est conservé')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Suivant' })).toBeDisabled()
    await expect(canvas.getByRole('link', { name: 'Créer ma propre société' })).toBeVisible()
    await expect((await openDraft().read())?.signatureData.companyName).toBe('Neuville & Cie')
  },
}

export const AfterRegister: StoryObj = {
  name: '[1.2.24] [1.4.33] [2.4.01] Saves the stored draft to user and company after a first login',
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
    await waitFor(() => expect(changes(worldOf(context))).toHaveLength(2))
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
