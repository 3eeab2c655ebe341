import { demoIds, productStory, worldOf } from '@org/app-kit/testing'
import { codeFor, failure } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '../product.ts'
import { seedWithTwoAccounts } from '#shared/testing/account-fixtures.ts'

const meta: Meta = {
  title: 'Signature product/App/Accounts',
  ...productStory(product, {
    path: '/users',
    api: { userId: demoIds.admin, seed: seedWithTwoAccounts },
  }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

const email = 'camille.moreau@maison-lueur.example'

async function openAccounts({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Changer de compte' }))
}

async function choose(name: string, { userEvent }: PlayContext) {
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

export const Menu: StoryObj = {
  name: 'Lists the person’s other accounts',
  parameters: { variants: ['dark'] },
  play: async (context) => {
    await context.canvas.findByText('ines.benali@maison-lueur.example')
    await openAccounts(context)
    await expect(
      await screen.findByRole('menuitem', { name: 'Ouvrir Atelier Moreau' }),
    ).toBeVisible()
  },
}

let answer = Promise.withResolvers<void>()

export const Switches: StoryObj = {
  name: '[1.4.08] Clears the lists, then shows those of the other account',
  beforeEach: (context) => {
    answer = Promise.withResolvers<void>()
    context.msw.use(
      http.get('/api/auth/login/other-account', async ({ request }) => {
        await answer.promise
        return worldOf(context).fetch(request)
      }),
    )
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await canvas.findByText('ines.benali@maison-lueur.example')
    await openAccounts(context)
    await choose('Ouvrir Atelier Moreau', context)
    await userEvent.click(await canvas.findByRole('link', { name: 'Employes' }))
    await waitFor(() =>
      expect(canvas.queryByText('ines.benali@maison-lueur.example')).not.toBeInTheDocument(),
    )
    answer.resolve()
    const list = within(canvas.getByRole('main'))
    await expect(await list.findByText(email)).toBeVisible()
    await expect(canvas.queryByText('ines.benali@maison-lueur.example')).toBeNull()
    await openAccounts(context)
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Ouvrir Maison Lueur' })).toBeVisible(),
    )
  },
}

export const SwitchFails: StoryObj = {
  name: 'Stays in the current account when switching fails, and says why',
  beforeEach: ({ msw }) =>
    msw.use(http.get('/api/auth/login/other-account', () => failure(404, 104, 'Introuvable'))),
  play: async (context) => {
    const { canvas } = context
    await canvas.findByText('ines.benali@maison-lueur.example')
    await openAccounts(context)
    await choose('Ouvrir Atelier Moreau', context)
    await waitFor(() => expect(screen.getByText('Introuvable')).toBeVisible())
    await expect(await canvas.findByRole('textbox', { name: 'Nom' })).toHaveValue('Maison Lueur')
    await canvas.findByText('ines.benali@maison-lueur.example')
  },
}

export const AfterLogin: StoryObj = {
  name: '[1.4.06] Shows the user, the organisation and the other accounts after a login',
  parameters: { path: '/auth/sign-in', api: { userId: null } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), email)
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a magic link' }))
    await userEvent.type(
      await canvas.findByRole('textbox', { name: 'Code' }),
      await codeFor(worldOf(context), email),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    const name = await canvas.findByRole('textbox', { name: 'Nom' })
    await expect(canvas.getAllByText('Camille Moreau')[0]).toBeVisible()
    await openAccounts(context)
    const companies = ['Maison Lueur', 'Atelier Moreau']
    const [own = ''] = companies.filter((company) => name.getAttribute('value') === company)
    const [other = ''] = companies.filter((company) => company !== own)
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: `Ouvrir ${other}` })).toBeVisible(),
    )
    // This is the first request of those that load the user and the lists after a login.
    const { requests } = worldOf(context)
    await waitFor(() =>
      expect(requests.map(({ path }) => path.replace(/\?.*/, ''))).toContain('/api/user/me'),
    )
  },
}
