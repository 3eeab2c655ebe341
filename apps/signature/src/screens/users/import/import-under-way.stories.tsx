import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '../../../product.ts'
import {
  emailsOf,
  type PlayContext,
  lise,
  paul,
  readTable,
  rose,
  table,
  users,
} from '../../../testing/import-helpers.ts'
import { changes, failure } from '../../../testing/story-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Import of employees, under way',
  ...productStory(product, { path: '/users?search=benali', api: { userId: demoIds.admin } }),
}
export default meta

/** Those whom the server was asked to create. */
const created = (context: PlayContext) =>
  worldOf(context)
    .requests.filter(({ method, path }) => method === 'POST' && path === users)
    .map(({ body }) => (JSON.parse(body) as { email: string }).email.split('.')[0])

export const Imported: StoryObj = {
  name: '[1.4.34] [1.4.35] [1.4.38] Creates row after row, then says that all are',
  play: async (context) => {
    const { canvas, userEvent } = context
    const dialog = await readTable(context, table(rose, paul, lise))
    const seen: (string | null)[][] = []
    const watch = new MutationObserver(() => seen.push(emailsOf(dialog)))
    watch.observe(document.body, { childList: true, subtree: true, characterData: true })
    await userEvent.click(dialog.getByRole('button', { name: 'Importer 3 employés' }))
    await expect(await dialog.findByText('All user imported')).toBeVisible()
    watch.disconnect()
    // What is created has left the list while the others still stand there.
    const isLiseAlone = (emails: (string | null)[]) =>
      emails.some((text) => text?.includes('lise.')) && !emails.join().includes('rose.')
    await expect(seen.some(isLiseAlone)).toBe(true)
    await expect(created(context)).toEqual(['rose', 'paul', 'lise'])
    await userEvent.click(dialog.getByRole('button', { name: 'Terminer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const search = canvas.getByRole('searchbox', { name: 'Chercher' })
    await userEvent.clear(search)
    await userEvent.type(search, 'lise morel')
    await expect(await canvas.findByText('lise.morel@maison-lueur.example')).toBeVisible()
    // The heading's row and that one: the others have gone.
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Employes63')
  },
}

const refusePaul = http.post(users, async ({ request }) => {
  const { email } = (await request.clone().json()) as { email: string }
  return email.startsWith('paul') ? failure(409, 107, 'Existe déjà', 'DUPLICATE') : undefined
})

const message = 'Ligne 3, paul.petit@maison-lueur.example : Existe déjà'

/** Imports three, of whom the second is refused. */
async function stopAtPaul(context: PlayContext) {
  const dialog = await readTable(context, table(rose, paul, lise))
  await context.userEvent.click(dialog.getByRole('button', { name: 'Importer 3 employés' }))
  await expect((await screen.findAllByText(message)).length).toBeGreaterThan(1)
  // The message at the top of the page goes, the one in the dialog stays.
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(1))
  return dialog
}

export const Stopped: StoryObj = {
  name: '[1.4.36] [1.4.37] [1.8.12] Stops at the first failure and names row and email',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: ({ msw }) => msw.use(refusePaul),
  play: async (context) => {
    const dialog = await stopAtPaul(context)
    await expect(dialog.getByText('1 sur 3')).toBeVisible()
    await expect(dialog.queryByText('rose.martin@maison-lueur.example')).toBeNull()
    await expect(dialog.getByText('lise.morel@maison-lueur.example')).toBeVisible()
  },
}

export const Resumed: StoryObj = {
  name: 'Goes on after the row that failed was taken out, and creates nobody twice',
  beforeEach: ({ msw }) => msw.use(refusePaul),
  play: async (context) => {
    const { userEvent } = context
    const dialog = await stopAtPaul(context)
    await userEvent.click(dialog.getByRole('button', { name: 'Retirer la ligne 3' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Reprendre' }))
    await expect(await dialog.findByText('All user imported')).toBeVisible()
    await expect(changes(worldOf(context)).filter((call) => call.endsWith('/users'))).toHaveLength(
      2,
    )
  },
}

/** From the refused row on, nothing is said any more about who exists. */
function refusePaulAndFallSilent() {
  let isSilent = false
  return [
    http.post(users, async ({ request }) => {
      const { email } = (await request.clone().json()) as { email: string }
      if (!email.startsWith('paul')) return
      isSilent = true
      return failure(409, 107, 'Existe déjà', 'DUPLICATE')
    }),
    http.get(users, async ({ request }) => {
      const asksForEmails = new URL(request.url).searchParams.get('filter')?.includes('"email"')
      if (isSilent && asksForEmails) await delay('infinite')
    }),
  ]
}

export const ResumedAtOnce: StoryObj = {
  name: 'Keeps aside who exists when it goes on before the server has been asked again',
  beforeEach: ({ msw }) => msw.use(...refusePaulAndFallSilent()),
  play: async (context) => {
    const { userEvent } = context
    const ines = 'Benali;Inès;ines.benali@maison-lueur.example;;'
    const dialog = await readTable(context, table(rose, ines, paul, lise))
    await userEvent.click(await dialog.findByRole('button', { name: 'Importer 3 employés' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Retirer la ligne 4' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Reprendre' }))
    // The refused one did not come through to the server.
    await waitFor(() => expect(created(context)).toEqual(['rose', 'lise']))
    await waitFor(() => expect(dialog.queryByText('lise.morel@maison-lueur.example')).toBeNull())
    await expect(await dialog.findByText('Existe déjà')).toBeVisible()
    // The message at the top of the page goes.
    await waitFor(() => expect(screen.queryByText(/paul.petit/)).toBeNull())
  },
}

/** Has the creation of this person wait until it is released. */
function holdBack({ msw }: PlayContext, name: string) {
  const sent = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  msw.use(
    http.post(users, async ({ request }) => {
      const { email } = (await request.clone().json()) as { email: string }
      if (!email.startsWith(name)) return
      sent.resolve()
      await held.promise
    }),
  )
  return { sent: sent.promise, release: held.resolve }
}

/** Imports three; `release` lets the second be created, who is under way. */
async function importUntilPaul(context: PlayContext) {
  const { sent, release } = holdBack(context, 'paul')
  const dialog = await readTable(context, table(rose, paul, lise))
  await context.userEvent.click(dialog.getByRole('button', { name: 'Importer 3 employés' }))
  await expect(await dialog.findByText('1 sur 3')).toBeVisible()
  // Only now a pause comes after it: how far the first has come is written down before.
  await sent
  return { dialog, release }
}

export const Running: StoryObj = {
  name: 'Shows how far it has come, and goes on while the dialog is closed',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    holdBack(context, 'lise')
    const { dialog, release } = await importUntilPaul(context)
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }))
    await expect(await canvas.findByText('Un import est en cours')).toBeVisible()
    release()
    await expect(await canvas.findByText(/^1 employé à créer/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher' }))
    const again = within(await screen.findByRole('dialog', { name: 'Importer des employés' }))
    await expect(again.getByText('2 sur 3')).toBeVisible()
    await expect(again.getByRole('button', { name: 'Mettre en pause' })).toBeEnabled()
    await expect(again.getByText('lise.morel@maison-lueur.example')).toBeVisible()
  },
}

/** Pauses while the second of three is under way, who is created all the same. */
async function pauseAtPaul(context: PlayContext) {
  const { dialog, release } = await importUntilPaul(context)
  await context.userEvent.click(dialog.getByRole('button', { name: 'Mettre en pause' }))
  await expect(await dialog.findByRole('button', { name: 'Reprendre' })).toBeEnabled()
  release()
  await expect(await dialog.findByText('2 sur 3')).toBeVisible()
  return dialog
}

export const Paused: StoryObj = {
  name: 'Pauses after the row under way, and shows what is left',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const dialog = await pauseAtPaul(context)
    await expect(dialog.queryByRole('button', { name: 'Mettre en pause' })).toBeNull()
    await expect(dialog.getByRole('button', { name: 'Retirer la ligne 4' })).toBeVisible()
    await expect(dialog.queryByText('paul.petit@maison-lueur.example')).toBeNull()
    await expect(created(context)).toEqual(['rose', 'paul'])
    // The list behind the dialog counts them.
    const heading = context.canvas.getByRole('heading', { level: 1, hidden: true })
    await waitFor(() => expect(heading).toHaveTextContent('Employes62'))
  },
}

export const PausedUnderWay: StoryObj = {
  name: 'Keeps the row under way as it was sent, and the focus on the button that goes on',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { dialog } = await importUntilPaul(context)
    const pause = dialog.getByRole('button', { name: 'Mettre en pause' })
    pause.focus()
    await context.userEvent.keyboard('{Enter}')
    await expect(await dialog.findByRole('button', { name: 'Reprendre' })).toHaveFocus()
    await expect(dialog.getByText(/^La ligne 3 est en cours de création/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: /^Email, ligne 4/ })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Retirer la ligne 4' })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: /^Email, ligne 3/ })).toBeNull()
    await expect(dialog.queryByRole('button', { name: 'Retirer la ligne 3' })).toBeNull()
  },
}

export const RefusedAfterPause: StoryObj = {
  name: 'Gives the row under way back to be corrected when it was refused after the pause',
  beforeEach: ({ msw }) => msw.use(refusePaul),
  play: async (context) => {
    const { dialog, release } = await importUntilPaul(context)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Mettre en pause' }))
    await expect(await dialog.findByRole('button', { name: 'Retirer la ligne 4' })).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Retirer la ligne 3' })).toBeNull()
    release()
    await expect(await dialog.findByRole('button', { name: /^Email, ligne 3/ })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Retirer la ligne 3' })).toBeVisible()
    // The message at the top of the page goes.
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(1))
  },
}

/** The second of three is created, but its answer comes only when the result is called. */
function holdAnswer(context: PlayContext): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  context.msw.use(
    http.post(users, async ({ request }) => {
      const { email } = (await request.clone().json()) as { email: string }
      if (!email.startsWith('paul')) return undefined
      const answer = await worldOf(context).fetch(request)
      await promise
      return answer
    }),
  )
  return resolve
}

export const PausedBeforeTheAnswer: StoryObj = {
  name: 'Finds no fault in the row under way, whose email exists because it was just created',
  play: async (context) => {
    const { userEvent } = context
    const release = holdAnswer(context)
    const dialog = await readTable(context, table(rose, paul, lise))
    await userEvent.click(dialog.getByRole('button', { name: 'Importer 3 employés' }))
    await waitFor(() => expect(created(context)).toEqual(['rose', 'paul']))
    await userEvent.click(dialog.getByRole('button', { name: 'Mettre en pause' }))
    const asked = () =>
      worldOf(context).requests.filter(({ path }) => decodeURIComponent(path).includes('paul.'))
    await waitFor(() => expect(asked().length).toBeGreaterThan(1))
    await new Promise((resolve) => setTimeout(resolve, 100))
    await expect(dialog.queryByText('Existe déjà')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Reprendre' }))
    release()
    await expect(await dialog.findByText('All user imported')).toBeVisible()
    await expect(created(context)).toEqual(['rose', 'paul', 'lise'])
  },
}

export const PausedAndResumed: StoryObj = {
  name: 'Goes on after a pause, and creates nobody twice',
  play: async (context) => {
    const dialog = await pauseAtPaul(context)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Reprendre' }))
    await expect(await dialog.findByText('All user imported')).toBeVisible()
    await expect(created(context)).toEqual(['rose', 'paul', 'lise'])
  },
}

export const GivenUpRunning: StoryObj = {
  name: 'Is given up while it runs: whoever is under way is created, nobody after',
  play: async (context) => {
    const { canvas, userEvent } = context
    const { dialog, release } = await importUntilPaul(context)
    await userEvent.click(dialog.getByRole('button', { name: 'Abandonner' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(/1 employé déjà créé/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    release()
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Employes62'),
    )
    await expect(created(context)).toEqual(['rose', 'paul'])
    await expect(canvas.queryByText('Un import est en cours')).toBeNull()
  },
}

export const EndsWhileAsked: StoryObj = {
  name: 'Takes the question whether to give it up back when it ends meanwhile',
  play: async (context) => {
    const { userEvent } = context
    const { dialog, release } = await importUntilPaul(context)
    await userEvent.click(dialog.getByRole('button', { name: 'Abandonner' }))
    await screen.findByRole('alertdialog')
    release()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(await dialog.findByText('All user imported')).toBeVisible()
  },
}

export const GivenUp: StoryObj = {
  name: 'Keeps what was created when the rest is given up',
  beforeEach: ({ msw }) => msw.use(refusePaul),
  play: async (context) => {
    const { canvas, userEvent } = context
    const dialog = await readTable(context, table(rose, paul, lise))
    await userEvent.click(dialog.getByRole('button', { name: 'Importer 3 employés' }))
    await dialog.findByText('1 sur 3')
    await userEvent.click(await dialog.findByRole('button', { name: 'Abandonner' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText(/1 employé déjà créé/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.queryByText('Un import n’est pas terminé')).toBeNull()
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Employes61'),
    )
  },
}
