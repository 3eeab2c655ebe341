import { type Campaign, currentCampaign, type Team } from '@org/api/client'

/** A stretch of time in seconds since 1970; `end` is not part of it. */
export interface Stretch {
  start: number
  end: number
}

/** What a team shows for a while: a campaign, or none. */
export interface Slot extends Stretch {
  campaign: Campaign | null
}

/** A campaign that runs for a while without being shown, since another one goes before it. */
export interface Covered extends Stretch {
  campaign: Campaign
}

/** What a team shows over a stretch of time, without a break. */
export interface TeamSchedule {
  team: Team
  slots: readonly Slot[]
  /** Running campaigns of the team that give way to another one, by their start. */
  covered: readonly Covered[]
}

export interface Schedules {
  /** The global team first where it is known, then each team that has campaigns of its own. */
  own: readonly TeamSchedule[]
  /** Teams that show what the global team shows. */
  following: readonly Team[]
}

/** Which campaign each team shows when, by the rule by which the server chooses the banner. */
export function scheduleTeams(
  teams: readonly Team[],
  campaigns: readonly Campaign[],
  stretch: Stretch,
): Schedules {
  const globalTeam = teams.find(({ is_global }) => is_global) ?? null
  const byTeam = Map.groupBy(campaigns, ({ team_id }) => team_id)
  const byId = new Map(campaigns.map((campaign) => [campaign.id, campaign]))
  const shownBy = (team: Team) => {
    const owned = byTeam.get(team.id) ?? []
    const named = byId.get(team.campaign_id ?? '')
    const known = named && named.team_id !== team.id ? [...owned, named] : owned
    return known.filter((campaign) => clip(campaign, stretch) !== null)
  }
  const ofGlobal = globalTeam && scheduleOf(globalTeam, shownBy(globalTeam), stretch)
  const own: TeamSchedule[] = ofGlobal ? [ofGlobal] : []
  const following: Team[] = []
  for (const team of teams) {
    if (team === globalTeam) continue
    const shown = shownBy(team)
    if (shown.length === 0 && globalTeam) {
      following.push(team)
      continue
    }
    const schedule = scheduleOf(team, shown, stretch)
    own.push({ ...schedule, slots: fillGaps(schedule.slots, ofGlobal?.slots ?? []) })
  }
  return { own, following }
}

/** The schedule of a team as if there were no other. */
function scheduleOf(team: Team, campaigns: readonly Campaign[], stretch: Stretch): TeamSchedule {
  const edges = boundsOf(campaigns, stretch)
  const slots = edges.slice(0, -1).map((start, index) => ({
    start,
    end: edges[index + 1] ?? stretch.end,
    campaign: currentCampaign(team, null, campaigns, start),
  }))
  const covered = campaigns.flatMap((campaign) =>
    slots
      .filter((slot) => slot.campaign !== campaign)
      .flatMap((slot) => {
        const part = clip(campaign, slot)
        return part ? [{ ...part, campaign }] : []
      }),
  )
  return {
    team,
    slots: joined(slots),
    covered: joined(covered).toSorted((a, b) => a.start - b.start),
  }
}

/** Each moment within the stretch at which something may change, and its two ends. */
function boundsOf(campaigns: readonly Campaign[], { start, end }: Stretch): number[] {
  const bounds = campaigns
    .flatMap((campaign) => [campaign.start_date, campaign.end_date])
    .filter((bound) => bound !== null && start < bound && bound < end)
  return [...new Set([start, ...bounds, end])].toSorted((a, b) => Number(a) - Number(b)) as number[]
}

/** The part of a campaign's time that lies in a stretch; null when none does. */
function clip(
  { start_date, end_date }: Pick<Campaign, 'start_date' | 'end_date'>,
  stretch: Stretch,
): Stretch | null {
  const start = Math.max(start_date ?? -Infinity, stretch.start)
  const end = Math.min(end_date ?? Infinity, stretch.end)
  return start < end ? { start, end } : null
}

/** Neighbours of the same campaign as one. */
function joined<Part extends Slot>(parts: readonly Part[]): Part[] {
  const result: Part[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (last?.end === part.start && last.campaign === part.campaign) last.end = part.end
    else result.push({ ...part })
  }
  return result
}

/** The slots with what others show in their place while they show nothing. */
function fillGaps(slots: readonly Slot[], others: readonly Slot[]): Slot[] {
  const filled = slots.flatMap((slot) => {
    if (slot.campaign !== null || others.length === 0) return [slot]
    return others.flatMap((other) => {
      const start = Math.max(slot.start, other.start)
      const end = Math.min(slot.end, other.end)
      return start < end ? [{ start, end, campaign: other.campaign }] : []
    })
  })
  return joined(filled)
}
