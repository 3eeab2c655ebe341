import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import {
  bodyOf,
  changeElsewhere,
  choose,
  failure,
  pressOutside,
} from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { changes } from '#shared/testing/story-helpers.ts'
import { moveToStoryTime } from './testing/story-time.ts'
import { pickFile, confirmCrop, imageFile } from '#shared/testing/upload-helpers.ts'

const story = productStory(product, { path: '/banners', api: { userId: demoIds.admin } })

const meta: Meta = {
  title: 'Signature product/Banners/Form',
  ...story,
  beforeEach: (context) => {
    story.beforeEach(context)
    return moveToStoryTime(worldOf(context))
  },
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

const { sales, support } = demoIds.teams
const fair = '/campaign/demo-campaign-fair'
const seconds = (local: string) => new Date(local).getTime() / 1000

async function openCreation({ canvas, userEvent }: PlayContext) {
  const create = await canvas.findByRole('button', { name: 'Créer une bannière' })
  await waitFor(() => expect(create).toBeEnabled())
  await userEvent.click(create)
  return within(await screen.findByRole('dialog', { name: 'Nouvelle bannière' }))
}

async function openFair({ canvas, userEvent }: PlayContext) {
  await userEvent.click(
    await canvas.findByRole('button', { name: 'Modifier Salon Maison & Lumière' }),
  )
  return within(await screen.findByRole('dialog', { name: 'Modifier une bannière' }))
}

type Dialog = Awaited<ReturnType<typeof openCreation>>

const setTime = (dialog: Dialog, label: string, local: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value: local } })
const save = (dialog: Dialog) => dialog.getByRole('button', { name: 'Enregistrer' })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

export const Created: StoryObj = {
  name: '[1.1.03] [1.2.81] [1.9.02] Creates a small banner with dates and an image for a team',
  play: async (context) => {
    const { canvas, userEvent } = context
    const dialog = await openCreation(context)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Soldes d’hiver')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Lien' }), 'www.lueur.example/soldes')
    await pickFile(dialog, 'Image', await imageFile(800, 200))
    await confirmCrop()
    await dialog.findByRole('button', { name: 'Remplacer' })
    await setTime(dialog, 'Début', '2027-02-03T08:00')
    await setTime(dialog, 'Fin', '2027-03-20T18:00')
    await choose(dialog.getByRole('button', { name: /Equipe/ }), 'Commercial')
    await userEvent.click(save(dialog))
    await isClosed()
    const row = await canvas.findByRole('row', { name: /Soldes d’hiver/ })
    await expect(row).toHaveTextContent('Commercial')
    await expect(row).toHaveTextContent('3 févr. 2027 à 08:00')
    await expect(bodyOf(worldOf(context), 'POST', `/api/team/${sales}/campaigns`)).toEqual({
      name: 'Soldes d’hiver',
      type: 'small',
      banner_id: expect.any(String) as string,
      shows_nothing: false,
      link_url: 'www.lueur.example/soldes',
      start_date: seconds('2027-02-03T08:00'),
      end_date: seconds('2027-03-20T18:00'),
    })
    await expect(
      canvas.getByRole('button', { name: 'Soldes d’hiver, du 3 février 2027 au 20 mars 2027' }),
    ).toBeVisible()
  },
}

export const ForFurtherTeams: StoryObj = {
  name: 'Lets other teams show a banner before any other',
  play: async (context) => {
    const { canvas, userEvent } = context
    const dialog = await openFair(context)
    const teams = dialog.getByRole('combobox', { name: /En priorité pour/ })
    await userEvent.type(teams, 'Service')
    await userEvent.click(await screen.findByRole('option', { name: 'Service client' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await dialog.findByRole('button', { name: 'Enregistrer' }))
    await isClosed()
    await expect(changes(worldOf(context))).toEqual([
      'PATCH /api/campaign/demo-campaign-fair',
      `PATCH /api/team/${support}`,
    ])
    const bars = await canvas.findAllByRole('button', { name: /^Salon Maison & Lumière, du/ })
    await expect(bars).toHaveLength(2)
  },
}

export const Whole: StoryObj = {
  name: 'Shows the fields of a banner',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const dialog = await openFair(context)
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(
      'Salon Maison & Lumière',
    )
    await expect(dialog.getByRole('button', { name: /Equipe/ })).toHaveTextContent('Commercial')
    await expect(dialog.getByRole('textbox', { name: 'Lien' })).toHaveValue(
      'https://salon-maison-lumiere.example/exposants/maison-lueur',
    )
    const image = await dialog.findByRole('img', { name: 'Image' })
    await waitFor(() => expect((image as HTMLImageElement).naturalWidth).toBeGreaterThan(0))
  },
}

export const ShowingNothing: StoryObj = {
  name: 'Shows no banner for a period, and says so in the list and the calendar',
  parameters: { variants: ['dark', 'phone'], path: '/banners' },
  play: async (context) => {
    const { canvas, userEvent } = context
    const dialog = await openCreation(context)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Deuil')
    await userEvent.click(dialog.getByRole('switch', { name: 'Aucune bannière' }))
    await expect(dialog.queryByRole('group', { name: 'Image' })).toBeNull()
    await expect(dialog.queryByRole('textbox', { name: 'Lien' })).toBeNull()
    await userEvent.click(save(dialog))
    await isClosed()
    const row = await canvas.findByRole('row', { name: /Deuil/ })
    await expect(row).toHaveTextContent('Aucune bannière')
    await expect(
      bodyOf(worldOf(context), 'POST', '/api/team/demo-team-global/campaigns'),
    ).toMatchObject({ banner_id: null, shows_nothing: true })
  },
}

export const WithoutImage: StoryObj = {
  name: 'Says that a banner without an image is ignored',
  play: async (context) => {
    const { canvas, userEvent } = context
    const dialog = await openCreation(context)
    await expect(dialog.getByText(/Sans image, la campagne est ignorée/)).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Soldes')
    await choose(dialog.getByRole('button', { name: /Equipe/ }), 'Commercial')
    await userEvent.click(save(dialog))
    await isClosed()
    const row = await canvas.findByRole('row', { name: /Soldes/ })
    await expect(row).toHaveTextContent('Sans image, ignorée')
    await expect(
      await canvas.findByRole('button', { name: 'Soldes, sans limite, ignorée faute d’image' }),
    ).toBeVisible()
  },
}

export const Duplicated: StoryObj = {
  name: 'Duplicates a banner, and leaves the original unchanged',
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Dupliquer Salon Maison & Lumière' }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelle bannière' }))
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(
      'Salon Maison & Lumière (copie)',
    )
    await choose(dialog.getByRole('button', { name: /Equipe/ }), 'Service client')
    await userEvent.click(save(dialog))
    await isClosed()
    await canvas.findByRole('row', { name: /Lumière \(copie\)/ })
    const path = `/api/team/${support}/campaigns`
    await expect(bodyOf(worldOf(context), 'POST', path)).toMatchObject({
      name: 'Salon Maison & Lumière (copie)',
      banner_id: 'demo-media-fair',
    })
    await expect(changes(worldOf(context))).toEqual([`POST /api/team/${support}/campaigns`])
  },
}

export const Moved: StoryObj = {
  name: 'Moves a banner to another team',
  play: async (context) => {
    const { canvas } = context
    const dialog = await openFair(context)
    await choose(dialog.getByRole('button', { name: /Equipe/ }), 'Service client')
    await context.userEvent.click(save(dialog))
    await isClosed()
    const row = await canvas.findByRole('row', { name: /Salon Maison & Lumière/ })
    await expect(row).toHaveTextContent('Service client')
    await expect(bodyOf(worldOf(context), 'PATCH', `/api${fair}`)).toMatchObject({
      team_id: support,
    })
  },
}

export const EditedByTeamAdmin: StoryObj = {
  name: 'Changes a banner of a team’s administrator without sending the team',
  parameters: { api: { userId: demoIds.teamAdmin } },
  play: async (context) => {
    const { userEvent } = context
    const dialog = await openFair(context)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' 2027')
    await userEvent.click(save(dialog))
    await isClosed()
    await expect(bodyOf(worldOf(context), 'PATCH', `/api${fair}`)).not.toHaveProperty('team_id')
  },
}

export const WithoutName: StoryObj = {
  name: '[1.5.21] Rejects a banner without a name',
  play: async (context) => {
    const dialog = await openCreation(context)
    await context.userEvent.click(save(dialog))
    await expect(await dialog.findByText(/Ne peut pas être vide/)).toBeInTheDocument()
    await expect(changes(worldOf(context))).toEqual([])
  },
}

export const WrongPeriod: StoryObj = {
  name: 'Rejects an end before the start, with the error at the end date',
  play: async (context) => {
    const { userEvent } = context
    const dialog = await openCreation(context)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Soldes')
    await setTime(dialog, 'Début', '2027-03-20T08:00')
    await setTime(dialog, 'Fin', '2027-02-03T08:00')
    await userEvent.click(save(dialog))
    await expect(await dialog.findByText('La fin doit venir après le début')).toBeInTheDocument()
    await expect(dialog.getByLabelText('Fin')).toHaveAttribute('aria-invalid', 'true')
    await expect(changes(worldOf(context))).toEqual([])
    await setTime(dialog, 'Fin', '2027-04-03T08:00')
    await userEvent.click(save(dialog))
    await isClosed()
  },
}

export const CreatingFails: StoryObj = {
  name: 'Keeps the form’s values when creating fails',
  beforeEach: ({ msw }) =>
    msw.use(http.post('/api/team/:id/campaigns', () => failure(500, -1, 'Unknown error'))),
  play: async (context) => {
    const { canvas, userEvent } = context
    const dialog = await openCreation(context)
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'Soldes')
    await userEvent.click(save(dialog))
    await expect(await dialog.findByText('Unknown error')).toBeVisible()
    await expect(name).toHaveValue('Soldes')
    await expect(canvas.queryByRole('row', { name: /Soldes/, hidden: true })).toBeNull()
  },
}

export const SavedWhileUploading: StoryObj = {
  name: 'Waits for an image upload before saving',
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('/api/media', async () => {
        await delay(400)
      }),
    ),
  play: async (context) => {
    const { userEvent } = context
    const dialog = await openCreation(context)
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Soldes d’hiver')
    await choose(dialog.getByRole('button', { name: /Equipe/ }), 'Commercial')
    await pickFile(dialog, 'Image', await imageFile(800, 200))
    await confirmCrop()
    await userEvent.click(save(dialog))
    await isClosed()
    await expect(bodyOf(worldOf(context), 'POST', `/api/team/${sales}/campaigns`)).toMatchObject({
      banner_id: expect.any(String) as string,
    })
  },
}

export const UploadRejected: StoryObj = {
  name: '[1.8.14] Says ‘Votre video doit etre une image’ for a file that is not an image',
  play: async (context) => {
    const dialog = await openCreation(context)
    await pickFile(dialog, 'Image', new File(['%PDF-1.7'], 'plaquette.pdf'))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Votre video doit etre une image',
    )
    await expect(changes(worldOf(context))).toEqual([])
  },
}

export const SavingFails: StoryObj = {
  name: '[1.4.39] Restores the list and keeps the form’s values when saving fails',
  beforeEach: ({ msw }) =>
    msw.use(http.patch('/api/campaign/:id', () => failure(500, -1, 'Unknown error'))),
  play: async (context) => {
    const { canvas, userEvent } = context
    const dialog = await openFair(context)
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Salon de printemps')
    await userEvent.click(save(dialog))
    await expect(await dialog.findByText('Unknown error')).toBeVisible()
    await expect(name).toHaveValue('Salon de printemps')
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    await expect(await canvas.findByRole('row', { name: /Salon Maison & Lumière/ })).toBeVisible()
    await expect(canvas.queryByText('Salon de printemps')).toBeNull()
  },
}

export const Conflict: StoryObj = {
  name: 'Shows both changes to a banner, and replaces the other one on request',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { userEvent } = context
    const dialog = await openFair(context)
    const others = { end_date: seconds('2027-02-10T18:00'), banner_id: 'demo-media-wishes' }
    await changeElsewhere(worldOf(context), fair, others)
    await setTime(dialog, 'Fin', '2027-02-20T18:00')
    await userEvent.click(save(dialog))
    const notice = await dialog.findByRole('alert')
    await expect(notice).toHaveTextContent('Votre saisie20 février 2027 à 18:00')
    await expect(notice).toHaveTextContent('Version actuelle10 février 2027 à 18:00')
  },
}

export const ConflictReplaced: StoryObj = {
  name: 'Replaces another administrator’s end date, and keeps their image',
  play: async (context) => {
    await Conflict.play?.(context)
    await context.userEvent.click(screen.getByRole('button', { name: 'Remplacer par ma saisie' }))
    await isClosed()
    await expect(bodyOf(worldOf(context), 'PATCH', `/api${fair}`)).toMatchObject({
      end_date: seconds('2027-02-20T18:00'),
      banner_id: 'demo-media-wishes',
    })
  },
}

export const TypedWork: StoryObj = {
  name: 'Keeps the form’s values when the user presses outside the dialog',
  play: async (context) => {
    const { canvas, userEvent } = context
    const create = await canvas.findByRole('button', { name: 'Créer une bannière' })
    await waitFor(() => expect(create).toBeEnabled())
    await userEvent.dblClick(create)
    const dialog = await screen.findByRole('dialog', { name: 'Nouvelle bannière' })
    const name = within(dialog).getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, 'Soldes')
    await pressOutside(dialog)
    await expect(name).toHaveValue('Soldes')
  },
}

export const OfTeamAdmin: StoryObj = {
  name: '[1.6.02] Lets a team’s administrator create a banner for their own team',
  parameters: { api: { userId: demoIds.teamAdmin } },
  play: async (context) => {
    const { userEvent } = context
    const dialog = await openCreation(context)
    await expect(dialog.queryByRole('button', { name: /Equipe/ })).toBeNull()
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Soldes')
    await userEvent.click(save(dialog))
    await isClosed()
    await expect(changes(worldOf(context))).toEqual([`POST /api/team/${sales}/campaigns`])
  },
}
