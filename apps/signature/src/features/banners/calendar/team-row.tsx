import type { Campaign } from '@org/api/client'
import type { Stretch, TeamSchedule } from '../team-schedule.ts'
import { bannersTexts } from '../texts.ts'
import { periodOf } from '../period.ts'
import { Bar, Spoken } from './bar.styles.ts'
import { Lane, Lanes, Place, Row, TeamName } from './calendar.styles.ts'
import { BannerBar } from './banner-bar.tsx'
import { linesOf, placeIn } from './place.ts'
import { texts } from '#shared/texts.ts'

export interface TeamRowProps {
  schedule: TeamSchedule
  stretch: Stretch
  /** Text for a period without a known banner. */
  noneText: string
  /** A note below the team's name. */
  note?: string | undefined
  onOpen: (banner: Campaign) => void
}

/** One team's row in the calendar: the banners that it shows, with the covered ones below. */
export function TeamRow({ schedule, stretch, noneText, note, onOpen }: TeamRowProps) {
  const { team, slots, covered } = schedule
  const isOwn = ({ id, team_id }: Campaign) => team_id === team.id || id === team.campaign_id
  return (
    <Row>
      <TeamName>
        <h3>{team.name}</h3>
        {team.is_global && <p>{texts.defaultTeam}</p>}
        {note !== undefined && <p>{note}</p>}
      </TeamName>
      <Lanes>
        <Lane>
          {slots.map(({ banner, ...slot }) => (
            <Place key={slot.start} style={placeIn(stretch, slot)}>
              {banner ? (
                <BannerBar
                  banner={banner}
                  kind={isOwn(banner) ? 'own' : 'global'}
                  onOpen={onOpen}
                />
              ) : (
                <Bar $kind="none" title={noneText}>
                  <span>{noneText}</span>
                  <Spoken> {periodOf({ start_date: slot.start, end_date: slot.end })}</Spoken>
                </Bar>
              )}
            </Place>
          ))}
        </Lane>
        {linesOf(covered).map((line) => (
          <Lane key={line[0]?.start} $isThin aria-label={bannersTexts.calendar.covered}>
            {line.map(({ banner, ...part }) => (
              <Place key={part.start} style={placeIn(stretch, part)}>
                <BannerBar banner={banner} kind="covered" onOpen={onOpen} />
              </Place>
            ))}
          </Lane>
        ))}
      </Lanes>
    </Row>
  )
}
