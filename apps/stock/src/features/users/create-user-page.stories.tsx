import { productStory, worldOf } from '@org/app-kit/testing'
import { bodyOf, failure } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, spyOn, waitFor } from 'storybook/test'
import { product } from '#app/product.ts'
import { peopleApi, peopleIds } from '#shared/testing/people-seed.ts'
import { selectCentre } from '#shared/testing/select-centre.ts'
import { stockIds } from '#shared/testing/stock-seed.ts'

const meta: Meta = {
  title: 'Stock product/Users/New user',
  ...productStory(product, { path: '/user/create', api: peopleApi }),
}
export default meta

const users = '/api/stock/users'
const { bastille, lyon } = stockIds.centres
const selected = selectCentre(stockIds.superAdmin, bastille)

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

async function fillIn({ canvas, userEvent }: PlayContext, email = 'maud.leroy@centres.example') {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Nom' }), ' Maud Leroy ')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email)
}

const save = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))

const posts = (context: PlayContext) =>
  worldOf(context).requests.filter(({ method }) => method === 'POST')

export const Default: StoryObj = {
  name: '[3.2.25] [3.3.11] [3.6.02] Asks a super admin for everything about a user',
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Nom' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: / Centre$/ })).toBeEnabled()
    await expect(canvas.getByRole('switch', { name: 'Actif' })).toBeChecked()
    await expect(canvas.getByRole('switch', { name: 'Administrateur' })).toBeEnabled()
    await expect(canvas.getByRole('switch', { name: 'Super administrateur' })).toBeEnabled()
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(10)
  },
}

export const Saves: StoryObj = {
  name: 'Adds the user with the picked centre and permissions, and returns to the list',
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillIn(context)
    await userEvent.click(canvas.getByRole('button', { name: / Centre$/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Centre Lyon Presqu’île' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Stock' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Commandes' }))
    await save(context)
    await expect(await canvas.findByRole('row', { name: /Maud Leroy/ })).toBeVisible()
    await expect(bodyOf(worldOf(context), 'POST', users)).toEqual({
      email: 'maud.leroy@centres.example',
      displayName: 'Maud Leroy',
      centreId: lyon,
      isActive: true,
      isAdmin: false,
      isSuperAdmin: false,
      permissions: ['stock', 'commands'],
    })
  },
}

export const WithCentre: StoryObj = {
  name: '[3.6.03] Adds the user to the selected centre, which cannot be changed here',
  parameters: { variants: ['phone'] },
  beforeEach: selected,
  play: async (context) => {
    await fillIn(context)
    const centre = context.canvas.getByRole('button', { name: / Centre$/ })
    await expect(centre).toBeDisabled()
    await save(context)
    await expect(await context.canvas.findByRole('row', { name: /Maud Leroy/ })).toBeVisible()
    await expect(bodyOf(worldOf(context), 'POST', users)).toMatchObject({ centreId: bastille })
  },
}

export const ByManager: StoryObj = {
  name: '[3.6.04] [3.6.06] Lets a person of one centre add colleagues, and grant only permissions that they hold',
  parameters: { api: { ...peopleApi, userId: peopleIds.manager }, variants: ['phone'] },
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillIn(context)
    await expect(canvas.getByRole('button', { name: / Centre$/ })).toBeDisabled()
    await expect(canvas.getByRole('switch', { name: 'Administrateur' })).toBeDisabled()
    await expect(canvas.getByRole('switch', { name: 'Super administrateur' })).toBeDisabled()
    await expect(canvas.getByRole('checkbox', { name: /^Fournisseurs/ })).toBeDisabled()
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Stock/ }))
    await save(context)
    await expect(await canvas.findByRole('row', { name: /Maud Leroy/ })).toBeVisible()
    await expect(bodyOf(worldOf(context), 'POST', users)).toMatchObject({
      centreId: bastille,
      permissions: ['stock'],
    })
  },
}

export const EmptyFields: StoryObj = {
  name: '[3.5.09] Adds no user without a name and an email address',
  parameters: { variants: ['phone'] },
  beforeEach: selected,
  play: async (context) => {
    const { canvas } = context
    const name = await canvas.findByRole('textbox', { name: 'Nom' })
    await save(context)
    for (const field of [name, canvas.getByRole('textbox', { name: 'Email' })]) {
      await waitFor(() => expect(field).toHaveAccessibleDescription(/Ne peut pas être vide/))
    }
    await expect(posts(context)).toEqual([])
  },
}

export const InvalidEmail: StoryObj = {
  name: '[3.5.09] Adds no user with an invalid email address',
  beforeEach: selected,
  play: async (context) => {
    await fillIn(context, 'maud.leroy@centres')
    await save(context)
    const email = context.canvas.getByRole('textbox', { name: 'Email' })
    await waitFor(() => expect(email).toHaveAccessibleDescription(/Mauvais format d'email/))
    await expect(posts(context)).toEqual([])
  },
}

export const EmailTaken: StoryObj = {
  name: '[3.8.03] Says that a user with this email address exists, and keeps what was typed',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: selected,
  play: async (context) => {
    const { canvas } = context
    await fillIn(context, 'KARIM.haddad@centres.example')
    await save(context)
    await expect(await canvas.findByText('Un utilisateur avec cet email existe déjà')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toHaveValue(' Maud Leroy ')
  },
}

export const SavingFails: StoryObj = {
  name: '[3.8.04] Shows any other error, logs it and keeps what was typed',
  beforeEach: ({ msw }) => {
    spyOn(console, 'error').mockReturnValue()
    msw.use(http.post(users, () => failure(409, 110, 'La même requête est encore en cours')))
    return selected()
  },
  play: async (context) => {
    const { canvas } = context
    await fillIn(context)
    await save(context)
    await expect(await canvas.findByText('La même requête est encore en cours')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toHaveValue(' Maud Leroy ')
    await expect(console.error).toHaveBeenCalledWith(
      'users/create: La même requête est encore en cours',
    )
  },
}
