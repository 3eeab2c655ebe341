import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import { codeFor, failure, sessionOver } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { product } from '#app/product.ts'

const meta: Meta = {
  title: 'Signature product/Sign in/Page',
  ...productStory(product, { path: '/auth/sign-in' }),
}
export default meta

const email = 'camille.moreau@maison-lueur.example'

type Play = NonNullable<StoryObj['play']>
type PlayContext = Parameters<Play>[0]

async function sendTo(address: string, { canvas, userEvent }: PlayContext) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), address)
  await userEvent.click(canvas.getByRole('button', { name: 'Send me a magic link' }))
}

async function enterCode(code: string, { canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('textbox', { name: 'Code' }))
  await userEvent.paste(code)
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
}

export const EmailStep: StoryObj = {
  name: '[1.2.02] [1.2.17] [1.2.18] Only asks for an email address',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Connectez-vous avec votre seule adresse email' }),
    ).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Send me a magic link' })).toBeVisible()
  },
}

export const WrongEmail: StoryObj = {
  name: '[1.5.02] Sends nothing without an email address',
  play: async (context) => {
    await sendTo('camille', context)
    await expect(await context.canvas.findByText("Mauvais format d'email")).toBeInTheDocument()
    await expect(worldOf(context).requests).toEqual([])
  },
}

export const CodeStep: StoryObj = {
  name: '[1.2.19] [1.2.20] [1.4.47] Asks for the code once it is sent',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    await sendTo(email, context)
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { name: 'Check your email!' })).toBeVisible()
    await expect(canvas.getByText(`Un lien a été envoyé à ${email}.`)).toBeVisible()
    await expect(canvas.getByText(/Saisissez le code reçu/)).toBeVisible()
  },
}

export const CodeControls: StoryObj = {
  name: '[1.2.21] [1.2.22] Offers Resend Email after a wait, a code field and Login',
  play: async (context) => {
    await sendTo(email, context)
    const { canvas, userEvent } = context
    const resend = await canvas.findByRole('button', { name: /^Resend Email \(\d+ s\)$/ })
    await expect(resend).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeVisible()
    const code = canvas.getByRole('textbox', { name: 'Code' })
    await userEvent.click(code)
    await userEvent.paste('1234 5678 9012 3')
    await expect(code).toHaveValue('123456789012')
  },
}

export const CodeNotCheckedEarly: StoryObj = {
  name: 'Reports no error for the empty code before Login',
  play: async (context) => {
    await sendTo(email, context)
    const { canvas, userEvent } = context
    const code = await canvas.findByRole('textbox', { name: 'Code' })
    await userEvent.click(code)
    await userEvent.tab()
    await expect(code).not.toHaveAttribute('aria-invalid', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Changer d’adresse' }))
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue(email)
  },
}

export const SendingFails: StoryObj = {
  name: '[1.2.23] [1.8.05] Stays at the first step when sending fails, and says why',
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/api/auth/magiclink/send', () =>
        failure(502, 142, 'L’email n’a pas pu être envoyé', 'MAIL'),
      ),
    ),
  play: async (context) => {
    await sendTo(email, context)
    const { canvas } = context
    await expect(await canvas.findByText('L’email n’a pas pu être envoyé')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
    await expect(canvas.queryByText('Check your email!')).not.toBeInTheDocument()
  },
}

export const SignsIn: StoryObj = {
  name: '[1.1.12] [2.2.03] Signs in with the code from the mail and opens the home page',
  play: async (context) => {
    await sendTo(email, context)
    await context.canvas.findByText('Check your email!')
    await enterCode(await codeFor(worldOf(context), email), context)
    await expect(
      await context.canvas.findByRole('heading', { name: 'Votre société' }),
    ).toBeVisible()
  },
}

export const LoadsLists: StoryObj = {
  name: '[1.4.07] Loads the user, campaigns, users, teams and templates after a login',
  play: async (context) => {
    await sendTo(email, context)
    await context.canvas.findByText('Check your email!')
    const world = worldOf(context)
    await enterCode(await codeFor(world, email), context)
    await context.canvas.findByRole('heading', { name: 'Votre société' })
    const list = (name: string) => `/api/organisation/demo-organisation/${name}`
    const lists = ['campaigns', 'users', 'teams', 'signature-templates'].map(list)
    const loaded = ['/api/user/me', ...lists]
    // Ignore the other data that the page loads after sign-in, such as the administrators.
    const requestedPaths = () =>
      world.requests
        .filter(({ path }) => !path.includes('team_admin'))
        .map(({ path }) => path.replace(/\?.*/, ''))
        .filter((path) => loaded.includes(path))
    await waitFor(() => expect(requestedPaths()).toEqual(loaded))
  },
}

export const WrongCode: StoryObj = {
  name: '[1.8.04] [1.8.06] Shows Signin error with the reason',
  play: async (context) => {
    await sendTo(email, context)
    await context.canvas.findByText('Check your email!')
    const right = await codeFor(worldOf(context), email)
    await enterCode(right === '000000' ? '000001' : '000000', context)
    const { canvas } = context
    await expect(await canvas.findByText('Signin error')).toBeVisible()
    await expect(canvas.getByText('Code invalide ou expiré')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue(
      right === '000000' ? '000001' : '000000',
    )
  },
}

/** Enters wrong codes until the server invalidates the code. */
async function exhaustCode(right: string, { canvas, userEvent }: PlayContext) {
  const wrong = right === '000000' ? '000001' : '000000'
  await userEvent.click(await canvas.findByRole('textbox', { name: 'Code' }))
  await userEvent.paste(wrong)
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await userEvent.keyboard('{Enter}')
    await canvas.findByText('Code invalide ou expiré')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Login' })).toBeEnabled())
  }
  await userEvent.keyboard('{Enter}')
  await expect(await canvas.findByText(/ce code ne fonctionne plus/)).toBeVisible()
}

export const ExhaustedCode: StoryObj = {
  name: 'Says that five wrong codes have invalidated the code, and offers a new one',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    await sendTo(email, context)
    await context.canvas.findByText('Check your email!')
    await exhaustCode(await codeFor(worldOf(context), email), context)
    await expect(
      context.canvas.getByRole('button', { name: 'Recevoir un nouveau code' }),
    ).toBeEnabled()
  },
}

export const NewCode: StoryObj = {
  name: 'Moves focus from an exhausted code to the field of the new one, and signs in',
  play: async (context) => {
    await sendTo(email, context)
    const { canvas, userEvent } = context
    await canvas.findByText('Check your email!')
    await exhaustCode(await codeFor(worldOf(context), email), context)
    await userEvent.tab({ shift: true })
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Recevoir un nouveau code' })).toHaveFocus(),
    )
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByText('Signin error')).not.toBeInTheDocument())
    const field = canvas.getByRole('textbox', { name: 'Code' })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('')
    await userEvent.keyboard(`${await codeFor(worldOf(context), email)}{Enter}`)
    await expect(await canvas.findByRole('heading', { name: 'Votre société' })).toBeVisible()
  },
}

export const GuessedCode: StoryObj = {
  name: 'Asks for twelve digits after too many wrong codes, accepts them with spaces, and signs in',
  play: async (context) => {
    await sendTo(email, context)
    const { canvas, userEvent } = context
    const world = worldOf(context)
    await canvas.findByText('Check your email!')
    const short = await codeFor(world, email)
    const { limiter, secrets } = world.adapters
    await limiter.takeOrWait(`wrong-codes:${await secrets.sha256(email)}`, 50, 50, 86_400)
    await enterCode(short, context)
    await expect(await canvas.findByText(/il aura douze chiffres/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Recevoir un nouveau code' }))
    await waitFor(() => expect(canvas.queryByText('Signin error')).not.toBeInTheDocument())
    const long = await codeFor(world, email)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus())
    await userEvent.paste(long.replace(/(\d{4})(\d{4})/, '$1 $2 '))
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue(long)
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Votre société' })).toBeVisible()
  },
}

export const ShortCodeRefused: StoryObj = {
  name: 'Says why six digits are not enough after too many wrong codes, and offers a new code',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    await sendTo(email, context)
    const world = worldOf(context)
    await context.canvas.findByText('Check your email!')
    const { limiter, secrets } = world.adapters
    await limiter.takeOrWait(`wrong-codes:${await secrets.sha256(email)}`, 50, 50, 86_400)
    await enterCode('000000', context)
    await expect(await context.canvas.findByText(/il aura douze chiffres/)).toBeVisible()
    await expect(
      context.canvas.getByRole('button', { name: 'Recevoir un nouveau code' }),
    ).toBeEnabled()
  },
}

export const MustWait: StoryObj = {
  name: 'Says how long to wait after attempts in a browser without a code, and how to avoid the wait',
  parameters: {
    path: `/login#email=${encodeURIComponent(email)}&code=246810`,
    variants: ['dark', 'phone'],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Login' }))
    await canvas.findByText('Code invalide ou expiré')
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await expect(await canvas.findByText(/Réessayez dans 1\sseconde\./)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Recevoir un nouveau code' })).toBeEnabled()
  },
}

export const NoSuccessFlag: StoryObj = {
  name: '[1.5.13] Fails with Error unknown when the response has no success flag',
  beforeEach: ({ msw }) =>
    msw.use(http.get('/api/auth/magiclink/login', () => HttpResponse.json({}))),
  play: async (context) => {
    await sendTo(email, context)
    await context.canvas.findByText('Check your email!')
    await enterCode('123456', context)
    await expect(await context.canvas.findByText('Error unknown')).toBeVisible()
  },
}

const employee = 'zoe.barbier@maison-lueur.example'

async function signInAs(address: string, context: PlayContext) {
  await sendTo(address, context)
  await context.canvas.findByText('Check your email!')
  await enterCode(await codeFor(worldOf(context), address), context)
}

export const AfterLogout: StoryObj = {
  name: 'Opens the home page on the next sign-in, not the page where the user logged out',
  parameters: { path: '/users', api: { userId: demoIds.admin } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Déconnexion' }))
    await signInAs(email, context)
    await expect(await canvas.findByRole('heading', { name: 'Votre société' })).toBeVisible()
  },
}

export const AfterAnothersSession: StoryObj = {
  name: 'Opens an employee’s home page when the previous session ended on an administrator’s page',
  parameters: { path: '/billing', api: { userId: demoIds.admin } },
  beforeEach: ({ msw }) => msw.use(http.get('/api/user/me', sessionOver, { once: true })),
  play: async (context) => {
    await signInAs(employee, context)
    await expect(
      await context.canvas.findByRole('heading', { name: 'Votre signature' }),
    ).toBeVisible()
    await expect(context.canvas.queryByText('Accès interdit')).toBeNull()
  },
}

export const MailLink: StoryObj = {
  name: '[2.2.01] Fills the form from the link in the mail, and waits for Login',
  parameters: { path: `/login#email=${encodeURIComponent(email)}&code=246810` },
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('textbox', { name: 'Code' })).toHaveValue('246810')
    await expect(canvas.getByText(`Vous vous connectez avec ${email}.`)).toBeVisible()
    await expect(worldOf(context).requests).toEqual([])
  },
}

export const NewCompany: StoryObj = {
  name: '[1.2.03] [2.2.02] [2.4.24] Redirects a company without onboarding to the wizard',
  parameters: { path: '/login' },
  play: async (context) => {
    await sendTo('claire@neuf.example', context)
    await context.canvas.findByText('Check your email!')
    await enterCode(await codeFor(worldOf(context), 'claire@neuf.example'), context)
    await expect(
      await context.canvas.findByRole('heading', { name: 'Créer la signature de votre société' }),
    ).toBeInTheDocument()
  },
}
