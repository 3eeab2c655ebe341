import type { Campaign } from '@org/api/client'

/** Where a campaign stands at a moment (seconds since 1970); the keys of `texts.banners.states`. */
export function campaignState(
  { start_date, end_date }: Pick<Campaign, 'start_date' | 'end_date'>,
  now: number,
): 'active' | 'upcoming' | 'ended' {
  if (end_date !== null && end_date <= now) return 'ended'
  return start_date !== null && start_date > now ? 'upcoming' : 'active'
}
