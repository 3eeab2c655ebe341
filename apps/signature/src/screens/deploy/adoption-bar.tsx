import { texts } from '../../texts.ts'
import { Adoption, Legend, Share, Track } from './deploy-page.styles.ts'

export interface AdoptionBarProps {
  members: number
  /** How many were sent the present version; counts those who installed it too. */
  sent: number
  installed: number
}

/** How far a signature has come in a team: installed and sent against the members. */
export function AdoptionBar({ members, sent, installed }: AdoptionBarProps) {
  const width = (count: number) => ({ width: `${members === 0 ? 0 : (100 * count) / members}%` })
  return (
    <Adoption>
      <Track aria-hidden="true">
        <Share data-kind="sent" style={width(Math.max(sent, installed))} />
        <Share data-kind="installed" style={width(installed)} />
      </Track>
      <Legend>
        <span>{texts.deploy.installedCount(installed)}</span>
        <span>{texts.deploy.sentCount(sent)}</span>
        <span>{texts.deploy.membersCount(members)}</span>
      </Legend>
    </Adoption>
  )
}
