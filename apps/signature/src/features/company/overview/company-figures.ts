import type { Campaign, Team } from '@org/api/client'

export interface CompanyFigures {
  members: number
  /** Members who have installed the current version of their signature. */
  installed: number
  /** Members who have installed another version than the current one. */
  outdated: number
  /** Members whose last mail failed or was returned. */
  failed: number
}

type CountedTeam = Pick<
  Team,
  'members_count' | 'signature_template_deploy_count' | 'old_version_count' | 'deploy_failed_count'
>

/** Adds up the counts of all teams. */
export function companyFigures(teams: readonly CountedTeam[]): CompanyFigures {
  const sum = (count: (team: CountedTeam) => number) =>
    teams.reduce((total, team) => total + count(team), 0)
  return {
    members: sum((team) => team.members_count),
    installed: sum((team) => team.signature_template_deploy_count),
    outdated: sum((team) => team.old_version_count),
    failed: sum((team) => team.deploy_failed_count),
  }
}

/**
 * Returns the banner that starts next after a time in seconds since 1970; null if none is planned.
 */
export function nextBanner<Banner extends Pick<Campaign, 'start_date'>>(
  banners: readonly Banner[],
  now: number,
): (Banner & { start_date: number }) | null {
  const startsLater = (banner: Banner): banner is Banner & { start_date: number } =>
    banner.start_date !== null && banner.start_date > now
  const [next] = banners
    .filter(startsLater)
    .sort((first, second) => first.start_date - second.start_date)
  return next ?? null
}
