import type { Campaign, Team } from '@org/api/client'
import { mediaAddress } from '#shared/media-address.ts'

/**
 * The editable values of a banner. Dates in seconds since 1970; null leaves the period's start or
 * end open.
 */
export interface BannerValues {
  name: string
  banner_id: string | null
  /** Whether no banner is shown during the period. */
  shows_nothing: boolean
  /** The page that the banner leads to; empty for that of the signature or the company. */
  link_url: string
  start_date: number | null
  end_date: number | null
}

/** The values of an existing banner, which may also move to another team. */
export interface BannerChange extends BannerValues {
  team_id?: string
}

/** Type of the banners created here (specification 1, section 9). */
export const bannerType = 'small'

/**
 * Returns the banner with the values applied. `teams` must include the banner's new team if it
 * moves to another one.
 */
export function withValues(
  banner: Campaign,
  values: BannerChange,
  teams: readonly Team[] = [],
): Campaign {
  const { banner_id, team_id } = values
  const moved = teams.find(({ id }) => id === team_id)
  const isSameImage = banner_id === banner.banner_id
  const image = banner_id === null ? null : { path: mediaAddress(banner_id), type: 'image' }
  return {
    ...banner,
    ...values,
    banner: isSameImage ? banner.banner : image,
    team: moved ? { id: moved.id, name: moved.name } : banner.team,
  }
}

/** Returns the list entry for a banner that is being created. */
export function temporaryBanner(id: string, values: BannerValues, team: Team): Campaign {
  const blank: Campaign = {
    id,
    organisation_id: team.organisation_id,
    name: '',
    type: bannerType,
    banner_id: null,
    banner: null,
    shows_nothing: false,
    link_url: '',
    start_date: null,
    end_date: null,
    expire: 0,
    active: false,
    team_id: team.id,
    team: { id: team.id, name: team.name },
    created_at: 0,
    revision: 0,
  }
  return withValues(blank, values)
}
