import { demoIds, demoSeed, productStory, storyTime, worldOf } from '@org/app-kit/testing'
import { failure, neverResponds, showsLoading } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { product } from '#app/product.ts'
import { waitUntilRendered } from '#shared/testing/story-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Deploy/Employees',
  ...productStory(product, { path: '/deploy', api: { userId: demoIds.admin } }),
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

/**
 * Seeds as many employees as fit in a screenshot: some with the signature installed, one who was
 * only sent it, and some who were not sent it.
 */
function fewEmployees() {
  const seed = demoSeed(storyTime)
  return { ...seed, users: seed.users.slice(0, 8) }
}

const users = '/api/organisation/demo-organisation/users'

const openEmployees = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(await canvas.findByRole('tab', { name: 'Employes' }))

export const Whole: StoryObj = {
  parameters: {
    api: { userId: demoIds.admin, seed: fewEmployees },
    variants: ['dark', 'phone'],
  },
  play: async (context) => {
    await openEmployees(context)
    await expect(await context.canvas.findAllByRole('button', { name: /^Copier/ })).toHaveLength(8)
    await waitUntilRendered(context)
  },
}

/** Seeds the sales team with a member whose role is higher than that of its administrator. */
function chiefInSales() {
  const seed = demoSeed(storyTime)
  const users = seed.users.map((user) =>
    user.id === demoIds.admin ? { ...user, team_id: demoIds.teams.sales } : user,
  )
  return { ...seed, users }
}

export const LinkOfStrongerRole: StoryObj = {
  name: 'Does not offer a team’s administrator the link of a person with a higher role',
  parameters: {
    path: `/team/${demoIds.teams.sales}/deploy`,
    api: { userId: demoIds.teamAdmin, seed: chiefInSales },
  },
  play: async (context) => {
    await openEmployees(context)
    const { canvas } = context
    await canvas.findByRole('button', { name: 'Copier le lien de Zoé Barbier' })
    await expect(canvas.getByRole('rowheader', { name: 'Camille Moreau' })).toBeVisible()
    await expect(
      canvas.queryByRole('button', { name: 'Copier le lien de Camille Moreau' }),
    ).toBeNull()
  },
}

/** Returns the states shown in each person's row. */
const shownStates = ({ canvas }: PlayContext) =>
  canvas
    .getAllByRole('row')
    .slice(1)
    .map(
      (row) => /Installé|Email envoyé|Échec de l’envoi|Envoi en cours/.exec(row.textContent)?.[0],
    )

export const ByState: StoryObj = {
  name: 'Filters the employees by state with the keyboard, on the server',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    await openEmployees(context)
    const { canvas, userEvent } = context
    await canvas.findByText('1 – 50 sur 60')
    canvas.getByRole('button', { name: 'Filtres' }).focus()
    await userEvent.keyboard('{Enter}')
    canvas.getByRole('checkbox', { name: 'Email envoyé' }).focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.queryByText('1 – 50 sur 60')).toBeNull())
    await waitFor(() => expect(new Set(shownStates(context))).toEqual(new Set(['Email envoyé'])))
    const requestedPaths = worldOf(context).requests.map(({ path }) => decodeURIComponent(path))
    await expect(requestedPaths.at(-1)).toContain('"where":{"status":["sent"]}')
    await expect(canvas.getByRole('button', { name: 'Filtres (1)' })).toBeVisible()
  },
}

export const StateInAddress: StoryObj = {
  name: 'Shows the employees in the states given in the address',
  parameters: {
    path: '/deploy?tab=users&users.filter.status=choice:Installé&users.filter.status=choice:Échec de l’envoi',
  },
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('tab', { name: 'Employes' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await canvas.findByRole('button', { name: 'Filtres (1)' })
    await waitFor(() =>
      expect(new Set(shownStates(context))).toEqual(new Set(['Installé', 'Échec de l’envoi'])),
    )
  },
}

export const NobodyInState: StoryObj = {
  name: 'Says that nobody is in a state, and shows all again',
  parameters: {
    path: '/deploy?tab=users&users.filter.status=choice:Échec de l’envoi&users.search=zoé',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tout afficher' }))
    await expect(await canvas.findByText('1 – 50 sur 60')).toBeVisible()
  },
}

/** Seeds an employee who has corrected their own data on the install page. */
function seedWithCorrection() {
  const seed = fewEmployees()
  const users = seed.users.map((user) =>
    user.last_name === 'Fontaine'
      ? { ...user, info_updated_at: Date.UTC(2027, 0, 14, 9) / 1000 }
      : user,
  )
  return { ...seed, users }
}

export const InfoUpdated: StoryObj = {
  name: 'Says when an employee has changed their own information',
  parameters: {
    path: '/deploy?tab=users',
    api: { userId: demoIds.admin, seed: seedWithCorrection },
    variants: ['dark', 'phone'],
  },
  play: async ({ canvas }) => {
    const row = (await canvas.findByText(/^A modifié ses informations le 14 janvier 2027/)).closest(
      '[role=row], tr',
    )
    await expect(row).toHaveTextContent('Manon Fontaine')
  },
}

export const Loading: StoryObj = {
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) => msw.use(neverResponds(users)),
  play: async (context) => {
    await openEmployees(context)
    await showsLoading(context.canvas)
  },
}

export const LoadingFails: StoryObj = {
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) => msw.use(http.get(users, () => failure(500, -1, 'Unknown error'))),
  play: async (context) => {
    await openEmployees(context)
    const { canvas } = context
    await expect(await canvas.findByText('La liste n’a pas pu être chargée')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Réessayer' })).toBeEnabled()
  },
}
