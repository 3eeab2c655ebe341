import type { Campaign } from '@org/api/client'
import type { Stretch, TeamSchedule } from '../team-schedule.ts'
import { bannersTexts } from '../texts.ts'
import { periodOf } from '../period.ts'
import { Bar, Spoken } from './bar.styles.ts'
import { Lane, Lanes, Place, Row, TeamName } from './calendar.styles.ts'
import { CampaignBar } from './campaign-bar.tsx'
import { linesOf, placeIn } from './place.ts'
import { texts } from '#shared/texts.ts'

export interface TeamRowProps {
  schedule: TeamSchedule
  stretch: Stretch
  /** What stands where no campaign is known. */
  noneText: string
  /** Below the team's name, what else is to be known of it. */
  note?: string | undefined
  onOpen: (campaign: Campaign) => void
}

/** What one team shows over the months of a calendar, and below it what gives way to that. */
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
          {slots.map(({ campaign, ...slot }) => (
            <Place key={slot.start} style={placeIn(stretch, slot)}>
              {campaign ? (
                <CampaignBar
                  campaign={campaign}
                  kind={isOwn(campaign) ? 'own' : 'global'}
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
            {line.map(({ campaign, ...part }) => (
              <Place key={part.start} style={placeIn(stretch, part)}>
                <CampaignBar campaign={campaign} kind="covered" onOpen={onOpen} />
              </Place>
            ))}
          </Lane>
        ))}
      </Lanes>
    </Row>
  )
}
