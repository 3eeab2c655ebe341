import type { Campaign } from '@org/api/client'

/** Returns a banner's state at a time in seconds since 1970, as a key of `texts.banners.states`. */
export function bannerState(
  { start_date, end_date }: Pick<Campaign, 'start_date' | 'end_date'>,
  now: number,
): 'active' | 'upcoming' | 'ended' {
  if (end_date !== null && end_date <= now) return 'ended'
  return start_date !== null && start_date > now ? 'upcoming' : 'active'
}
