import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '../../../product.ts'
import { bodyOf, choose, failure } from '../../../testing/story-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Selected employees',
  ...productStory(product, { path: '/users?size=5', api: { userId: demoIds.admin } }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

const path = '/api/organisation/demo-organisation/users'

/** Selects the rows of these people. */
async function select({ canvas, userEvent }: PlayContext, ...names: string[]) {
  for (const name of names) {
    const row = (await canvas.findByRole('link', { name })).closest('tr') as HTMLElement
    await userEvent.click(within(row).getByRole('checkbox'))
  }
}

const press = async ({ canvas, userEvent }: PlayContext, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }))

export const Moved: StoryObj = {
  name: 'Moves the selected employees to the chosen team, and says so',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    await select(context, 'Zoé Barbier', 'Inès Benali')
    await press(context, 'Changer d’équipe')
    const name = 'Changer l’équipe de 2 employés ?'
    const dialog = within(await screen.findByRole('alertdialog', { name }))
    await expect(dialog.getByRole('button', { name: 'Yes' })).toBeDisabled()
    await choose(dialog.getByRole('button', { name: /Équipe/ }), 'Service client')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Yes' }))
    await screen.findByText('2 employés ont changé d’équipe')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(bodyOf(worldOf(context), 'POST', `${path}/move`)).toEqual({
      user_ids: [expect.any(String), demoIds.teamAdmin],
      team_id: demoIds.teams.support,
    })
    await expect(context.canvas.queryByText(/sélectionné/)).toBeNull()
  },
}

export const DeletesAllButOneself: StoryObj = {
  name: 'Deletes all that match but oneself, after a question with their number',
  parameters: { path: '/users?search=mo', variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByRole('link', { name: 'Camille Moreau' })
    const rows = canvas.getAllByRole('row').length - 1
    await userEvent.click(canvas.getAllByRole('checkbox')[0] as HTMLElement)
    await press(context, 'Supprimer')
    const name = new RegExp(`^Supprimer ${rows - 1} employé`)
    const dialog = within(await screen.findByRole('alertdialog', { name }))
    await expect(dialog.getByText(/Votre propre compte reste/)).toBeInTheDocument()
    await expect(dialog.getByText(/cessent de fonctionner/)).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }))
    await screen.findByText(new RegExp(`^${rows - 1} employés? supprimés?$`))
    const { user_ids } = bodyOf(worldOf(context), 'POST', `${path}/delete`) as {
      user_ids: string[]
    }
    await expect(user_ids).toHaveLength(rows - 1)
    await expect(user_ids).not.toContain(demoIds.admin)
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
  },
}

export const DeletionFails: StoryObj = {
  name: 'Keeps the question open when nobody could be deleted, and says why',
  beforeEach: ({ msw }) =>
    msw.use(http.post(`${path}/delete`, () => failure(500, -1, 'Unknown error'))),
  play: async (context) => {
    await select(context, 'Zoé Barbier')
    await press(context, 'Supprimer')
    const dialog = within(await screen.findByRole('alertdialog'))
    await context.userEvent.click(dialog.getByRole('button', { name: 'Yes' }))
    await expect(await dialog.findByText('Unknown error')).toBeInTheDocument()
    await expect(context.canvas.getByText('zoe.barbier@maison-lueur.example')).toBeInTheDocument()
  },
}

export const Deployed: StoryObj = {
  name: 'Shows the mail before it goes to the selected employees, and sends it to them alone',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    await select(context, 'Zoé Barbier', 'Océane Besson')
    await press(context, 'Envoyer la signature')
    await expect(await screen.findByText('Ne recevront rien')).toBeInTheDocument()
    await expect(bodyOf(worldOf(context), 'POST', previewPath)).toMatchObject({
      user_ids: [expect.any(String), expect.any(String)],
    })
  },
}

const previewPath = '/api/organisation/demo-organisation/deploy-preview'
