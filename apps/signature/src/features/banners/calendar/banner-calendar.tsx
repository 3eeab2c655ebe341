import type { Campaign, Team } from '@org/api/client'
import { formatMonth, formatShortMonth } from '@org/app-kit'
import { Button, Card, IconButton } from '@org/ui/primitives'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { scheduleTeams, type Schedules, type TeamSchedule } from '../team-schedule.ts'
import { bannersTexts } from '../texts.ts'
import { CalendarLegend } from './calendar-legend.tsx'
import {
  Contents,
  Following,
  Lines,
  Month,
  MonthLine,
  Months,
  Range,
  Rows,
  Sheet,
  Today,
  TodayLine,
  Turning,
} from './calendar.styles.ts'
import { placeIn } from './place.ts'
import { TeamRow } from './team-row.tsx'
import { useCalendarMonths } from './use-calendar-months.ts'

/**
 * Maximum number of names in the list of teams without their own banners; the remaining teams are
 * only counted.
 */
const maxNames = 10

export interface BannerCalendarProps {
  teams: readonly Team[]
  banners: readonly Campaign[]
  /** The only team to show; null: all teams. */
  teamId: string | null
  /** Seconds since 1970. */
  now: number
  onOpen: (banner: Campaign) => void
}

/** A calendar that shows each team's banners over several months, with overlaps and gaps. */
export function BannerCalendar({ teams, banners, teamId, now, onOpen }: BannerCalendarProps) {
  const { stretch, months, turn, reset } = useCalendarMonths(now)
  const { start, end } = stretch
  const schedules = useMemo(
    () => scheduleTeams(teams, banners, { start, end }),
    [teams, banners, start, end],
  )
  const globalTeam = teams.find(({ is_global }) => is_global)
  const { none, noneOfTeam, selectedElsewhere, ...labels } = bannersTexts.calendar
  const noneText = globalTeam ? none : noneOfTeam
  const isKnown = ({ campaign_id }: Team) =>
    campaign_id === null || banners.some(({ id }) => id === campaign_id)
  const names = schedules.following.map(({ name }) => name)
  const edge = (moment: number) => ({ left: placeIn(stretch, { start: moment, end }).left })
  const isPresent = start <= now && now < end
  const present = edge(now)
  return (
    <Card
      title={labels.title}
      actions={
        <Turning>
          <IconButton label={labels.earlier} onPress={() => turn(-1)}>
            <ChevronLeft size={16} aria-hidden="true" />
          </IconButton>
          <Button onPress={reset}>{labels.today}</Button>
          <IconButton label={labels.later} onPress={() => turn(1)}>
            <ChevronRight size={16} aria-hidden="true" />
          </IconButton>
        </Turning>
      }
    >
      <Contents>
        <Range aria-live="polite">
          {labels.range(formatMonth(start), formatMonth(months.at(-1)?.start ?? start))}
        </Range>
        <Sheet>
          <Months aria-hidden="true">
            {months.map((month) => (
              <Month key={month.start} style={placeIn(stretch, month)}>
                {formatShortMonth(month.start)}
              </Month>
            ))}
            {isPresent && <Today style={present} title={labels.today} />}
          </Months>
          <Rows>
            <Lines as="li" aria-hidden="true">
              {months.map((month) => (
                <MonthLine key={month.start} style={edge(month.start)} />
              ))}
              {isPresent && <TodayLine style={present} />}
            </Lines>
            {shownRows(schedules, teams, teamId).map((schedule) => (
              <TeamRow
                key={schedule.team.id}
                schedule={schedule}
                stretch={stretch}
                noneText={noneText}
                note={isKnown(schedule.team) ? undefined : selectedElsewhere}
                onOpen={onOpen}
              />
            ))}
          </Rows>
        </Sheet>
        {teamId === null && globalTeam && names.length > 0 && (
          <Following>
            {labels.following(
              names.slice(0, maxNames),
              Math.max(0, names.length - maxNames),
              globalTeam.name,
            )}
          </Following>
        )}
        <CalendarLegend hasGlobal={globalTeam !== undefined} noneText={noneText} />
      </Contents>
    </Card>
  )
}

/**
 * Returns all rows, or only the selected team's row. If that team has no banners in the period, its
 * row shows the global team's banners.
 */
function shownRows(
  { own, following }: Schedules,
  teams: readonly Team[],
  teamId: string | null,
): readonly TeamSchedule[] {
  if (teamId === null) return own
  const ofTeam = own.filter(({ team }) => team.id === teamId)
  const team = teams.find(({ id }) => id === teamId)
  const ofGlobal = own[0]
  if (!team || !ofGlobal || !following.includes(team)) return ofTeam
  return [{ team, slots: ofGlobal.slots, covered: [] }]
}
