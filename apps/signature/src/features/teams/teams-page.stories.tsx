import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, choose, failure, neverResponds, showsLoading } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { changes } from '#shared/testing/story-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Teams/List',
  ...productStory(product, { path: '/teams', api: { userId: demoIds.admin } }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

const teams = '/api/organisation/demo-organisation/teams'

async function openCreation({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Créer une équipe' }))
  return within(await screen.findByRole('dialog', { name: 'Créer une équipe' }))
}

export const Filled: StoryObj = {
  name: '[1.2.28] [1.2.67] [1.2.68] Lists the teams with their signatures and marks the default one',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Toute la société/ })
    await expect(row).toHaveTextContent('(Default Team)')
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Signature' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^Commercial/ })).toHaveTextContent(
      'Commercial, avec rendez-vous',
    )
  },
}

export const RowActions: StoryObj = {
  name: '[1.2.69] [1.2.70] [1.6.07] Offers edit and delete, but does not offer to delete the default team',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Modifier Commercial' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Supprimer Commercial' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Modifier Toute la société' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Supprimer Toute la société' })).toBeNull()
  },
}

export const Created: StoryObj = {
  name: '[1.1.02] [1.2.71] Creates a team in a modal',
  play: async (context) => {
    const dialog = await openCreation(context)
    await context.userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Export')
    await choose(dialog.getByRole('button', { name: /Signature/ }), 'Studio')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await context.canvas.findByRole('row', { name: /Export/ })).toHaveTextContent(
      'Studio',
    )
    await expect(bodyOf(worldOf(context), 'POST', teams)).toEqual({
      name: 'Export',
      signature_template_id: demoIds.templates[2],
    })
  },
}

export const WithoutName: StoryObj = {
  name: '[1.5.05] Rejects a team without a name',
  play: async (context) => {
    const dialog = await openCreation(context)
    await context.userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await expect(await dialog.findByText(/Ne peut pas être vide/)).toBeInTheDocument()
    await expect(changes(worldOf(context))).toEqual([])
  },
}

export const NameTaken: StoryObj = {
  name: 'Says at the field that another team has the name, and accepts another name',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    const { userEvent, canvas } = context
    const dialog = await openCreation(context)
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, ' COMMERCIÁL')
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(name).toHaveAccessibleDescription('Une équipe porte déjà ce nom'))
    await expect(name).toHaveFocus()
    await expect(dialog.queryByRole('status')).toBeNull()
    await userEvent.type(name, ' 2')
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await canvas.findByRole('row', { name: /COMMERCIÁL 2/ })).toBeVisible()
  },
}

export const NameTooLong: StoryObj = {
  name: 'Shows the limit at the field, in French, and sends nothing',
  play: async (context) => {
    const dialog = await openCreation(context)
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await context.userEvent.click(name)
    await context.userEvent.paste('É'.repeat(201))
    await context.userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription('Ne peut pas dépasser 200 caractères'),
    )
    await expect(changes(worldOf(context))).toEqual([])
  },
}

export const Deleted: StoryObj = {
  name: 'Asks where its members go before a team is deleted',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer Commercial' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    const target = dialog.getByRole('button', { name: /Déplacer ses \d+ membres vers/ })
    await expect(target).toHaveTextContent('(Default Team)')
    await choose(target, 'Studio de création')
    await expect(target).toHaveTextContent('Studio de création')
  },
}

export const MembersMoved: StoryObj = {
  name: 'Moves the members to the selected team when theirs is deleted',
  play: async (context) => {
    const { canvas, userEvent } = context
    const members = (name: RegExp) => {
      const cells = within(canvas.getByRole('row', { name })).getAllByRole('gridcell')
      return cells.map(({ textContent }) => Number(textContent)).find((count) => count > 0) ?? 0
    }
    await canvas.findByRole('row', { name: /Commercial/ })
    const before = members(/Commercial/) + members(/Studio de création/)
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Commercial' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await choose(
      dialog.getByRole('button', { name: /Déplacer ses \d+ membres vers/ }),
      'Studio de création',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }))
    await waitFor(() =>
      expect(changes(worldOf(context))).toEqual([
        `DELETE /api/team/${demoIds.teams.sales}?move_to=${demoIds.teams.design}`,
      ]),
    )
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Commercial/ })).toBeNull())
    await waitFor(() => expect(members(/Studio de création/)).toBe(before))
  },
}

export const DeletionFails: StoryObj = {
  name: 'Restores the team when deleting fails',
  beforeEach: ({ msw }) =>
    msw.use(http.delete('/api/team/:id', () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer Commercial' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    await screen.findByText(/^Non supprimé : Unknown error\. Le serveur .* rechargez la page/)
    await expect(await canvas.findByRole('row', { name: /Commercial/ })).toBeVisible()
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(teams)),
  play: async ({ canvas }) => {
    await showsLoading(canvas)
  },
}

export const Empty: StoryObj = {
  beforeEach: ({ msw }) =>
    msw.use(http.get(teams, () => HttpResponse.json({ data: [], total: 0 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Aucune équipe' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Créer une équipe' })).toBeEnabled()
  },
}

export const LoadingFails: StoryObj = {
  beforeEach: ({ msw }) => msw.use(http.get(teams, () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('La liste n’a pas pu être chargée')).toBeVisible()
    await expect(canvas.getByText('Unknown error')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeEnabled()
  },
}

export const Retried: StoryObj = {
  name: 'Reloads the list on request',
  beforeEach: ({ msw }) =>
    msw.use(http.get(teams, () => failure(500, -1, 'Unknown error'), { once: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Réessayer' }))
    await expect(await canvas.findByRole('row', { name: /Commercial/ })).toBeVisible()
    await expect(canvas.queryByText('Unknown error')).toBeNull()
  },
}
