import { expect, it } from 'vitest'
import { companyFigures, nextBanner } from './company-figures.ts'

const team = (members: number, installed: number, old: number, failed: number) => ({
  members_count: members,
  signature_template_deploy_count: installed,
  old_version_count: old,
  deploy_failed_count: failed,
})

it('adds up the counts of all teams', () => {
  expect(companyFigures([team(10, 4, 3, 0), team(0, 0, 0, 0), team(5, 5, 0, 2)])).toEqual({
    members: 15,
    installed: 9,
    outdated: 3,
    failed: 2,
  })
  expect(companyFigures([])).toEqual({ members: 0, installed: 0, outdated: 0, failed: 0 })
})

const now = 1000
it.each([
  ['no banner', [], null],
  ['only banners without a start', [null], null],
  ['banners that have started', [1, 999, 1000], null],
  ['the earliest of those to come', [5000, null, 2000, 3000, 10], 2000],
])('finds the next banner among %s', (_, starts, expected) => {
  const banners = starts.map((start_date) => ({ start_date }))
  expect(nextBanner(banners, now)?.start_date ?? null).toBe(expected)
})
