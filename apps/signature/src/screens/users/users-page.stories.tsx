import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '../../product.ts'
import { bodyOf, changes, failure, isWhole } from '../../testing/story-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Employees',
  ...productStory(product, { path: '/users', api: { userId: demoIds.admin } }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

const users = '/api/organisation/demo-organisation/users'
const newEmail = 'rose.martin@maison-lueur.example'

async function openCreation({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Créer un employé' }))
  return within(await screen.findByRole('dialog', { name: 'Nouvel employé' }))
}

async function createRose(context: PlayContext) {
  await context.canvas.findByText('ines.benali@maison-lueur.example')
  const dialog = await openCreation(context)
  const { userEvent } = context
  await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), newEmail)
  await userEvent.type(dialog.getByRole('textbox', { name: 'Prénom' }), 'Rose')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Nom' }), 'Martin')
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  return dialog
}

export const Filled: StoryObj = {
  name: '[1.2.36] [1.2.73] [1.2.74] Lists the employees with email, name, team and signature',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ines.benali@maison-lueur.example')).toBeVisible()
    const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headings).toEqual(['Email', 'Nom', 'Team', 'Signature', 'Actions'])
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Employes60')
  },
}

export const RowActions: StoryObj = {
  name: '[1.2.76] [1.2.77] [1.6.06] Offers edit and delete, but never to delete oneself',
  parameters: { path: '/users?search=moreau' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Modifier Camille Moreau' }),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Supprimer Camille Moreau' })).toBeNull()
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Chercher' }))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Chercher' }), 'benali')
    await expect(await canvas.findByRole('button', { name: 'Supprimer Inès Benali' })).toBeVisible()
  },
}

export const Created: StoryObj = {
  name: '[1.4.43] Shows a new employee at once, then reads users and organisation anew',
  play: async (context) => {
    await createRose(context)
    await expect(await context.canvas.findByText(newEmail)).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await screen.findByText('Saved')
    const { requests } = worldOf(context)
    const created = requests.findIndex(({ method, path }) => method === 'POST' && path === users)
    const after = () => requests.slice(created).map(({ path }) => path.replace(/\?.*/, ''))
    await waitFor(() => expect(after()).toContain('/api/organisation/demo-organisation'))
    await waitFor(() => expect(after().filter((path) => path === users)).toHaveLength(2))
    await expect(requests[created]?.idempotencyKey).toMatch(/^[\w-]{20,}$/)
  },
}

export const Creating: StoryObj = {
  name: 'Stands in the list while it is being created',
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(users, async () => {
        await delay('infinite')
      }),
    ),
  play: async (context) => {
    await createRose(context)
    await expect(await context.canvas.findByText(newEmail)).toBeInTheDocument()
    await screen.findByText('Saving...')
  },
}

export const CreationFails: StoryObj = {
  name: '[1.4.44] [1.8.07] Takes the entry back when creating fails, and keeps what was typed',
  beforeEach: ({ msw }) =>
    msw.use(http.post(users, () => failure(409, 107, 'Cet email existe déjà', 'DUPLICATE'))),
  play: async (context) => {
    const dialog = await createRose(context)
    await screen.findByText('Saving...')
    await expect((await screen.findAllByText('Cet email existe déjà')).length).toBeGreaterThan(0)
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(newEmail)
    await expect(context.canvas.queryByText(newEmail)).toBeNull()
  },
}

export const WithoutEmail: StoryObj = {
  name: '[1.5.03] [1.5.19] Asks for an email, and a right one',
  play: async (context) => {
    const dialog = await openCreation(context)
    const { userEvent } = context
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await expect(await dialog.findByText(/Ne peut pas être vide/)).toBeInTheDocument()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'rose')
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await expect(await dialog.findByText("Mauvais format d'email")).toBeInTheDocument()
    await expect(changes(worldOf(context))).toEqual([])
  },
}

export const Edited: StoryObj = {
  name: '[1.5.20] Changes everything about an employee but the email',
  parameters: { path: '/users?search=benali' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Modifier Inès Benali' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifier un employé' }))
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly')
    const name = dialog.getByRole('textbox', { name: 'Nom' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Benali Roy')
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await expect(await canvas.findByText('Inès Benali Roy')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [change] = changes(worldOf(context))
    await expect(change).toMatch(/^PATCH \/api\/user\//)
    await expect(bodyOf(worldOf(context), 'PATCH', change?.slice(6) ?? '')).not.toHaveProperty(
      'email',
    )
  },
}

export const Deleted: StoryObj = {
  name: '[1.8.17] [1.8.18] Asks before deleting an employee',
  parameters: { path: '/users?search=benali' },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer Inès Benali' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(
      dialog.getByText('Are you sure you want to delete Inès Benali?'),
    ).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }))
    await screen.findByText('deleted')
    await expect(canvas.queryByText('ines.benali@maison-lueur.example')).toBeNull()
  },
}

export const DeletionFails: StoryObj = {
  name: 'Puts the row back when deleting fails',
  parameters: { path: '/users?search=benali' },
  beforeEach: ({ msw }) =>
    msw.use(http.delete('/api/user/:id', () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer Inès Benali' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    await screen.findByText('Unknown error')
    await expect(await canvas.findByText('ines.benali@maison-lueur.example')).toBeVisible()
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(users, async () => {
        await delay('infinite')
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Chargement…' })).toBeInTheDocument()
  },
}

let isFailing = true

export const LoadingFails: StoryObj = {
  beforeEach: ({ msw }) => {
    isFailing = true
    msw.use(http.get(users, () => (isFailing ? failure(500, -1, 'Unknown error') : undefined)))
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('La liste n’a pas pu être chargée')).toBeVisible()
    isFailing = false
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByText('ines.benali@maison-lueur.example')).toBeVisible()
  },
}

export const Empty: StoryObj = {
  beforeEach: ({ msw }) =>
    msw.use(http.get(users, () => HttpResponse.json({ data: [], total: 0 }))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Ajoutez votre premier employé' }),
    ).toBeVisible()
  },
}

export const Dark: StoryObj = { globals: { scheme: 'dark' }, play: isWhole }

export const Phone: StoryObj = { globals: { viewport: { value: 'phone' } }, play: isWhole }
