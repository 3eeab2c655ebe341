import { expect, it } from 'vitest'
import { campaignState } from './campaign-state.ts'

it.each([
  [null, null, 'active'],
  [100, 101, 'active'],
  [101, null, 'upcoming'],
  [null, 100, 'ended'],
  [50, 60, 'ended'],
])('tells a campaign from %s to %s at second 100: %s', (start_date, end_date, state) => {
  expect(campaignState({ start_date, end_date }, 100)).toBe(state)
})
