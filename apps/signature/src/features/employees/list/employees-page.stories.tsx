import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, choose, failure, showsLoading } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { largeSeed } from '#shared/testing/large-seed.ts'
import { changes } from '#shared/testing/story-helpers.ts'
import { pickFile, confirmCrop, isStored, imageFile } from '#shared/testing/upload-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Employees/List',
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
  name: '[1.2.36] [1.2.73] [1.2.74] Lists the employees with email, name, signature and team',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ines.benali@maison-lueur.example')).toBeVisible()
    const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headings).toEqual(['', 'Email', 'Nom', 'Signature', 'Team', 'État', 'Actions'])
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Employes60')
  },
}

export const OwnInformation: StoryObj = {
  name: 'Says when the person has changed their own information, and saves a LinkedIn page and a photo',
  parameters: { path: `/users?edit=${demoIds.member}`, variants: ['dark', 'phone'] },
  beforeEach: async (context) => {
    const { users } = worldOf(context).adapters.repositories.within({
      organisationId: demoIds.organisation,
    })
    await users.mark(demoIds.member, { info_updated_at: Date.UTC(2027, 0, 14, 9) / 1000 })
  },
  play: async (context) => {
    const { userEvent } = context
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifier un employé' }))
    await expect(
      await dialog.findByText(/^A modifié ses informations le 14 janvier 2027 à/),
    ).toBeVisible()
    const linkedIn = dialog.getByRole('textbox', { name: 'LinkedIn' })
    await userEvent.clear(linkedIn)
    await userEvent.type(linkedIn, 'https://www.linkedin.com/in/zoe')
    await pickFile(dialog, 'Photo', await imageFile(300, 200))
    await confirmCrop()
    await isStored(dialog)
  },
}

export const Missing: StoryObj = {
  name: 'Says that the employee in the address does not exist, and links back to the list',
  parameters: { path: '/users?search=benali&edit=nobody', variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('ines.benali@maison-lueur.example')).toBeVisible()
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Cet employé n’existe pas, ou plus',
    )
    await expect(canvas.getByRole('button', { name: 'Revenir à la liste' })).toBeVisible()
  },
}

export const BackFromMissing: StoryObj = {
  name: 'Goes back to the list from an employee who does not exist, and keeps focus in the page',
  parameters: { path: '/users?search=benali&edit=nobody' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revenir à la liste' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect(await canvas.findByText('ines.benali@maison-lueur.example')).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: 'Chercher' })).toHaveValue('benali')
  },
}

export const EditFails: StoryObj = {
  name: 'Says that the employee in the address could not be loaded, and retries',
  parameters: {
    path: '/users?edit=more-699',
    api: { userId: demoIds.admin, seed: largeSeed },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/api/user/more-699', () => failure(500, -1, 'Unknown error'), { once: true }),
    ),
  play: async ({ canvas, userEvent }) => {
    const alert = within(await canvas.findByRole('alert'))
    await expect(alert.getByText('Cet employé n’a pas pu être chargé')).toBeVisible()
    await expect(alert.getByText('Unknown error')).toBeVisible()
    await userEvent.click(alert.getByRole('button', { name: 'Réessayer' }))
    await expect(await screen.findByRole('dialog', { name: 'Modifier un employé' })).toBeVisible()
  },
}

export const OpenedByRow: StoryObj = {
  name: 'Opens an employee by a click anywhere in the row, and restores focus',
  parameters: { path: '/users?search=benali' },
  play: async ({ canvas, userEvent }) => {
    const row = (await canvas.findByRole('link', { name: 'Inès Benali' })).closest('tr')
    await expect(within(row as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      `/users?edit=${demoIds.teamAdmin}`,
    )
    await userEvent.click(within(row as HTMLElement).getByText('Commercial'))
    const dialog = await screen.findByRole('dialog', { name: 'Modifier un employé' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(row?.contains(document.activeElement)).toBe(true))
  },
}

export const LinkedIn: StoryObj = {
  name: 'Saves an employee’s LinkedIn page if it is a valid address',
  parameters: { path: `/users?edit=${demoIds.member}` },
  play: async (context) => {
    const { userEvent } = context
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifier un employé' }))
    const linkedIn = await dialog.findByRole('textbox', { name: 'LinkedIn' })
    await userEvent.clear(linkedIn)
    await userEvent.type(linkedIn, 'zoe')
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(linkedIn).toBeInvalid())
    await expect(changes(worldOf(context))).toEqual([])
    await userEvent.clear(linkedIn)
    await userEvent.type(linkedIn, 'https://www.linkedin.com/in/zoe')
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(bodyOf(worldOf(context), 'PATCH', `/api/user/${demoIds.member}`)).toMatchObject({
      linkedIn: 'https://www.linkedin.com/in/zoe',
    })
  },
}

export const RowActions: StoryObj = {
  name: '[1.2.76] [1.2.77] [1.6.06] Offers edit and delete, but does not let users delete themselves',
  parameters: { path: '/users?search=moreau' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Modifier Camille Moreau' }),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Supprimer Camille Moreau' })).toBeNull()
    // Replace the search text in one step: an intermediate text could match more rows than fit on a
    // page, and pagination would then stay visible.
    await userEvent.tripleClick(canvas.getByRole('searchbox', { name: 'Chercher' }))
    await userEvent.paste('benali')
    await expect(await canvas.findByRole('button', { name: 'Supprimer Inès Benali' })).toBeVisible()
  },
}

export const RowActionsOfATeam: StoryObj = {
  name: 'Lets a team’s administrator delete employees of the team, except those with rights',
  parameters: { api: { userId: demoIds.teamAdmin } },
  beforeEach: async (context) => {
    const { users } = worldOf(context).adapters.repositories.within({
      organisationId: demoIds.organisation,
    })
    await users.mark(demoIds.member, { role: 'team_admin' })
  },
  play: async ({ canvas }) => {
    const fellow = await canvas.findByRole('button', { name: 'Modifier Mathieu Meunier' })
    await expect(fellow).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Supprimer Mathieu Meunier' })).toBeNull()
    await expect(canvas.getAllByRole('button', { name: /^Supprimer / })).not.toHaveLength(0)
  },
}

export const ExternalJoins: StoryObj = {
  name: 'Keeps an external administrator out of the list until they are added to the team they administer',
  beforeEach: async (context) => {
    const { users } = worldOf(context).adapters.repositories.within({
      organisationId: demoIds.organisation,
    })
    await users.mark(demoIds.teamAdmin, { is_external: true })
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    const email = 'ines.benali@maison-lueur.example'
    await canvas.findByText('1 – 50 sur 59')
    await expect(canvas.queryByText(email)).toBeNull()
    const dialog = await openCreation(context)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), email)
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    const team = dialog.getByRole('button', { name: /Équipe/ })
    const reason = 'Cette personne administre l’équipe « Commercial » : choisissez cette équipe'
    await waitFor(() => expect(team).toHaveAccessibleDescription(reason))
    await choose(team, 'Commercial')
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByText(email)).toBeVisible()
  },
}

export const Created: StoryObj = {
  name: '[1.4.43] Shows a new employee immediately, then reloads the employees and the organisation',
  play: async (context) => {
    await createRose(context)
    // Only look for the text, since the reloaded list may replace the row at any moment.
    await context.canvas.findByText(newEmail)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await screen.findByText('Saved')
    const { requests } = worldOf(context)
    const created = requests.findIndex(({ method, path }) => method === 'POST' && path === users)
    const after = () => requests.slice(created).map(({ path }) => path.replace(/\?.*/, ''))
    await waitFor(() => expect(after()).toContain('/api/organisation/demo-organisation'))
    await waitFor(() => expect(after().filter((path) => path === users).length).toBeGreaterThan(1))
    await expect(requests[created]?.idempotencyKey).toMatch(/^[\w-]{20,}$/)
    // Wait for the list to reload: until then, the new entry is shown above the page's fifty rows.
    await waitFor(() => expect(context.canvas.getAllByRole('row')).toHaveLength(51))
  },
}

export const Creating: StoryObj = {
  name: 'Lists a new employee while the entry is being created',
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
  name: '[1.4.44] [1.8.07] Removes the entry when creating fails, and keeps the form’s values',
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(users, async () => {
        // Long enough to show the saving state on a slow machine.
        await delay(500)
        return failure(409, 107, 'Cet email existe déjà', 'DUPLICATE')
      }),
    ),
  play: async (context) => {
    const dialog = await createRose(context)
    await screen.findByText('Saving...')
    await expect((await screen.findAllByText('Cet email existe déjà')).length).toBeGreaterThan(0)
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(newEmail)
    await expect(dialog.getByRole('textbox', { name: 'Prénom' })).toHaveValue('Rose')
    await expect(dialog.getByRole('textbox', { name: 'Nom' })).toHaveValue('Martin')
    await expect(context.canvas.queryByText(newEmail)).toBeNull()
  },
}

export const WithoutEmail: StoryObj = {
  name: '[1.5.03] [1.5.19] Asks for an email, and for a valid one',
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

export const LateTeams: StoryObj = {
  name: 'Selects the company as the team, even if the teams arrive late',
  // Passes the request on after a moment.
  beforeEach: ({ msw }) =>
    msw.use(http.get('/api/organisation/demo-organisation/teams', () => delay(500))),
  play: async (context) => {
    const dialog = await openCreation(context)
    const team = dialog.getByRole('button', { name: /Équipe/ })
    await waitFor(() => expect(team).toHaveTextContent('Toute la société'))
    // The default does not count as unsaved work.
    await context.userEvent.click(dialog.getByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Edited: StoryObj = {
  name: '[1.5.20] Changes an employee, but not the email',
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

export const TeamAdministrator: StoryObj = {
  name: 'Says before a team’s administrator is moved that their rights end',
  parameters: { path: '/users?search=benali', variants: ['phone'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Modifier Inès Benali' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifier un employé' }))
    await expect(dialog.getByText(/ses droits d’administration prennent fin/)).toBeVisible()
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
    await screen.findByText(/^Non supprimé : Unknown error\. Le serveur .* rechargez la page/)
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
    await showsLoading(canvas)
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
