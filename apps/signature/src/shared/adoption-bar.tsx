import { Adoption, Failures, Legend, Share, Track } from './adoption-bar.styles.ts'
import { peopleTexts } from './texts.ts'

export interface AdoptionBarProps {
  members: number
  /** Number of members who were sent the current version, whether or not they have installed it. */
  sent: number
  installed: number
  /** Number of mails being sent. */
  queued: number
  /** Number of mails that were rejected or could not be sent. */
  failed: number
  /** Number of members who have an older version installed. */
  old: number
}

/**
 * A bar that shows how many members of a team were sent a signature, and how many have installed
 * it.
 */
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
