import { type Campaign, currentCampaign, type Team } from '@org/api/client'

/** A stretch of time in seconds since 1970, excluding `end`. */
export interface Stretch {
  start: number
  end: number
}

/** A period in which a team shows one banner, or none. */
export interface Slot extends Stretch {
  banner: Campaign | null
}

/** A period in which a banner runs without being shown, because another one takes precedence. */
export interface Covered extends Stretch {
  banner: Campaign
}

/** The banners that a team shows over a stretch of time. There are no gaps between the slots. */
export interface TeamSchedule {
  team: Team
  slots: readonly Slot[]
  /** The team's running banners that another one covers, sorted by start. */
  covered: readonly Covered[]
}

export interface Schedules {
  /**
   * The global team first, then each team that has banners in the period. If the global team is
   * unknown, every team.
   */
  own: readonly TeamSchedule[]
  /** Teams that show what the global team shows. */
  following: readonly Team[]
}

/** Computes which banner each team shows at each time, by the same rule as the server. */
export function scheduleTeams(
  teams: readonly Team[],
  banners: readonly Campaign[],
  stretch: Stretch,
): Schedules {
  const globalTeam = teams.find(({ is_global }) => is_global) ?? null
  const byTeam = Map.groupBy(banners, ({ team_id }) => team_id)
  const byId = new Map(banners.map((banner) => [banner.id, banner]))
  const shownBy = (team: Team) => {
    const owned = byTeam.get(team.id) ?? []
    const named = byId.get(team.campaign_id ?? '')
    const known = named && named.team_id !== team.id ? [...owned, named] : owned
    return known.filter((banner) => clip(banner, stretch) !== null)
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

/** Computes a team's schedule without the global team's banners. */
function scheduleOf(team: Team, banners: readonly Campaign[], stretch: Stretch): TeamSchedule {
  const edges = boundsOf(banners, stretch)
  const slots = edges.slice(0, -1).map((start, index) => ({
    start,
    end: edges[index + 1] ?? stretch.end,
    banner: currentCampaign(team, null, banners, start),
  }))
  const covered = banners.flatMap((banner) =>
    slots
      .filter((slot) => slot.banner !== banner)
      .flatMap((slot) => {
        const part = clip(banner, slot)
        return part ? [{ ...part, banner }] : []
      }),
  )
  return {
    team,
    slots: joined(slots),
    covered: joined(covered).toSorted((a, b) => a.start - b.start),
  }
}

/** Lists both ends of the stretch, and every moment in between when a banner starts or ends. */
function boundsOf(banners: readonly Campaign[], { start, end }: Stretch): number[] {
  const bounds = banners
    .flatMap((banner) => [banner.start_date, banner.end_date])
    .filter((bound) => bound !== null && start < bound && bound < end)
  return [...new Set([start, ...bounds, end])].toSorted((a, b) => Number(a) - Number(b)) as number[]
}

/** Returns the part of a banner's period within a stretch; null if they do not overlap. */
function clip(
  { start_date, end_date }: Pick<Campaign, 'start_date' | 'end_date'>,
  stretch: Stretch,
): Stretch | null {
  const start = Math.max(start_date ?? -Infinity, stretch.start)
  const end = Math.min(end_date ?? Infinity, stretch.end)
  return start < end ? { start, end } : null
}

/** Merges adjacent slots of the same banner. */
function joined<Part extends Slot>(parts: readonly Part[]): Part[] {
  const result: Part[] = []
  for (const part of parts) {
    const last = result.at(-1)
    if (last?.end === part.start && last.banner === part.banner) last.end = part.end
    else result.push({ ...part })
  }
  return result
}

/** Fills the slots without a banner from the slots of another schedule. */
function fillGaps(slots: readonly Slot[], others: readonly Slot[]): Slot[] {
  const filled = slots.flatMap((slot) => {
    if (slot.banner !== null || others.length === 0) return [slot]
    return others.flatMap((other) => {
      const start = Math.max(slot.start, other.start)
      const end = Math.min(slot.end, other.end)
      return start < end ? [{ start, end, banner: other.banner }] : []
    })
  })
  return joined(filled)
}
