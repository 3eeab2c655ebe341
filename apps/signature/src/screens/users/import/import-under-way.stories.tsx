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
    const { requests } = worldOf(context)
    const sent = requests.filter(({ method, path }) => method === 'POST' && path === users)
    await expect(sent.map(({ body }) => (JSON.parse(body) as { email: string }).email)).toEqual([
      'rose.martin@maison-lueur.example',
      'paul.petit@maison-lueur.example',
      'lise.morel@maison-lueur.example',
    ])
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
    await waitFor(() => expect(dialog.queryByText('lise.morel@maison-lueur.example')).toBeNull())
    await expect(await dialog.findByText('Existe déjà')).toBeVisible()
    // The refused one did not come through to the server.
    const sent = worldOf(context).requests.filter(
      ({ method, path }) => method === 'POST' && path === users,
    )
    await expect(sent.map(({ body }) => (JSON.parse(body) as { email: string }).email)).toEqual([
      'rose.martin@maison-lueur.example',
      'lise.morel@maison-lueur.example',
    ])
    // The message at the top of the page goes.
    await waitFor(() => expect(screen.queryByText(/paul.petit/)).toBeNull())
  },
}

export const Running: StoryObj = {
  name: 'Shows how far it has come, pauses, and goes on while the dialog is closed',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(users, async ({ request }) => {
        const { email } = (await request.clone().json()) as { email: string }
        if (email.startsWith('paul')) await delay('infinite')
        return undefined
      }),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context
    const dialog = await readTable(context, table(rose, paul, lise))
    await userEvent.click(dialog.getByRole('button', { name: 'Importer 3 employés' }))
    await expect(await dialog.findByText('1 sur 3')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Fermer' }))
    await expect(await canvas.findByText('Un import est en cours')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher' }))
    const again = within(await screen.findByRole('dialog', { name: 'Importer des employés' }))
    await expect(again.getByRole('button', { name: 'Mettre en pause' })).toBeEnabled()
    await expect(again.getByText('paul.petit@maison-lueur.example')).toBeVisible()
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
