import { MailRefused, runDueJobs } from '@org/api/memory'
import { demoIds, demoSeed, productStory, storyTime, worldOf } from '@org/app-kit/testing'
import { choose } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { changes } from '#shared/testing/story-helpers.ts'
import { confirmMails } from './story-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Deploy/Teams',
  ...productStory(product, { path: '/deploy', api: { userId: demoIds.admin } }),
}
export default meta

/** An address in the customer service team that the mail server rejects at first. */
const unknownAddress = /^solene\.boulanger/
let isKnown = false

const rejectingApi = {
  userId: demoIds.admin,
  overrides: {
    mailer: {
      send: async ({ to }: { to: { address: string } }) => {
        if (unknownAddress.test(to.address) && !isKnown)
          throw new MailRefused('550 Mailbox unavailable')
      },
    },
  },
}

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

export const Refused: StoryObj = {
  name: 'Counts the failed mails of a team, and offers to send one of them again',
  parameters: {
    variants: ['dark', 'phone'],
    api: rejectingApi,
  },
  beforeEach: () => {
    isKnown = false
  },
  play: async (context) => {
    await deployToRefused(context)
  },
}

/** Sends to the customer service team, and shows whose mail was rejected. */
async function deployToRefused({ canvas, userEvent }: PlayContext) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Deploy Service client' }))
  await confirmMails()
  const team = within(
    canvas.getByRole('heading', { name: 'Service client' }).closest('li') as HTMLElement,
  )
  await expect(await team.findByText('1 envoi échoué', {}, { timeout: 5000 })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: /^Voir les membres de Service/ }))
  await expect(await team.findByText('550 Mailbox unavailable')).toBeVisible()
  const again = team.getByRole('button', { name: /^Envoyer à nouveau Solène Boulanger/ })
  await expect(again).toBeEnabled()
  return { team, again }
}

export const SentAfterRefusal: StoryObj = {
  name: 'Sends again to a rejected address, once it exists',
  parameters: { api: rejectingApi },
  beforeEach: () => {
    isKnown = false
  },
  play: async (context) => {
    const { team, again } = await deployToRefused(context)
    isKnown = true
    await context.userEvent.click(again)
    await waitFor(() => expect(team.queryByText('550 Mailbox unavailable')).toBeNull())
    await waitFor(() => expect(team.queryByText('1 envoi échoué')).toBeNull())
    await expect(changes(worldOf(context))).toHaveLength(2)
    await context.userEvent.unhover(again)
  },
}

export const UnderWay: StoryObj = {
  name: 'Counts the mails of a running deploy until they are sent',
  parameters: {
    variants: ['dark', 'phone'],
    api: { userId: demoIds.admin, runsJobs: false },
  },
  play: async (context) => {
    const { team } = await startDeploy(context)
    await expect(await team.findByText('14 en cours d’envoi')).toBeVisible()
  },
}

export const UnderWayThenSent: StoryObj = {
  name: 'Updates by itself when a running deploy ends',
  parameters: { api: { userId: demoIds.admin, runsJobs: false } },
  play: async (context) => {
    const { team } = await startDeploy(context)
    await expect(await team.findByText('14 en cours d’envoi')).toBeVisible()
    await runDueJobs(worldOf(context).adapters)
    await waitFor(() => expect(team.queryByText(/en cours d’envoi/)).toBeNull(), {
      timeout: 10_000,
    })
    await expect(team.getByText('14 envoyés')).toBeVisible()
  },
}

async function startDeploy({ canvas, userEvent }: PlayContext) {
  const button = await canvas.findByRole('button', { name: 'Deploy Service client' })
  await userEvent.click(button)
  await confirmMails()
  await userEvent.unhover(button)
  return {
    team: within(
      canvas.getByRole('heading', { name: 'Service client' }).closest('li') as HTMLElement,
    ),
  }
}

export const MembersInState: StoryObj = {
  name: 'Filters the members of a team by one state, which the address keeps',
  parameters: {
    path: `/deploy?state.${demoIds.teams.sales}=sent`,
    variants: ['dark', 'phone'],
  },
  play: async (context) => {
    const { canvas } = context
    const team = within(
      (await canvas.findByRole('heading', { name: 'Commercial' })).closest('li') as HTMLElement,
    )
    const state = team.getByRole('button', { name: /État des membres de Commercial/ })
    const shown = () => team.queryAllByRole('button', { name: /^Envoyer à nouveau/ })
    await waitFor(() => expect(shown()).toHaveLength(6))
    await choose(state, 'Non envoyé')
    await expect(await team.findByText('Personne dans cet état')).toBeVisible()
    await choose(state, 'Installé')
    await waitFor(() => expect(shown()).toHaveLength(14))
    await expect(team.queryByText('Email envoyé', { ignore: 'option' })).toBeNull()
    await context.userEvent.unhover(team.getByRole('heading', { name: 'Commercial' }))
  },
}

/** Seeds the demo organisation with a team in each of many towns. */
function manyTeams() {
  const seed = demoSeed(storyTime)
  const [model] = seed.teams
  if (!model) throw new Error('no team')
  const towns = Array.from({ length: 200 }, (_, index) => ({
    ...model,
    id: `demo-team-town-${index}`,
    name: index === 150 ? 'Bureau d’Œyregave' : `Bureau ${index + 1}`,
    is_global: false,
  }))
  return { ...seed, teams: [...seed.teams, ...towns] }
}

export const Search: StoryObj = {
  name: 'Finds a team among two hundred, and says when there is none',
  parameters: {
    variants: ['phone'],
    api: { userId: demoIds.admin, seed: manyTeams },
  },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Chercher une équipe' })
    await userEvent.type(search, 'nulle part')
    await expect(
      await canvas.findByText('Aucune équipe ne correspond à cette recherche'),
    ).toBeVisible()
    await userEvent.clear(search)
    await userEvent.type(search, 'oeyre')
    await expect(await canvas.findByRole('heading', { name: 'Bureau d’Œyregave' })).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Deploy / })).toHaveLength(1)
  },
}

export const SearchInAddress: StoryObj = {
  name: 'Shows the teams that match the search in the address',
  parameters: {
    path: '/deploy?search=service',
    api: { userId: demoIds.admin },
  },
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('heading', { name: 'Service client' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Commercial' })).toBeNull()
    await expect(worldOf(context).requests.map(({ method }) => method)).not.toContain('POST')
  },
}
