import { Adoption, Failures, Legend, Share, Track } from './adoption-bar.styles.ts'
import { peopleTexts } from './employees/texts.ts'

export interface AdoptionBarProps {
  members: number
  /** How many were sent the present version; counts those who installed it too. */
  sent: number
  installed: number
  /** Whose mail is under way. */
  queued: number
  /** Whose mail was refused or could not be sent. */
  failed: number
  /** Who has another version than the present one installed. */
  old: number
}

/** How far a signature has come in a team: installed and sent against the members. */
export function AdoptionBar({ members, sent, installed, queued, failed, old }: AdoptionBarProps) {
  const width = (count: number) => ({ width: `${members === 0 ? 0 : (100 * count) / members}%` })
  return (
    <Adoption>
      <Track aria-hidden="true">
        <Share data-kind="sent" style={width(Math.max(sent, installed))} />
        <Share data-kind="installed" style={width(installed)} />
      </Track>
      <Legend>
        <span>{peopleTexts.installedCount(installed)}</span>
        <span>{peopleTexts.sentCount(sent)}</span>
        <span>{peopleTexts.membersCount(members)}</span>
        {old > 0 && <span>{peopleTexts.oldVersionCount(old)}</span>}
        {failed > 0 && <Failures>{peopleTexts.failedCount(failed)}</Failures>}
        <output>{queued > 0 && peopleTexts.queuedCount(queued)}</output>
      </Legend>
    </Adoption>
  )
}
