import { demoIds, demoSeed, productStory, storyTime } from '@org/app-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { product } from '#app/product.ts'

const teamName = 'Direction'.repeat(17).slice(0, 150)
const lastName = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4).slice(0, 120)

/**
 * Returns the seed of the demo organisation, with long names without spaces for a team and a
 * person.
 */
function seedOfLongNames() {
  const seed = demoSeed(storyTime)
  return {
    ...seed,
    teams: seed.teams.map((team) =>
      team.id === demoIds.teams.sales ? { ...team, name: teamName } : team,
    ),
    users: seed.users.map((user) =>
      user.id === demoIds.member
        ? { ...user, last_name: lastName, team_id: demoIds.teams.sales }
        : user,
    ),
  }
}

const meta: Meta = {
  title: 'Signature product/Employees/Long names',
  ...productStory(product, {
    path: '/users',
    api: { userId: demoIds.admin, seed: seedOfLongNames },
  }),
}
export default meta

/**
 * Checks that the long names, the buttons and the table's cells end within the page's width, and
 * that a name that is cut off has a `title`.
 */
const isBounded: NonNullable<StoryObj['play']> = async ({ canvas, canvasElement }) => {
  const shown = await waitFor(async () => {
    const found = await canvas.findAllByText(new RegExp(`${teamName}|${lastName}`))
    if (found.length === 0) throw new Error('not loaded yet')
    return found
  })
  const edge = document.documentElement.clientWidth
  const parts = [...shown, ...canvasElement.querySelectorAll('main button, main [aria-colindex]')]
  for (const part of parts) {
    await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(edge + 1)
  }
  for (const text of shown) {
    const isFullyVisible = text.scrollWidth <= text.clientWidth + 1 || text.clientWidth === 0
    await expect(isFullyVisible || text.title !== '').toBe(true)
  }
}

export const Employees: StoryObj = { play: isBounded }

export const Teams: StoryObj = { parameters: { path: '/teams' }, play: isBounded }

export const Team: StoryObj = {
  parameters: { path: `/team/${demoIds.teams.sales}` },
  play: isBounded,
}

export const Deployment: StoryObj = { parameters: { path: '/deploy' }, play: isBounded }
