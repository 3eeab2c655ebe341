import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import { changeElsewhere } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import {
  batches,
  emailsOf,
  type PlayContext,
  lise,
  paul,
  people,
  readTable,
  rose,
  table,
} from '../testing/story-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Employees/Import under way',
  ...productStory(product, { path: '/users?search=benali', api: { userId: demoIds.admin } }),
}
export default meta

/** Returns the names before the @ of all emails in the creation requests, in order. */
const created = (context: PlayContext) =>
  worldOf(context)
    .requests.filter(({ method, path }) => method === 'POST' && path === batches)
    .flatMap(({ body }) => (JSON.parse(body) as { rows: { email: string }[] }).rows)
    .map(({ email }) => email.split('@')[0])

/** Makes a table of one full batch and one more row: line 2 is Rose, line 202 is Lise. */
const twoBatches = () => table(rose, ...people(199), lise)

export const Imported: StoryObj = {
  name: '[1.4.34] [1.4.35] [1.4.38] Creates employees batch by batch, then says that all are imported',
  play: async (context) => {
    const { canvas, userEvent } = context
    const dialog = await readTable(context, twoBatches())
    const seen: (string | null)[][] = []
    const watch = new MutationObserver(() => seen.push(emailsOf(dialog)))
    watch.observe(document.body, { childList: true, subtree: true, characterData: true })
    await userEvent.click(dialog.getByRole('button', { name: 'Importer 201 employés' }))
    await expect(await dialog.findByText('All user imported')).toBeVisible()
    watch.disconnect()
    // Rose's row disappears once she is created, while Lise's is still listed.
    const isLiseAlone = (emails: (string | null)[]) =>
      emails.some((text) => text?.includes('lise.')) && !emails.join().includes('rose.')
    await expect(seen.some(isLiseAlone)).toBe(true)
    const names = created(context)
    await expect(names).toHaveLength(201)
    await expect([names[0], names[1], names[200]]).toEqual([
      'rose.martin',
      'personne.0',
      'lise.morel',
    ])
    await userEvent.click(dialog.getByRole('button', { name: 'Terminer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const search = canvas.getByRole('searchbox', { name: 'Chercher' })
    await userEvent.clear(search)
    await canvas.findByRole('row', { name: /personne\.0@/ })
    await userEvent.type(search, 'lise morel')
    await expect(await canvas.findByText('lise.morel@maison-lueur.example')).toBeVisible()
    // Two rows remain: the heading and Lise's row.
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Employes261')
  },
}

const message = 'Ligne 3, paul.petit@maison-lueur.example : Cette adresse email existe déjà'

/** Imports three people. After the check, another user creates the second one. */
async function stopAtPaul(context: PlayContext) {
  const dialog = await readTable(context, table(rose, paul, lise))
  const world = worldOf(context)
  await waitFor(() =>
    expect(world.requests.some(({ path }) => decodeURIComponent(path).includes('paul.'))).toBe(
      true,
    ),
  )
  const email = 'paul.petit@maison-lueur.example'
  await changeElsewhere(world, '/organisation/demo-organisation/users', { email }, 'POST')
  await context.userEvent.click(dialog.getByRole('button', { name: 'Importer 3 employés' }))
  await expect((await screen.findAllByText(message)).length).toBeGreaterThan(2)
  // The message stays visible in three places: the notification, the dialog, and the notice behind
  // the dialog.
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(3))
  return dialog
}

export const Stopped: StoryObj = {
  name: '[1.4.36] [1.4.37] [1.8.12] Stops at the first failure and names row and email',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const dialog = await stopAtPaul(context)
    await expect(dialog.getByText('1 sur 3')).toBeVisible()
    await expect(dialog.queryByText('rose.martin@maison-lueur.example')).toBeNull()
    await expect(dialog.getByText('lise.morel@maison-lueur.example')).toBeVisible()
    await expect(await dialog.findByText('Existe déjà')).toBeInTheDocument()
  },
}

export const Resumed: StoryObj = {
  name: 'Resumes after the failed row was removed, and creates no duplicates',
  play: async (context) => {
    const { userEvent } = context
    const dialog = await stopAtPaul(context)
    await userEvent.click(dialog.getByRole('button', { name: 'Retirer la ligne 3' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Reprendre' }))
    await expect(await dialog.findByText('All user imported')).toBeVisible()
    await expect(dialog.getByText('2 employés créés')).toBeVisible()
  },
}

/** Holds back requests whose body contains this text until they are released. */
function holdBack({ msw }: PlayContext, text: string) {
  const sent = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  msw.use(
    http.post(batches, async ({ request }) => {
      if (!(await request.clone().text()).includes(text)) return
      sent.resolve()
      await released.promise
    }),
  )
  return { sent: sent.promise, release: released.resolve }
}

/** Imports two batches; the second one waits for `release`. */
async function importUntilLise(context: PlayContext) {
  const { sent, release } = holdBack(context, 'lise.')
  const dialog = await readTable(context, twoBatches())
  await context.userEvent.click(dialog.getByRole('button', { name: 'Importer 201 employés' }))
  await expect(await dialog.findByText('200 sur 201')).toBeVisible()
  await sent
  return { dialog, release }
}

export const Running: StoryObj = {
  name: 'Shows the progress, and continues on every page while the dialog is closed',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { dialog, release } = await importUntilLise(context)
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }))
    await expect(await canvas.findByText('Un import est en cours')).toBeVisible()
    await expect(canvas.getByText('200 sur 201')).toBeVisible()
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    await expect(leaving.defaultPrevented).toBe(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher' }))
    const again = within(await screen.findByRole('dialog', { name: 'Importer des employés' }))
    await expect(again.getByText('200 sur 201')).toBeVisible()
    await expect(again.getByRole('button', { name: 'Mettre en pause' })).toBeEnabled()
    await expect(again.getByText('lise.morel@maison-lueur.example')).toBeVisible()
    void release
  },
}

export const Banner: StoryObj = {
  name: 'Is shown at the top of the pages while its dialog is closed',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { dialog } = await importUntilLise(context)
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }))
    await expect(await canvas.findByText('Un import est en cours')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await canvas.findByText('ines.benali@maison-lueur.example')
  },
}

export const PausedUnderWay: StoryObj = {
  name: 'Locks the rows being sent, and moves focus to the button that resumes',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { sent } = holdBack(context, 'rose.')
    const dialog = await readTable(context, twoBatches())
    await context.userEvent.click(dialog.getByRole('button', { name: 'Importer 201 employés' }))
    await sent
    const pause = await dialog.findByRole('button', { name: 'Mettre en pause' })
    pause.focus()
    await context.userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Reprendre' })).toHaveFocus())
    await expect(dialog.getByText(/^Les lignes 2 à 201 sont envoyées/)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: /^Email, ligne 2$/ })).toBeNull()
    await expect(dialog.queryByRole('button', { name: 'Retirer la ligne 2' })).toBeNull()
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    await expect(leaving.defaultPrevented).toBe(false)
  },
}

export const PausedAndResumed: StoryObj = {
  name: 'Resumes after a pause, and creates no duplicates',
  play: async (context) => {
    const { userEvent } = context
    const { sent, release } = holdBack(context, 'rose.')
    const dialog = await readTable(context, twoBatches())
    await userEvent.click(dialog.getByRole('button', { name: 'Importer 201 employés' }))
    await sent
    await userEvent.click(await dialog.findByRole('button', { name: 'Mettre en pause' }))
    release()
    await expect(await dialog.findByText('200 sur 201')).toBeVisible()
    await expect(await dialog.findByRole('button', { name: 'Retirer la ligne 202' })).toBeVisible()
    await expect(created(context)).toHaveLength(200)
    await userEvent.click(dialog.getByRole('button', { name: 'Reprendre' }))
    await expect(await dialog.findByText('All user imported')).toBeVisible()
    await expect(created(context)).toHaveLength(201)
  },
}

/**
 * Lets the server create batches, but holds back its responses until the returned function is
 * called.
 */
function holdAnswer(context: PlayContext): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  context.msw.use(
    http.post(batches, async ({ request }) => {
      const answer = await worldOf(context).fetch(request)
      await promise
      return answer
    }),
  )
  return resolve
}

export const PausedBeforeTheResponse: StoryObj = {
  name: 'Reports no error for rows being sent, whose emails exist because they were just created',
  play: async (context) => {
    const { userEvent } = context
    const release = holdAnswer(context)
    const dialog = await readTable(context, table(rose, paul, lise))
    await userEvent.click(dialog.getByRole('button', { name: 'Importer 3 employés' }))
    await waitFor(() => expect(created(context)).toHaveLength(3))
    await userEvent.click(dialog.getByRole('button', { name: 'Mettre en pause' }))
    await new Promise((resolve) => setTimeout(resolve, 100))
    await expect(dialog.queryByText('Existe déjà')).toBeNull()
    await userEvent.click(await dialog.findByRole('button', { name: 'Reprendre' }))
    release()
    await expect(await dialog.findByText('All user imported')).toBeVisible()
    await expect(dialog.getByText('3 employés créés')).toBeVisible()
  },
}

export const Offline: StoryObj = {
  name: 'Waits when the connection is lost, and reports no row error',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { userEvent } = context
    const away = http.post(batches, () => HttpResponse.error())
    context.msw.use(away)
    const dialog = await readTable(context, table(rose, paul, lise))
    await userEvent.click(dialog.getByRole('button', { name: 'Importer 3 employés' }))
    await expect(await dialog.findByText('Connexion perdue')).toBeVisible()
    await expect(dialog.queryByText(/^Ligne \d/)).toBeNull()
    await expect(dialog.getByRole('button', { name: 'Mettre en pause' })).toBeEnabled()
  },
}

export const OnlineAgain: StoryObj = {
  name: 'Sends the batch again as soon as the browser is online',
  play: async (context) => {
    const { userEvent } = context
    let isAway = true
    context.msw.use(http.post(batches, () => (isAway ? HttpResponse.error() : undefined)))
    const dialog = await readTable(context, table(rose, paul, lise))
    await userEvent.click(dialog.getByRole('button', { name: 'Importer 3 employés' }))
    await expect(await dialog.findByText('Connexion perdue')).toBeVisible()
    isAway = false
    window.dispatchEvent(new Event('online'))
    await expect(await dialog.findByText('All user imported')).toBeVisible()
    await expect(dialog.queryByText('Connexion perdue')).toBeNull()
  },
}

async function drop(context: PlayContext, dialog: ReturnType<typeof within>) {
  await context.userEvent.click(dialog.getByRole('button', { name: 'Abandonner' }))
  return within(await screen.findByRole('alertdialog'))
}

export const AbandonedRunning: StoryObj = {
  name: 'Is abandoned while it runs: the batch being sent is created, but nobody else',
  play: async (context) => {
    const { canvas, userEvent } = context
    const { dialog, release } = await importUntilLise(context)
    const question = await drop(context, dialog)
    await expect(question.getByText(/200 employés déjà créés/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    release()
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Employes261'),
    )
    await expect(canvas.queryByText('Un import est en cours')).toBeNull()
  },
}

export const EndsDuringQuestion: StoryObj = {
  name: 'Closes the confirmation about abandoning it when it finishes in the meantime',
  play: async (context) => {
    const { dialog, release } = await importUntilLise(context)
    await drop(context, dialog)
    release()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(await dialog.findByText('All user imported')).toBeVisible()
  },
}

export const Abandoned: StoryObj = {
  name: 'Keeps the created employees when the rest is abandoned, and reports the import as abandoned',
  play: async (context) => {
    const { canvas, userEvent } = context
    const dialog = await stopAtPaul(context)
    const question = await drop(context, dialog)
    await expect(question.getByText(/1 employé déjà créé/)).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.queryByText('Un import n’est pas terminé')).toBeNull()
    const heading = canvas.getByRole('heading', { level: 1 })
    await waitFor(() => expect(heading).toHaveTextContent('Employes62'))
    const report = () =>
      worldOf(context).requests.find(({ path }) => path.endsWith('/import-done'))?.body ?? '{}'
    await waitFor(() => expect(JSON.parse(report())).toMatchObject({ created: 1, left: 2 }))
  },
}
