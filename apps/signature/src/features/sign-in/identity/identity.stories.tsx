import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, choose } from '@org/app-kit/testing/stories'
import type { IdentityUser } from '@org/data'
import { memoryLink } from '@org/data/memory'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { product } from '#app/product.ts'
import { paths } from '#shared/paths.ts'
import { changes } from '#shared/testing/story-helpers.ts'
import { leaveDraft, wizardSteps } from '#testing/onboarding'

const email = 'camille.moreau@maison-lueur.example'
const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#9cc"/><circle cx="4" cy="3" r="1.6" fill="#245"/><path d="M1 8a3 3 0 0 1 6 0" fill="#245"/></svg>',
  )
const camille: IdentityUser = {
  uid: 'uid-camille',
  email,
  displayName: 'Camille Moreau Lenoir',
  photoUrl: picture,
}
const stored = { first_name: 'Camille', last_name: 'Moreau', gender: 'female' } as const

const meta: Meta = {
  title: 'Signature product/Sign in/Identity service',
  ...productStory(product, { path: '/auth/sign-in', api: { identity: { account: camille } } }),
}
export default meta

const link = 'Recevoir un lien de connexion'
const account = 'Continuer avec Google'

export const Choices: StoryObj = {
  name: '[1.1.13] [1.1.14] Offers the third-party account and the email link next to the code',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: account })).toBeVisible()
    await expect(canvas.getByRole('button', { name: link })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send me a magic link' })).toBeVisible()
  },
}

export const NotConfigured: StoryObj = {
  name: 'Offers only the code when nothing else is configured',
  parameters: { api: { identity: undefined } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send me a magic link' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: account })).toBeNull()
  },
}

export const AccountClosed: StoryObj = {
  name: 'Says that the account’s window was closed, and can open it again',
  parameters: {
    variants: ['dark'],
    api: {
      identity: {
        account: camille,
        documents: { [camille.uid]: stored },
        failures: { signInWithAccount: 'popup_closed' },
      },
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: account }))
    await expect(await canvas.findByText(/a été fermée avant la fin/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: account })).toBeEnabled()
    await expect(changes(worldOf(context))).toEqual([])
  },
}

export const AccountSignsIn: StoryObj = {
  name: '[1.2.08] Signs in by the account and opens the home page when the document is complete',
  parameters: {
    api: { identity: { account: camille, documents: { [camille.uid]: stored } } },
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: account }))
    await expect(await canvas.findByRole('heading', { name: 'Votre société' })).toBeVisible()
    await expect(changes(worldOf(context))).toEqual(['POST /api/auth/identity/login'])
  },
}

const complete = { identity: { account: camille, documents: { [camille.uid]: stored } } }

export const ToRequestedPage: StoryObj = {
  name: 'Opens the requested page after sign-in by the account',
  parameters: { path: '/teams', api: complete },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: account }))
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: /^Equipes/ })).toBeVisible(),
    )
  },
}

export const ByInvitation: StoryObj = {
  name: 'Offers the account and the link for an invitation too',
  parameters: {
    variants: ['phone'],
    path: `/login#email=${encodeURIComponent(email)}&invitation=i1.signed`,
    api: complete,
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('heading', { name: 'Acceptez votre invitation' })
    await userEvent.click(await canvas.findByRole('button', { name: account }))
    await expect(await canvas.findByText(/Cette invitation n'est plus valable/)).toBeVisible()
    await expect(bodyOf(worldOf(context), 'POST', '/api/auth/identity/login')).toMatchObject({
      invitation: 'i1.signed',
    })
  },
}

export const InTheWizard: StoryObj = {
  name: 'Offers the account and the link in the wizard’s sign-in too, and continues there',
  parameters: { variants: ['phone'], path: paths.wizard, api: complete },
  beforeEach: () => leaveDraft({ step: wizardSteps.login }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: link })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: account }))
    await expect(
      await canvas.findByRole('heading', { name: 'Créer la signature de votre société' }),
    ).toBeInTheDocument()
    await expect(await canvas.findByRole('button', { name: email })).toBeVisible()
  },
}

export const WelcomeScreen: StoryObj = {
  name: '[1.2.09] Shows a welcome screen while the stored document is checked',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { data } = worldOf(context)
    if (data) data.documents.get = () => new Promise(() => undefined)
    await userEvent.click(await canvas.findByRole('button', { name: account }))
    await expect(await canvas.findByRole('heading', { name: 'Bienvenue, Camille' })).toBeVisible()
    await expect(canvas.getByText('Nous préparons votre espace…')).toBeVisible()
  },
}

export const CheckFails: StoryObj = {
  name: 'Says that the document cannot be loaded, retries, and offers to continue without it',
  parameters: {
    variants: ['dark', 'phone'],
    api: { identity: { account: camille, failures: { get: 'unreachable' } } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: account }))
    await canvas.findByRole('heading', { name: 'Votre profil n’a pas pu être lu' })
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect(
      await canvas.findByRole('heading', { name: 'Votre profil n’a pas pu être lu' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Continuer' })).toHaveAttribute('href', '/')
  },
}

export const LinkForm: StoryObj = {
  name: 'Asks for the address to which the link is sent, and can switch back to the code',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: link }))
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter par un code' }))
    await userEvent.click(await canvas.findByRole('button', { name: link }))
    await expect(
      await canvas.findByRole('heading', { name: 'Recevez un lien de connexion' }),
    ).toBeVisible()
  },
}

export const LinkSent: StoryObj = {
  name: 'Sends a link to this page by mail, and says so',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: link }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email)
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer le lien' }))
    await expect(await canvas.findByRole('heading', { name: 'Check your email!' })).toBeVisible()
    await expect(worldOf(context).data?.links.get(email)).toBe(
      memoryLink(`${location.origin}/auth/sign-in`, email),
    )
  },
}

export const LinkNotSent: StoryObj = {
  name: 'Keeps the address when the link cannot be sent, and says why',
  parameters: { api: { identity: { failures: { sendLink: 'unreachable' } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: link }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email)
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer le lien' }))
    await expect(await canvas.findByText(/ne répond pas/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  },
}

export const LinkElsewhere: StoryObj = {
  name: 'Asks for the address in a browser that has not requested the link, and rejects any other address',
  parameters: { variants: ['dark', 'phone'], path: memoryLink('/auth/sign-in', email) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Confirmez votre adresse' })
    const field = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.type(field, 'autre@maison-lueur.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }))
    await expect(await canvas.findByText(/envoyé à une autre adresse/)).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, email)
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }))
    await expect(await canvas.findByRole('heading', { name: 'Onboarding' })).toBeVisible()
  },
}

export const LinkExpired: StoryObj = {
  name: 'Says that a link is no longer valid, with every way to sign in',
  parameters: {
    variants: ['phone'],
    path: memoryLink('/auth/sign-in', email),
    api: { identity: { failures: { signInWithLink: 'link_expired' } } },
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Email' })
    await userEvent.type(field, email)
    await userEvent.click(canvas.getByRole('button', { name: 'Se connecter' }))
    await expect(await canvas.findByText(/a déjà servi ou n’est plus valable/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: link })).toBeVisible()
  },
}

export const Onboarding: StoryObj = {
  name: '[1.2.06] Asks on /auth/onboarding for the person’s names, fills in the display name, and stores them',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: account }))
    await canvas.findByRole('heading', { name: 'Onboarding' })
    await expect(
      canvas.getByText('Welcome Camille Moreau Lenoir, let us get to know you'),
    ).toBeVisible()
    await expect(canvas.getByLabelText('Prénom')).toHaveValue('Camille')
    await expect(canvas.getByLabelText('Nom')).toHaveValue('Moreau Lenoir')
    await choose(canvas.getByRole('button', { name: /Gender/ }), 'Femme')
    await expect(canvas.getByRole('button', { name: /Femme/ })).toBeVisible()
    await expect(worldOf(context).data?.documents.stored.size).toBe(0)
  },
}

export const OnboardingSaved: StoryObj = {
  name: '[1.2.08] Stores the names and opens the home page',
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: account }))
    const lastName = await canvas.findByLabelText('Nom')
    await userEvent.clear(lastName)
    await userEvent.type(lastName, 'Moreau')
    await choose(canvas.getByRole('button', { name: /Gender/ }), 'Femme')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(await canvas.findByRole('heading', { name: 'Votre société' })).toBeVisible()
    await expect(worldOf(context).data?.documents.stored.get(camille.uid)).toEqual(stored)
  },
}

const signedIn = { userId: demoIds.admin, identity: { current: camille } }

export const OnboardingAgain: StoryObj = {
  name: 'Fills in the stored values',
  parameters: {
    path: '/auth/onboarding',
    api: { ...signedIn, identity: { current: camille, documents: { [camille.uid]: stored } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nom')).toHaveValue('Moreau')
    await expect(canvas.getByRole('button', { name: /Femme/ })).toBeVisible()
  },
}

export const OnboardingNotSaved: StoryObj = {
  name: 'Keeps the form’s values when they cannot be stored, and says why',
  parameters: {
    variants: ['dark', 'phone'],
    path: '/auth/onboarding',
    api: { ...signedIn, identity: { current: camille, failures: { save: 'unreachable' } } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Prénom'), ' Anne')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(await canvas.findByText(/ne répond pas/)).toBeVisible()
    await expect(canvas.getByLabelText('Prénom')).toHaveValue('Camille Anne')
  },
}

const nameless = { ...signedIn, identity: { current: { ...camille, displayName: '' } } }

export const OnboardingNameless: StoryObj = {
  name: 'Stores nothing without a name',
  parameters: { variants: ['dark', 'phone'], path: '/auth/onboarding', api: nameless },
  play: async (context) => {
    const { canvas, userEvent } = context
    const lastName = await canvas.findByRole('textbox', { name: 'Nom' })
    await userEvent.type(lastName, '  ')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(lastName).toBeInvalid())
    await expect(canvas.getAllByText('Indiquez votre nom ou votre prénom')).not.toHaveLength(0)
    await expect(worldOf(context).data?.documents.stored.get(camille.uid)).toBeUndefined()
  },
}

export const OnboardingFirstNameAlone: StoryObj = {
  name: 'Accepts a first name without a last name',
  parameters: { path: '/auth/onboarding', api: nameless },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Prénom' }), 'Camille')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() =>
      expect(worldOf(context).data?.documents.stored.get(camille.uid)).toMatchObject({
        first_name: 'Camille',
        last_name: '',
      }),
    )
    await expect(await canvas.findByRole('heading', { name: 'Votre société' })).toBeVisible()
  },
}

export const OnboardingUnreachable: StoryObj = {
  name: 'Says on /auth/onboarding that the document cannot be loaded',
  parameters: {
    variants: ['phone'],
    path: '/auth/onboarding',
    api: { ...signedIn, identity: { current: camille, failures: { get: 'unreachable' } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Votre profil n’a pas pu être lu')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}

export const OnboardingNeedsLogin: StoryObj = {
  name: '[1.2.06] Redirects visitors from /auth/onboarding to the sign-in page',
  parameters: { path: '/auth/onboarding' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send me a magic link' })).toBeVisible()
  },
}

export const OnboardingOfSomebodyElse: StoryObj = {
  name: 'Redirects home after sign-in by code, even if another account is signed in at the service',
  parameters: {
    path: '/auth/onboarding',
    api: { userId: demoIds.admin, identity: { current: { ...camille, email: 'a@b.example' } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Votre société' })).toBeVisible()
  },
}
