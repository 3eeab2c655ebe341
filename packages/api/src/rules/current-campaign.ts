import type { CampaignRecord, TeamRecord } from '../ports/records.ts'

type Dated = Pick<CampaignRecord, 'start_date' | 'end_date'>
type Shown = Dated & Pick<CampaignRecord, 'banner_id' | 'shows_nothing'>
type Owned = Shown & Pick<CampaignRecord, 'id' | 'team_id' | 'created_at'>
type Naming = Pick<TeamRecord, 'id' | 'campaign_id'>

/** True from `start_date` until just before `end_date`. A missing date sets no limit. */
export function isActive(campaign: Dated, now: number): boolean {
  const { start_date: start, end_date: end } = campaign
  return (start === null || start <= now) && (end === null || now < end)
}

/**
 * True for a campaign that has an image, or is meant to show nothing. Teams skip all other
 * campaigns.
 */
export function hasEffect({ banner_id, shows_nothing }: Omit<Shown, keyof Dated>): boolean {
  return banner_id !== null || shows_nothing
}

/**
 * Returns the campaign that a team shows. If the team selected an active campaign, it shows that
 * one. Otherwise it shows its own campaign with the latest start or, among equal starts, the
 * newest. If it has none, the same rules apply to the global team. A campaign without an image
 * counts only if it is meant to show nothing.
 */
export function currentCampaign<Campaign extends Owned>(
  team: Naming,
  globalTeam: Naming | null,
  campaigns: readonly Campaign[],
  now: number,
): Campaign | null {
  const active = campaigns.filter((campaign) => hasEffect(campaign) && isActive(campaign, now))
  return campaignOf(team, active) ?? (globalTeam ? campaignOf(globalTeam, active) : null)
}

/** Returns the seconds until one of these campaigns starts or ends; null if none ever will. */
export function secondsToNextChange(campaigns: readonly Shown[], now: number): number | null {
  const bounds = campaigns
    .filter(hasEffect)
    .flatMap((campaign) => [campaign.start_date, campaign.end_date])
    .filter((bound) => bound !== null && bound > now)
    .map((bound) => Number(bound) - now)
  return bounds.length === 0 ? null : Math.min(...bounds)
}

/** True when one of these campaigns is running or planned. */
export function hasCampaignAhead(campaigns: readonly Shown[], now: number): boolean {
  return campaigns.some(
    (campaign) => hasEffect(campaign) && (campaign.end_date === null || now < campaign.end_date),
  )
}

function campaignOf<Campaign extends Owned>(
  team: Naming,
  active: readonly Campaign[],
): Campaign | null {
  const named = active.find((campaign) => campaign.id === team.campaign_id)
  if (named) return named
  const own = active.filter((campaign) => campaign.team_id === team.id)
  return own.toSorted(latestFirst)[0] ?? null
}

function latestFirst(a: Owned, b: Owned): number {
  return (
    (b.start_date ?? -Infinity) - (a.start_date ?? -Infinity) ||
    b.created_at - a.created_at ||
    (a.id < b.id ? -1 : 1)
  )
}
