import { expect, it } from 'vitest'
import { bannerState } from './banner-state.ts'

it.each([
  [null, null, 'active'],
  [100, 101, 'active'],
  [101, null, 'upcoming'],
  [null, 100, 'ended'],
  [50, 60, 'ended'],
])(
  'returns the state of a banner from %s to %s at second 100: %s',
  (start_date, end_date, state) => {
    expect(bannerState({ start_date, end_date }, 100)).toBe(state)
  },
)
