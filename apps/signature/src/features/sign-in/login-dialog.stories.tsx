import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, codeFor, sessionOver } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'

const meta: Meta = {
  title: 'Signature product/Sign in/Login dialog',
  ...productStory(product, { path: '/signatures/new', api: { userId: demoIds.admin } }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

const email = 'camille.moreau@maison-lueur.example'
const create = '/api/organisation/:id/signature-templates'

/** Edits a signature and saves it just after the session has expired. */
async function loseSession({ canvas, userEvent, msw }: PlayContext) {
  const name = await canvas.findByRole('textbox', { name: 'Nom de la signature' })
  await userEvent.clear(name)
  await userEvent.type(name, 'Signature du salon')
  msw.use(http.post(create, sessionOver, { once: true }))
  await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
  return within(await screen.findByRole('dialog', { name: 'Reconnectez-vous pour continuer' }))
}

export const SignsInAgain: StoryObj = {
  name: '[1.2.25] [2.2.05] Closes after sign-in, leaves the work unchanged, and saves it then',
  play: async (context) => {
    const dialog = await loseSession(context)
    const { userEvent } = context
    await expect(await dialog.findByRole('textbox', { name: 'Email' })).toHaveValue(email)
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
    await userEvent.click(context.canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(await context.canvas.findByText('Saved')).toBeVisible()
    await expect(
      bodyOf(worldOf(context), 'POST', '/api/organisation/demo-organisation/signature-templates'),
    ).toMatchObject({ name: 'Signature du salon' })
  },
}

export const ExhaustedCode: StoryObj = {
  name: 'Offers a new code after five wrong ones, and keeps the work',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const dialog = await loseSession(context)
    const { userEvent } = context
    await expect(await dialog.findByRole('textbox', { name: 'Email' })).toHaveValue(email)
    await userEvent.click(dialog.getByRole('button', { name: 'Send me a magic link' }))
    const code = await dialog.findByRole('textbox', { name: 'Code' })
    const right = await codeFor(worldOf(context), email)
    await userEvent.type(code, right === '000000' ? '000001' : '000000')
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await userEvent.keyboard('{Enter}')
      await dialog.findByText('Code invalide ou expiré')
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Login' })).toBeEnabled())
    }
    await userEvent.keyboard('{Enter}')
    await expect(await dialog.findByText(/ce code ne fonctionne plus/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Recevoir un nouveau code' })).toBeEnabled()
    await expect(context.canvasElement.querySelector<HTMLInputElement>('input')).toHaveValue(
      'Signature du salon',
    )
  },
}

const camille = { uid: 'uid-camille', email, displayName: 'Camille Moreau', photoUrl: null }

export const SignsInByAccount: StoryObj = {
  name: 'Offers the identity service’s account too, and keeps the work',
  parameters: {
    variants: ['phone'],
    api: { userId: demoIds.admin, identity: { account: camille } },
  },
  play: async (context) => {
    const dialog = await loseSession(context)
    const { canvas, userEvent } = context
    await expect(await dialog.findByRole('button', { name: /lien de connexion/ })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Continuer avec Google' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('textbox', { name: 'Nom de la signature' })).toHaveValue(
      'Signature du salon',
    )
  },
}

export const AsksForLink: StoryObj = {
  name: 'Sends a link to the owner of the work, without a second level-1 heading',
  parameters: {
    variants: ['phone'],
    api: { userId: demoIds.admin, identity: { account: camille } },
  },
  play: async (context) => {
    const dialog = await loseSession(context)
    const { userEvent } = context
    await userEvent.click(await dialog.findByRole('button', { name: /lien de connexion/ }))
    await dialog.findByRole('heading', { name: 'Recevez un lien de connexion', level: 3 })
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer le lien' }))
    await dialog.findByRole('heading', { name: 'Check your email!', level: 3 })
    await expect(dialog.queryByRole('heading', { level: 1 })).toBeNull()
    await expect(worldOf(context).data?.links.has(email)).toBe(true)
  },
}

export const Closed: StoryObj = {
  name: '[1.2.26] Closes when the user closes it, and opens the sign-in page',
  play: async (context) => {
    const dialog = await loseSession(context)
    const { userEvent } = context
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'No' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(
      await context.canvas.findByRole('button', { name: 'Send me a magic link' }),
    ).toBeVisible()
  },
}

const other = 'zoe.barbier@maison-lueur.example'

/** Signs in as another person while there is unsaved work. */
async function signInAsOther(context: PlayContext) {
  const dialog = await loseSession(context)
  const { userEvent } = context
  const field = await dialog.findByRole('textbox', { name: 'Email' })
  await userEvent.clear(field)
  await userEvent.type(field, other)
  await userEvent.click(dialog.getByRole('button', { name: 'Send me a magic link' }))
  await userEvent.type(
    await dialog.findByRole('textbox', { name: 'Code' }),
    await codeFor(worldOf(context), other),
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Login' }))
  return within(await screen.findByRole('alertdialog', { name: 'Un autre compte est ouvert' }))
}

export const OtherAccount: StoryObj = {
  name: 'Asks before another account replaces unsaved work',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const question = await signInAsOther(context)
    const owner = question.getByText(new RegExp(`appartient au compte ${email}`))
    await waitFor(() => expect(owner).toBeVisible())
    const name = context.canvasElement.querySelector<HTMLInputElement>('input')
    await expect(name).toHaveValue('Signature du salon')
  },
}

export const ReclaimsWork: StoryObj = {
  name: 'Asks for the code of the account that owns the work',
  play: async (context) => {
    const question = await signInAsOther(context)
    await context.userEvent.click(question.getByRole('button', { name: 'Revenir à mon compte' }))
    const dialog = await screen.findByRole('dialog', { name: 'Reconnectez-vous pour continuer' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

export const AbandonsWork: StoryObj = {
  name: 'Continues with the other account when the work is discarded',
  play: async (context) => {
    const question = await signInAsOther(context)
    await context.userEvent.click(question.getByRole('button', { name: 'Abandonner la saisie' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await expect((await context.canvas.findAllByText(other))[0]).toBeVisible()
  },
}

export const Default: StoryObj = {
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const dialog = await loseSession(context)
    await expect(await dialog.findByRole('textbox', { name: 'Email' })).toHaveValue(email)
    await expect(dialog.getAllByRole('heading')).toHaveLength(1)
    await expect(dialog.queryByText(/nouveau compte/)).toBeNull()
  },
}
