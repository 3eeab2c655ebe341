import type { UserRecord } from '../../ports/records.ts'
import type { VersionParts } from '../../rules/version-parts.ts'
import type { DemoTeam } from './demo-people.ts'

type Progress = Pick<
  UserRecord,
  | 'deploy_status'
  | 'deploy_version'
  | 'deploy_shared'
  | 'deploy_own'
  | 'deploy_error'
  | 'deploy_request'
  | 'sent_version'
  | 'sent_shared'
  | 'sent_own'
  | 'sent_at'
  | 'first_sent_at'
  | 'installed_version'
  | 'installed_shared'
  | 'installed_own'
  | 'installed_at'
>

const day = 86_400

const nothing: Progress = {
  deploy_status: 'none',
  deploy_version: '',
  deploy_shared: '',
  deploy_own: '',
  deploy_error: '',
  deploy_request: 0,
  sent_version: '',
  sent_shared: '',
  sent_own: '',
  sent_at: null,
  first_sent_at: null,
  installed_version: '',
  installed_shared: '',
  installed_own: '',
  installed_at: null,
}

/**
 * For each team, how many members were sent the mail, and how many of them installed the
 * signature.
 */
const reached: Record<DemoTeam, { sent: number; installed: number }> = {
  global: { sent: 6, installed: 5 },
  sales: { sent: 20, installed: 14 },
  design: { sent: 11, installed: 7 },
  support: { sent: 0, installed: 0 },
}

/** A signature version that is out of date. */
const oldVersion = 'anciennev1'

/**
 * Returns the progress of a team's member. It depends on `place`, the member's index in the team,
 * so that the organisation has a mix of states.
 */
export function demoProgress(
  team: DemoTeam,
  place: number,
  version: string,
  { shared, own }: VersionParts,
  now: number,
): Progress {
  const { sent, installed } = reached[team]
  if (team === 'design' && place === sent) {
    return {
      ...nothing,
      deploy_status: 'failed',
      deploy_version: version,
      deploy_shared: shared,
      deploy_own: own,
      deploy_error: '550 5.1.1 Boîte aux lettres inconnue',
      deploy_request: 1,
    }
  }
  if (team === 'design' && place > sent && place < sent + 4) {
    return {
      ...nothing,
      deploy_status: 'sent',
      deploy_version: oldVersion,
      deploy_request: 1,
      sent_version: oldVersion,
      sent_at: now - 60 * day,
      first_sent_at: now - 60 * day,
      installed_version: oldVersion,
      installed_at: now - 59 * day,
    }
  }
  if (place >= sent) return nothing
  const mailed: Progress = {
    ...nothing,
    deploy_status: 'sent',
    deploy_version: version,
    deploy_shared: shared,
    deploy_own: own,
    deploy_request: 1,
    sent_version: version,
    sent_shared: shared,
    sent_own: own,
    sent_at: now - 6 * day,
    first_sent_at: now - 6 * day,
  }
  if (place >= installed) return mailed
  return {
    ...mailed,
    installed_version: version,
    installed_shared: shared,
    installed_own: own,
    installed_at: now - 5 * day + place * 3600,
  }
}
