import { demoIds, productStory, type StoryWorld, worldOf } from '@org/app-kit/testing'
import { failure, neverResponds, showsLoading } from '@org/app-kit/testing/stories'
import { signInAs } from '@org/api/memory'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import type { MswApi } from 'msw-storybook-addon/types'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { changes } from '#shared/testing/story-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Linked accounts/Page',
  ...productStory(product, { path: '/linked-accounts', api: { userId: demoIds.admin } }),
}
export default meta

type Context = Parameters<NonNullable<StoryObj['play']>>[0]

const ines = 'ines.benali@maison-lueur.example'
const links = '/api/auth/account-links'

/** Calls the API as another person, in another browser. */
async function callAs(world: StoryWorld, userId: string, path: string, body: object) {
  const { access_token } = await signInAs(world.adapters, userId)
  const headers = { 'X-access-token': access_token, 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await world.fetch(new Request(new URL(path, location.origin), init))
  return (await answer.json()) as { token: string }
}

/**
 * Makes Inès request access, and puts the token of her request in place of the one in the story's
 * address.
 */
async function requestedByInes(context: Context & { msw: MswApi }) {
  const world = worldOf(context)
  const { token } = await callAs(world, demoIds.teamAdmin, links, {})
  const withToken = async ({ request }: { request: Request }) =>
    world.fetch(
      new Request(request.url, {
        method: 'POST',
        headers: request.headers,
        body: JSON.stringify({ token }),
      }),
    )
  context.msw.use(http.post(`${links}/read`, withToken), http.post(`${links}/accept`, withToken))
  world.requests.length = 0
}

const linkedBothWays: NonNullable<StoryObj['beforeEach']> = async (context) => {
  const world = worldOf(context)
  const own = await callAs(world, demoIds.admin, links, {})
  await callAs(world, demoIds.teamAdmin, `${links}/accept`, own)
  const other = await callAs(world, demoIds.member, links, {})
  await callAs(world, demoIds.admin, `${links}/accept`, other)
  world.requests.length = 0
}

const region = async ({ canvas }: Context, name: string) =>
  within(await canvas.findByRole('region', { name }))

export const Linked: StoryObj = {
  name: '[1.6.05] Shows who can open this account, and which accounts it can open',
  parameters: { variants: ['dark', 'phone'] },
  beforeEach: linkedBothWays,
  play: async (context) => {
    const opened = await region(context, 'Comptes que vous ouvrez')
    await expect(opened.getByText(ines)).toBeVisible()
    const opens = await region(context, 'Qui ouvre votre compte')
    await expect(opens.getByRole('button', { name: /^Retirer le lien avec/ })).toBeEnabled()
  },
}

export const NoLinks: StoryObj = {
  name: 'Creates a link that requests access to an account',
  parameters: { variants: ['phone'] },
  play: async (context) => {
    const opened = await region(context, 'Comptes que vous ouvrez')
    await expect(opened.getByText('Vous n’ouvrez encore le compte de personne.')).toBeVisible()
    await context.userEvent.click(opened.getByRole('button', { name: 'Créer un lien' }))
    const field = await opened.findByRole('textbox', { name: 'Lien à envoyer' })
    await expect(field).toHaveDisplayValue(/\/linked-accounts#link=/)
    // Hides the token, because it differs in each run and would change the screenshot.
    field.style.color = 'transparent'
  },
}

export const Requested: StoryObj = {
  name: 'Names the person who asks, and gives them no access until the request is accepted',
  parameters: { path: '/linked-accounts#link=token', variants: ['dark', 'phone'] },
  beforeEach: requestedByInes,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(new RegExp(`^${ines} .* demande`))).toBeVisible()
    await expect(canvas.getByText('Personne d’autre que vous.')).toBeVisible()
  },
}

export const Accepts: StoryObj = {
  name: '[1.3.02] Gives the person who asked access to the account',
  parameters: { path: '/linked-accounts#link=token' },
  beforeEach: requestedByInes,
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Accepter' }))
    const opens = await region(context, 'Qui ouvre votre compte')
    await expect(await opens.findByText(ines)).toBeVisible()
    await waitFor(() => expect(canvas.queryByText('Demande d’accès à votre compte')).toBeNull())
    const { accounts } = worldOf(context).adapters.repositories
    const [account] = await accounts.byMaster(demoIds.teamAdmin)
    await expect(account?.id).toBe(demoIds.admin)
  },
}

export const Declines: StoryObj = {
  name: 'Changes nothing when the person declines',
  parameters: { path: '/linked-accounts#link=token' },
  beforeEach: requestedByInes,
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Refuser' }))
    await waitFor(() => expect(canvas.queryByText('Demande d’accès à votre compte')).toBeNull())
    await expect(changes(worldOf(context))).toEqual([`POST ${links}/read`])
  },
}

export const TooLate: StoryObj = {
  name: 'Says that a link is no longer valid',
  parameters: { path: '/linked-accounts#link=token', variants: ['phone'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ce lien n’est plus valable')).toBeVisible()
  },
}

export const Ends: StoryObj = {
  name: 'Ends a link, after a confirmation',
  beforeEach: linkedBothWays,
  play: async (context) => {
    const { userEvent } = context
    const opened = await region(context, 'Comptes que vous ouvrez')
    await userEvent.click(opened.getByRole('button', { name: `Retirer le lien avec ${ines}` }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Yes' }))
    await expect(
      await opened.findByText('Vous n’ouvrez encore le compte de personne.'),
    ).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const EndFails: StoryObj = {
  name: 'Says why a link could not be ended',
  beforeEach: [
    linkedBothWays,
    ({ msw }) => msw.use(http.delete(links, () => failure(500, -1, 'Unknown error'))),
  ],
  play: async (context) => {
    const { canvas, userEvent } = context
    const opened = await region(context, 'Comptes que vous ouvrez')
    await userEvent.click(opened.getByRole('button', { name: `Retirer le lien avec ${ines}` }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Yes' }))
    await expect(await canvas.findByText('Unknown error')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(opened.getByText(ines)).toBeVisible()
  },
}

export const Loading: StoryObj = {
  beforeEach: ({ msw }) => msw.use(neverResponds(links)),
  play: async ({ canvas }) => {
    await showsLoading(canvas)
  },
}

export const LoadingFails: StoryObj = {
  beforeEach: ({ msw }) => msw.use(http.get(links, () => failure(500, -1, 'Unknown error'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeEnabled()
  },
}
