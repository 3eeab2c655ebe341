import { signInAs } from '@org/api/memory'
import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, changeElsewhere, failure, neverResponds } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { seedWithTwoAccounts } from '#shared/testing/account-fixtures.ts'
import { pickFile, confirmCrop, isStored, imageFile } from '#shared/testing/upload-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Profile/Page',
  ...productStory(product, {
    path: '/profile',
    api: { userId: demoIds.admin, seed: seedWithTwoAccounts },
  }),
}
export default meta

export const Default: StoryObj = {
  name: 'Shows the person, the rights and the other accounts, and saves the editable fields',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByLabelText('Email')).toHaveAttribute('readonly')
    await expect(canvas.getByText('Administrateur de la société')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Ouvrir Atelier Moreau' })).toBeVisible()
    const position = canvas.getByLabelText('Poste')
    await userEvent.clear(position)
    await userEvent.type(position, 'Présidente')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await within(document.body).findByText('Saved')
    await expect(bodyOf(worldOf(context), 'PATCH', '/api/user/me')).toMatchObject({
      position: 'Présidente',
    })
  },
}

export const OwnPhoto: StoryObj = {
  name: 'Saves the person’s LinkedIn page and photo, which the menu shows too',
  parameters: { api: { userId: demoIds.member } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const linkedIn = await canvas.findByRole('textbox', { name: 'LinkedIn' })
    await userEvent.clear(linkedIn)
    await userEvent.type(linkedIn, 'zoe')
    await userEvent.tab()
    await waitFor(() => expect(linkedIn).toBeInvalid())
    await userEvent.clear(linkedIn)
    await userEvent.type(linkedIn, 'https://www.linkedin.com/in/zoe')
    await pickFile(canvas, 'Photo', await imageFile(300, 200))
    await confirmCrop()
    await isStored(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await screen.findByText('Saved')
    const sent = bodyOf(worldOf(context), 'PATCH', '/api/user/me')
    await expect(sent).toMatchObject({
      linkedIn: 'https://www.linkedin.com/in/zoe',
      picture_id: expect.any(String) as string,
    })
    const { picture_id } = sent as { picture_id: string }
    const menu = canvas.getByRole('complementary')
    await waitFor(() =>
      expect(menu.querySelector('img')).toHaveAttribute('src', `/api/media/${picture_id}/file`),
    )
  },
}

export const Loading: StoryObj = {
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: ({ msw }) => msw.use(neverResponds('/api/user/me')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('progressbar', { name: 'Chargement…' })).toBeVisible()
  },
}

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

/** Types a different position and phone number, and presses 'Enregistrer'. */
async function saveOthers({ canvas, userEvent }: PlayContext) {
  const position = await canvas.findByRole('textbox', { name: 'Poste' })
  const phone = canvas.getByRole('textbox', { name: 'Téléphone' })
  await userEvent.clear(position)
  await userEvent.type(position, 'Présidente')
  await userEvent.clear(phone)
  await userEvent.type(phone, '06 12 34 56 78')
  await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
  return { position, phone }
}

const failOnce: NonNullable<StoryObj['beforeEach']> = ({ msw }) =>
  msw.use(http.patch('/api/user/me', () => failure(500, -1, 'Unknown error'), { once: true }))

export const SavingFails: StoryObj = {
  name: 'Keeps the form’s values when saving fails',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: failOnce,
  play: async (context) => {
    const { position, phone } = await saveOthers(context)
    await expect(await context.canvas.findByText('une erreur est survenue')).toBeVisible()
    await expect(position).toHaveValue('Présidente')
    await expect(phone).toHaveValue('06 12 34 56 78')
  },
}

export const SavingFailsUnforeseen: StoryObj = {
  name: 'Shows the reference of an unexpected server error',
  beforeEach: ({ msw }) =>
    msw.use(
      http.patch('/api/user/me', () =>
        HttpResponse.json(
          {
            type: 'UNKNOWN',
            code: -1,
            message: 'Unknown error',
            payload: { reference: '1a2b3c4d' },
          },
          { status: 500 },
        ),
      ),
    ),
  play: async (context) => {
    await saveOthers(context)
    await expect(
      await context.canvas.findByText('une erreur est survenue (référence 1a2b3c4d)'),
    ).toBeVisible()
  },
}

export const SavedOnRetry: StoryObj = {
  name: 'Saves the values on a retry after a failure',
  beforeEach: failOnce,
  play: async (context) => {
    const { canvas, userEvent } = context
    await saveOthers(context)
    await canvas.findByText('une erreur est survenue')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await screen.findByText('Saved')
    await expect(canvas.queryByText('une erreur est survenue')).toBeNull()
    await expect(bodyOf(worldOf(context), 'PATCH', '/api/user/me')).toMatchObject({
      position: 'Présidente',
      phone_number: '06 12 34 56 78',
    })
  },
}

/**
 * Saves after an administrator has also changed the position, and waits until the conflict is
 * shown.
 */
async function causeConflict(context: PlayContext) {
  await context.canvas.findByRole('textbox', { name: 'Poste' })
  await changeElsewhere(worldOf(context), `/user/${demoIds.admin}`, { position: 'Directrice' })
  const fields = await saveOthers(context)
  const title = await context.canvas.findByText('Modifié entre-temps par quelqu’un d’autre')
  const notice = title.closest<HTMLElement>('[role=alert]')
  if (!notice) throw new Error('The question is no alert')
  return { ...fields, notice }
}

export const Conflict: StoryObj = {
  name: 'Shows an administrator’s change next to the user’s own',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { position, phone, notice } = await causeConflict(context)
    await expect(notice).toHaveTextContent('Votre saisiePrésidente')
    await expect(notice).toHaveTextContent('Version actuelleDirectrice')
    await expect(position).toHaveValue('Présidente')
    await expect(phone).toHaveValue('06 12 34 56 78')
  },
}

export const ConflictDiscarded: StoryObj = {
  name: 'Takes the administrator’s version, and keeps values that nobody else has changed',
  play: async (context) => {
    const { canvas, userEvent } = context
    const { position, phone, notice } = await causeConflict(context)
    await userEvent.click(
      within(notice).getByRole('button', { name: 'Reprendre la version actuelle' }),
    )
    await waitFor(() => expect(position).toHaveValue('Directrice'))
    await expect(phone).toHaveValue('06 12 34 56 78')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await screen.findByText('Saved')
    await expect(bodyOf(worldOf(context), 'PATCH', '/api/user/me')).toMatchObject({
      position: 'Directrice',
      phone_number: '06 12 34 56 78',
    })
  },
}

export const ConflictReplaced: StoryObj = {
  name: 'Replaces the administrator’s version on request',
  play: async (context) => {
    const { userEvent } = context
    const { notice } = await causeConflict(context)
    await userEvent.click(within(notice).getByRole('button', { name: 'Remplacer par ma saisie' }))
    await screen.findByText('Saved')
    await expect(bodyOf(worldOf(context), 'PATCH', '/api/user/me')).toMatchObject({
      position: 'Présidente',
      phone_number: '06 12 34 56 78',
    })
  },
}

/** Signs the person in on two more devices. */
const elsewhere: NonNullable<StoryObj['beforeEach']> = async (context) => {
  const { adapters } = worldOf(context)
  const { repositories, secrets, clock } = adapters
  const devices = [
    { browser: 'Safari', system: 'iPhone' },
    { browser: '', system: '' },
  ]
  for (const [index, device] of devices.entries()) {
    const { access_token: token } = await signInAs(adapters, demoIds.admin, device)
    const usedAt = clock.now() - (index + 1) * 86_400
    await repositories.tokens.touch(await secrets.sha256(token), usedAt)
  }
}

const sessionsIn = async ({ canvas }: PlayContext) =>
  within(await canvas.findByRole('list', { name: 'Vos sessions' }))

export const Sessions: StoryObj = {
  name: 'Lists the sessions with their devices and marks the current one',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: elsewhere,
  play: async (context) => {
    const [first, ...others] = (await sessionsIn(context)).getAllByRole('listitem')
    await expect(first).toHaveTextContent('Firefox sur WindowsSession actuelle')
    await expect(others).toHaveLength(2)
    first?.scrollIntoView({ block: 'center' })
  },
}

export const EndsOneSession: StoryObj = {
  name: 'Ends a session after a confirmation, and keeps focus in the list',
  beforeEach: elsewhere,
  play: async (context) => {
    const { userEvent } = context
    const sessions = await sessionsIn(context)
    await userEvent.click(sessions.getByRole('button', { name: /^Terminer la session Safari/ }))
    const name = 'Terminer la session « Safari sur iPhone » ?'
    const question = within(await screen.findByRole('alertdialog', { name }))
    await userEvent.click(question.getByRole('button', { name: 'Yes' }))
    await screen.findByText('Session terminée')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(sessions.getAllByRole('listitem')).toHaveLength(2)
    const [, next] = sessions.getAllByRole('button')
    await waitFor(() => expect(next).toHaveFocus())
  },
}

export const EndsOtherSessions: StoryObj = {
  name: 'Ends all other sessions at once',
  beforeEach: elsewhere,
  play: async (context) => {
    const { canvas, userEvent } = context
    const sessions = await sessionsIn(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Terminer les 2 autres sessions' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Yes' }))
    await screen.findByText('Les autres sessions sont terminées')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(sessions.getAllByRole('listitem')).toHaveLength(1)
    await expect(canvas.queryByRole('button', { name: /autres sessions/ })).toBeNull()
  },
}

export const SessionNotEnded: StoryObj = {
  name: 'Says why a session could not be ended, and keeps it in the list',
  beforeEach: [
    elsewhere,
    ({ msw }) =>
      msw.use(http.delete('/api/auth/sessions/:id', () => failure(500, -1, 'Unknown error'))),
  ],
  play: async (context) => {
    const { canvas, userEvent } = context
    const sessions = await sessionsIn(context)
    await userEvent.click(sessions.getByRole('button', { name: /^Terminer la session Safari/ }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(await canvas.findByText('Unknown error')).toBeVisible()
    await expect(sessions.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const SessionsNotLoaded: StoryObj = {
  name: 'Offers to sign out everywhere even if the sessions cannot be listed',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get('/api/auth/sessions', () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La liste n’a pas pu être chargée')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Se déconnecter partout' })).toBeEnabled()
  },
}

export const SignsOutEverywhere: StoryObj = {
  name: 'Ends every session of the account',
  parameters: { api: { userId: demoIds.member } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Se déconnecter partout' }))
    await expect(await canvas.findByRole('button', { name: 'Send me a magic link' })).toBeVisible()
    const seen = worldOf(context).requests.map(({ path }) => path)
    await expect(seen).toContain('/api/auth/logout?revoke_token=true')
  },
}
