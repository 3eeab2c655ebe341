import { productStory, worldOf } from '@org/app-kit/testing'
import {
  bodyOf,
  changeElsewhere,
  failure,
  neverResponds,
  showsLoading,
} from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { peopleApi, peopleIds } from '#shared/testing/people-seed.ts'
import { selectCentre } from '#shared/testing/select-centre.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'

const { manager, former } = peopleIds
const { staff, secretary, superAdmin } = stockIds
const pathOf = (id: string) => `/api/stock/user/${id}`

const meta: Meta = {
  title: 'Stock product/Users/User',
  ...productStory(product, { path: `/user/${staff}`, api: peopleApi }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

const control = ({ canvas }: PlayContext, name: string) => canvas.findByRole('switch', { name })

const save = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))

const patches = (context: PlayContext) =>
  worldOf(context).requests.filter(({ method }) => method === 'PATCH')

export const Default: StoryObj = {
  name: '[3.2.25] [3.3.11] [3.5.10] Shows the user; the email address can no longer be changed',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Nom' })).toHaveValue('Karim Haddad')
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await expect(email).toHaveValue('karim.haddad@centres.example')
    await expect(email).toBeDisabled()
    await expect(canvas.getByRole('checkbox', { name: 'Stock' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Produits' })).not.toBeChecked()
  },
}

export const Saves: StoryObj = {
  name: 'Saves permissions and the switch of an administrator, and says so',
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Retours' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Commandes' }))
    await userEvent.click(await control(context, 'Administrateur'))
    await save(context)
    await expect(await screen.findByText('Sauvegardé')).toBeVisible()
    await expect(bodyOf(worldOf(context), 'PATCH', pathOf(staff))).toMatchObject({
      isAdmin: true,
      permissions: ['stock', 'commandreturns'],
    })
  },
}

export const Deactivates: StoryObj = {
  name: 'Asks before a user is deactivated',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const { userEvent } = context
    const active = await control(context, 'Actif')
    await userEvent.click(active)
    const question = await screen.findByRole('alertdialog', { name: 'Désactiver Karim Haddad ?' })
    await expect(question).toHaveTextContent('déconnectée de tous ses appareils')
    await expect(active).toBeChecked()
    await userEvent.click(within(question).getByRole('button', { name: 'Oui' }))
    await waitFor(() => expect(active).not.toBeChecked())
    await save(context)
    await expect(await screen.findByText('Sauvegardé')).toBeVisible()
    await expect(bodyOf(worldOf(context), 'PATCH', pathOf(staff))).toMatchObject({
      isActive: false,
    })
  },
}

export const Deactivated: StoryObj = {
  name: 'Activates a deactivated user without a question',
  parameters: { path: `/user/${former}` },
  play: async (context) => {
    const active = await control(context, 'Actif')
    await expect(active).not.toBeChecked()
    await context.userEvent.click(active)
    await expect(active).toBeChecked()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
}

export const LastSuperAdmin: StoryObj = {
  name: 'Locks the switches of the last super admin, and says why',
  parameters: { path: `/user/${superAdmin}`, variants: ['phone'] },
  play: async (context) => {
    for (const name of ['Actif', 'Super administrateur']) {
      const locked = await control(context, name)
      await expect(locked).toBeDisabled()
      await expect(locked).toHaveAccessibleDescription(
        'Il faut au moins un super administrateur actif.',
      )
    }
  },
}

export const WithCentre: StoryObj = {
  name: '[3.6.03] Locks the centre while one is selected',
  beforeEach: selectCentre(superAdmin, stockIds.centres.bastille),
  play: async ({ canvas }) => {
    const centre = await canvas.findByRole('button', { name: / Centre$/ })
    await expect(centre).toBeDisabled()
    await expect(centre).toHaveTextContent('Centre Bastille')
  },
}

export const ByManager: StoryObj = {
  name: '[3.6.04] [3.6.06] Locks the centre and administrators for everybody but super admins, and permissions that the person lacks',
  parameters: { api: { ...peopleApi, userId: manager }, variants: ['dark', 'phone'] },
  play: async (context) => {
    const { canvas } = context
    await expect(await control(context, 'Actif')).toBeEnabled()
    const admin = await control(context, 'Administrateur')
    await expect(admin).toBeDisabled()
    await expect(admin).toHaveAccessibleDescription('Réservé aux super administrateurs.')
    await expect(canvas.getByRole('button', { name: / Centre$/ })).toBeDisabled()
    await expect(canvas.getByRole('checkbox', { name: 'Stock' })).toBeEnabled()
    await expect(canvas.getByRole('checkbox', { name: 'Produits' })).toBeDisabled()
    await expect(canvas.getByRole('group', { name: 'Permissions' })).toHaveAccessibleDescription(
      'Vous ne donnez que les permissions que vous avez.',
    )
  },
}

export const WithoutUserEdit: StoryObj = {
  name: '[3.6.05] Locks the switch of the state and all permissions without user_edit',
  parameters: { api: { ...peopleApi, userId: secretary }, variants: ['phone'] },
  play: async (context) => {
    const active = await control(context, 'Actif')
    await expect(active).toBeDisabled()
    await expect(active).toHaveAccessibleDescription(
      'Demande la permission « Droits des utilisateurs ».',
    )
    for (const box of context.canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled()
    await expect(context.canvas.getByRole('textbox', { name: 'Nom' })).toBeEnabled()
  },
}

export const EmptyName: StoryObj = {
  name: '[3.5.09] Saves no empty name',
  play: async (context) => {
    const name = await context.canvas.findByRole('textbox', { name: 'Nom' })
    await context.userEvent.clear(name)
    await save(context)
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Ne peut pas être vide/))
    await expect(patches(context)).toEqual([])
  },
}

export const Conflict: StoryObj = {
  name: 'Shows both names when somebody else has renamed the user',
  play: async (context) => {
    const name = await context.canvas.findByRole('textbox', { name: 'Nom' })
    await changeElsewhere(worldOf(context), `/stock/user/${staff}`, { displayName: 'K. Haddad' })
    await context.userEvent.type(name, '-Roy')
    await save(context)
    const notice = await context.canvas.findByText('Modifié entre-temps par quelqu’un d’autre')
    await expect(notice.closest('[role=alert]')).toHaveTextContent('K. Haddad')
  },
}

export const SavingFails: StoryObj = {
  name: 'Shows in French why the server refuses, and keeps the change',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.patch(pathOf(staff), () =>
        failure(409, 173, 'Il faut au moins un super administrateur actif', 'LAST_SUPER_ADMIN'),
      ),
    ),
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Retours' }))
    await save(context)
    await expect(
      await canvas.findByText('Il faut au moins un super administrateur actif'),
    ).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Retours' })).toBeChecked()
  },
}

export const NotFound: StoryObj = {
  name: 'Says that a user does not exist, and links back',
  parameters: { path: '/user/nowhere', variants: ['phone'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Cet utilisateur n’existe pas, ou vous ne pouvez pas le voir'),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Voir les utilisateurs' })).toHaveAttribute(
      'href',
      '/users',
    )
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds('/api/stock/users')),
  play: async ({ canvas }) => showsLoading(canvas),
}

export const LoadingFails: StoryObj = {
  name: 'Offers a retry when the user cannot be loaded',
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) =>
    msw.use(http.get('/api/stock/users', () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}
