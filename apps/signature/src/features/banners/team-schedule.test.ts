import { type Campaign, currentCampaign, type Team } from '@org/api/client'
import { array, assert, boolean, constantFrom, integer, option, property, record } from 'fast-check'
import { expect, it } from 'vitest'
import { temporaryTeam } from '#testing/teams'
import { temporaryBanner } from './banner-values.ts'
import { scheduleTeams, type TeamSchedule } from './team-schedule.ts'

const team = (id: string, campaign_id: string | null = null): Team => ({
  ...temporaryTeam(id, { name: id, signature_template_id: null }),
  is_global: id === 'global',
  campaign_id,
})

const banner = (
  id: string,
  owner: string,
  start_date: number | null,
  end_date: number | null,
): Campaign =>
  temporaryBanner(
    id,
    { name: id, banner_id: 'image', shows_nothing: false, link_url: '', start_date, end_date },
    team(owner),
  )

const stretch = { start: 100, end: 200 }

/** Formats a schedule as `banner start-end`, for short expectations. */
const summaryOf = (schedule: TeamSchedule | undefined) => ({
  slots: schedule?.slots.map((slot) => `${slot.banner?.id ?? '–'} ${slot.start}-${slot.end}`),
  covered: schedule?.covered.map((part) => `${part.banner.id} ${part.start}-${part.end}`),
})

it('shows gaps when no banner runs', () => {
  const { own } = scheduleTeams([team('global')], [banner('a', 'global', 120, 150)], stretch)
  expect(summaryOf(own[0])).toEqual({ slots: ['– 100-120', 'a 120-150', '– 150-200'], covered: [] })
})

it('covers the earlier of two banners while the later one runs, and shows it again afterwards', () => {
  const banners = [banner('a', 'global', null, null), banner('b', 'global', 130, 160)]
  const { own } = scheduleTeams([team('global')], banners, stretch)
  expect(summaryOf(own[0])).toEqual({
    slots: ['a 100-130', 'b 130-160', 'a 160-200'],
    covered: ['a 130-160'],
  })
})

it('lists a banner without an image as covered, unless it is meant to show nothing', () => {
  const empty = { ...banner('empty', 'global', 130, 160), banner_id: null }
  const shownWith = (one: Campaign) => {
    const banners = [banner('a', 'global', null, null), one]
    return summaryOf(scheduleTeams([team('global')], banners, stretch).own[0])
  }
  expect(shownWith(empty)).toEqual({ slots: ['a 100-200'], covered: ['empty 130-160'] })
  expect(shownWith({ ...empty, shows_nothing: true }).slots).toContain('empty 130-160')
})

it('fills a team’s gaps with the global team’s banners', () => {
  const banners = [banner('a', 'sales', 120, 150), banner('g', 'global', 140, 180)]
  const { own } = scheduleTeams([team('sales'), team('global')], banners, stretch)
  expect(own.map((schedule) => schedule.team.id)).toEqual(['global', 'sales'])
  expect(summaryOf(own[1]).slots).toEqual(['– 100-120', 'a 120-150', 'g 150-180', '– 180-200'])
})

it('prefers the banner that a team has selected, whichever team owns it', () => {
  const banners = [banner('a', 'sales', 100, 200), banner('b', 'design', 150, 170)]
  const { own } = scheduleTeams([team('global'), team('sales', 'b')], banners, stretch)
  expect(summaryOf(own[1])).toEqual({
    slots: ['a 100-150', 'b 150-170', 'a 170-200'],
    covered: ['a 150-170'],
  })
})

it('lists teams without banners in the period as following the global team', () => {
  const banners = [banner('old', 'sales', 10, 20), banner('a', 'design', 100, null)]
  const teams = [team('global'), team('sales'), team('design')]
  const { own, following } = scheduleTeams(teams, banners, stretch)
  expect(own.map((schedule) => schedule.team.id)).toEqual(['global', 'design'])
  expect(following.map(({ id }) => id)).toEqual(['sales'])
})

it('leaves a team’s gaps empty when the global team is unknown', () => {
  const { own, following } = scheduleTeams([team('sales')], [], stretch)
  expect(summaryOf(own[0]).slots).toEqual(['– 100-200'])
  expect(following).toEqual([])
})

it('shows the same banner as the server’s rule at every moment', () => {
  const owners = ['global', 'sales', 'design'] as const
  const bound = option(integer({ min: 90, max: 120 }))
  const anyBanner = record({
    owner: constantFrom(...owners),
    start: bound,
    end: bound,
    created: integer({ min: 1, max: 3 }),
    banner_id: constantFrom('image', null),
    shows_nothing: boolean(),
  })
  const names = option(constantFrom('c0', 'c1', 'c2'))
  const world = record({ list: array(anyBanner, { maxLength: 6 }), sales: names, global: names })
  assert(
    property(world, ({ list, sales, global }) => {
      const banners = list.map(({ owner, start, end, created, ...shown }, index) => ({
        ...banner(`c${index}`, owner, start, end),
        created_at: created,
        ...shown,
      }))
      const globalTeam = team('global', global)
      const teams = [globalTeam, team('sales', sales), team('design')]
      const { own, following } = scheduleTeams(teams, banners, { start: 95, end: 115 })
      for (let now = 95; now < 115; now += 1) {
        for (const one of teams) {
          const id = following.includes(one) ? globalTeam.id : one.id
          const slots = own.find((schedule) => schedule.team.id === id)?.slots ?? []
          const slot = slots.find(({ start, end }) => start <= now && now < end)
          expect(slot?.banner?.id).toBe(currentCampaign(one, globalTeam, banners, now)?.id)
        }
      }
    }),
  )
})
