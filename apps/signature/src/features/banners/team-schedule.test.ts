import { type Campaign, currentCampaign, type Team } from '@org/api/client'
import { array, assert, boolean, constantFrom, integer, option, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { temporaryTeam } from '#features/teams'
import { temporaryCampaign } from './campaign-values.ts'
import { scheduleTeams, type TeamSchedule } from './team-schedule.ts'

const team = (id: string, campaign_id: string | null = null): Team => ({
  ...temporaryTeam(id, { name: id, signature_template_id: null }),
  is_global: id === 'global',
  campaign_id,
})

const campaign = (
  id: string,
  owner: string,
  start_date: number | null,
  end_date: number | null,
): Campaign =>
  temporaryCampaign(
    id,
    { name: id, banner_id: 'image', shows_nothing: false, start_date, end_date },
    team(owner),
  )

const stretch = { start: 100, end: 200 }

/** A schedule as `campaign start-end`, for short expectations. */
const told = (schedule: TeamSchedule | undefined) => ({
  slots: schedule?.slots.map((slot) => `${slot.campaign?.id ?? '–'} ${slot.start}-${slot.end}`),
  covered: schedule?.covered.map((part) => `${part.campaign.id} ${part.start}-${part.end}`),
})

it('shows gaps where no campaign runs', () => {
  const { own } = scheduleTeams([team('global')], [campaign('a', 'global', 120, 150)], stretch)
  expect(told(own[0])).toEqual({ slots: ['– 100-120', 'a 120-150', '– 150-200'], covered: [] })
})

it('lets the later of two campaigns cover the earlier one, which comes back afterwards', () => {
  const campaigns = [campaign('a', 'global', null, null), campaign('b', 'global', 130, 160)]
  const { own } = scheduleTeams([team('global')], campaigns, stretch)
  expect(told(own[0])).toEqual({
    slots: ['a 100-130', 'b 130-160', 'a 160-200'],
    covered: ['a 130-160'],
  })
})

it('lists a campaign without an image beside what is shown, unless it is meant to show nothing', () => {
  const empty = { ...campaign('empty', 'global', 130, 160), banner_id: null }
  const shownWith = (one: Campaign) => {
    const campaigns = [campaign('a', 'global', null, null), one]
    return told(scheduleTeams([team('global')], campaigns, stretch).own[0])
  }
  expect(shownWith(empty)).toEqual({ slots: ['a 100-200'], covered: ['empty 130-160'] })
  expect(shownWith({ ...empty, shows_nothing: true }).slots).toContain('empty 130-160')
})

it('fills the gaps of a team with what the global team shows', () => {
  const campaigns = [campaign('a', 'sales', 120, 150), campaign('g', 'global', 140, 180)]
  const { own } = scheduleTeams([team('sales'), team('global')], campaigns, stretch)
  expect(own.map((schedule) => schedule.team.id)).toEqual(['global', 'sales'])
  expect(told(own[1]).slots).toEqual(['– 100-120', 'a 120-150', 'g 150-180', '– 180-200'])
})

it('prefers the campaign that a team names, whoever owns it', () => {
  const campaigns = [campaign('a', 'sales', 100, 200), campaign('b', 'design', 150, 170)]
  const { own } = scheduleTeams([team('global'), team('sales', 'b')], campaigns, stretch)
  expect(told(own[1])).toEqual({
    slots: ['a 100-150', 'b 150-170', 'a 170-200'],
    covered: ['a 150-170'],
  })
})

it('lists teams without campaigns in that time as following the global one', () => {
  const campaigns = [campaign('old', 'sales', 10, 20), campaign('a', 'design', 100, null)]
  const teams = [team('global'), team('sales'), team('design')]
  const { own, following } = scheduleTeams(teams, campaigns, stretch)
  expect(own.map((schedule) => schedule.team.id)).toEqual(['global', 'design'])
  expect(following.map(({ id }) => id)).toEqual(['sales'])
})

it('shows a team alone where the global one is not known', () => {
  const { own, following } = scheduleTeams([team('sales')], [], stretch)
  expect(told(own[0]).slots).toEqual(['– 100-200'])
  expect(following).toEqual([])
})

it('agrees with the rule of the server at every moment', () => {
  const owners = ['global', 'sales', 'design'] as const
  const bound = option(integer({ min: 90, max: 120 }))
  const drawn = record({
    owner: constantFrom(...owners),
    start: bound,
    end: bound,
    created: integer({ min: 1, max: 3 }),
    banner_id: constantFrom('image', null),
    shows_nothing: boolean(),
  })
  const names = option(constantFrom('c0', 'c1', 'c2'))
  const world = record({ list: array(drawn, { maxLength: 6 }), sales: names, global: names })
  assert(
    property(world, ({ list, sales, global }) => {
      const campaigns = list.map(({ owner, start, end, created, ...shown }, index) => ({
        ...campaign(`c${index}`, owner, start, end),
        created_at: created,
        ...shown,
      }))
      const globalTeam = team('global', global)
      const teams = [globalTeam, team('sales', sales), team('design')]
      const { own, following } = scheduleTeams(teams, campaigns, { start: 95, end: 115 })
      for (let now = 95; now < 115; now += 1) {
        for (const one of teams) {
          const id = following.includes(one) ? globalTeam.id : one.id
          const slots = own.find((schedule) => schedule.team.id === id)?.slots ?? []
          const slot = slots.find(({ start, end }) => start <= now && now < end)
          expect(slot?.campaign?.id).toBe(currentCampaign(one, globalTeam, campaigns, now)?.id)
        }
      }
    }),
  )
})
