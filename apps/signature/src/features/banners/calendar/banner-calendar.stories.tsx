import { demoIds, demoSeed, productStory, worldOf } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { moveToStoryTime } from '../testing/story-time.ts'

const day = 86_400
const now = Date.UTC(2027, 0, 15, 8) / 1000
const { sales, design, support, global } = demoIds.teams

/**
 * Seeds two overlapping banners of one team, months without banners, and a team that shows another
 * team's banner.
 */
function seedOfOverlaps() {
  const seed = demoSeed(now)
  const [pattern] = seed.campaigns
  if (!pattern) throw new Error('The demonstration has no banner')
  const banner = (
    name: string,
    team_id: string,
    banner_id: string,
    start: number | null,
    end: number | null,
  ) => ({
    ...pattern,
    id: `story-${name}`,
    name,
    team_id,
    banner_id,
    start_date: start === null ? null : now + start * day,
    end_date: end === null ? null : now + end * day,
  })
  return {
    ...seed,
    teams: seed.teams.map((team) =>
      team.id === support ? { ...team, campaign_id: 'story-Atelier' } : team,
    ),
    campaigns: [
      banner('Vœux', global, 'demo-media-wishes', -40, 10),
      banner('Été', global, 'demo-media-standing', 100, null),
      banner('Salon', sales, 'demo-media-fair', -20, 70),
      banner('Vente privée', sales, 'demo-media-standing', 20, 40),
      banner('Atelier', design, 'demo-media-standing', 5, 60),
    ],
  }
}

const story = productStory(product, {
  path: '/banners',
  api: { userId: demoIds.admin, seed: seedOfOverlaps },
})

const meta: Meta = {
  title: 'Signature product/Banners/Calendar',
  ...story,
  beforeEach: (context) => {
    story.beforeEach(context)
    return moveToStoryTime(worldOf(context))
  },
}
export default meta

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0]

/** Finds a team's row in the calendar. */
async function rowOf({ canvas }: PlayContext, team: string) {
  const calendar = await canvas.findByRole('region', { name: 'Calendrier' })
  const heading = await within(calendar).findByRole('heading', { name: team })
  const row = heading.closest('li')
  if (!row) throw new Error(`${team} has no row`)
  return within(row)
}

/** Lists the texts of a team's bars: the shown banners in order, then the covered ones. */
async function barTexts(context: PlayContext, team: string) {
  const row = await rowOf(context, team)
  return row.getAllByRole('listitem').map(({ textContent }) => textContent)
}

export const Overlaps: StoryObj = {
  name: 'Shows each team’s banners over time, with overlaps and gaps',
  parameters: { variants: ['dark', 'phone'] },
  play: async (context) => {
    await expect(await barTexts(context, 'Commercial')).toEqual([
      'Aucune campagne du 1 décembre 2026 au 6 décembre 2026',
      'Vœux',
      'Salon',
      'Vente privée',
      'Salon',
      'Aucune campagne du 26 mars 2027 au 25 avril 2027',
      'Été',
      'Salon',
    ])
    const row = await rowOf(context, 'Commercial')
    await expect(
      row.getByRole('button', {
        name: 'Salon, du 26 décembre 2026 au 26 mars 2027, masquée par une autre',
      }),
    ).toBeVisible()
    await expect(row.getByRole('button', { name: /^Vœux, .* de Toute la société$/ })).toBeVisible()
    await expect((await barTexts(context, 'Service client')).at(2)).toBe('Atelier')
  },
}

export const Followers: StoryObj = {
  name: 'Says which teams show the default team’s banners',
  parameters: { api: { seed: () => demoSeed(now) } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Comme « Toute la société » : Service client, Studio de création'),
    ).toBeVisible()
  },
}

/** Seeds the demo organisation with twelve more teams. */
function seedOfManyTeams() {
  const seed = demoSeed(now)
  const [, pattern] = seed.teams
  if (!pattern) throw new Error('The demonstration has one team only')
  const further = Array.from({ length: 12 }, (_, index) => ({
    ...pattern,
    id: `story-team-${index}`,
    name: `Atelier ${String(index + 1).padStart(2, '0')}`,
  }))
  return { ...seed, teams: [...seed.teams, ...further] }
}

export const ManyFollowers: StoryObj = {
  name: 'Counts the teams beyond the tenth that show the default team’s banners',
  parameters: { api: { seed: seedOfManyTeams } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Comme .* Atelier 10 et 4 autres$/)).toBeVisible()
  },
}

export const Turned: StoryObj = {
  name: 'Turns to later months and back to today',
  play: async (context) => {
    const { canvas, userEvent } = context
    await rowOf(context, 'Commercial')
    await expect(canvas.getByText('décembre 2026 – mai 2027')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mois suivants' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Mois suivants' }))
    await expect(canvas.getByText('juin 2027 – novembre 2027')).toBeVisible()
    await expect(await barTexts(context, 'Toute la société')).toEqual(['Été'])
    await userEvent.click(canvas.getByRole('button', { name: 'Aujourd’hui' }))
    await expect(canvas.getByText('décembre 2026 – mai 2027')).toBeVisible()
  },
}

export const Opened: StoryObj = {
  name: 'Opens a banner from the calendar by keyboard',
  play: async (context) => {
    const row = await rowOf(context, 'Studio de création')
    row.getByRole('button', { name: /^Atelier/ }).focus()
    await context.userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Modifier une bannière' })
    await expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveValue('Atelier')
  },
}

export const OfOneTeam: StoryObj = {
  name: 'Shows only the selected team',
  parameters: { path: `/team/${sales}/banners` },
  play: async (context) => {
    await rowOf(context, 'Commercial')
    await expect(context.canvas.queryByRole('heading', { name: 'Studio de création' })).toBeNull()
  },
}
