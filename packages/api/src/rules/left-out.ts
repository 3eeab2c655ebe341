import type { LeftOutReason } from '../contract/entities/deploy-preview.ts'
import type { UserRecord } from '../ports/records.ts'
import { type Deployed, deployState } from './deploy-state.ts'

/**
 * A round of mails. `deploy` mails people who were not sent the current version, and `again` mails
 * everybody. A reminder, sent at `reminderAt`, mails people who were sent the current version but
 * have not installed it. Every round skips people without a signature or with a queued mail.
 */
export type DeployRound = 'deploy' | 'again' | { reminderAt: number }

/** Minimum seconds between a reminder and the last mail. */
export const reminderPause = 86_400

/** The fields that determine whether a person is mailed. */
export type Mailed = Deployed & Pick<UserRecord, 'sent_at' | 'link_mailed_at'>

/**
 * Returns why this person is not mailed; null when the mail is to be sent. A null `version` means
 * no signature.
 */
export function whyLeftOut(
  round: DeployRound,
  user: Mailed,
  version: string | null,
): LeftOutReason | null {
  if (version === null) return 'without_signature'
  const { deploy_status, is_deployed, is_deploy_sent } = deployState(user, version)
  if (deploy_status === 'queued') return 'queued'
  if (round === 'again') return null
  if (is_deployed) return 'installed'
  if (round === 'deploy') return is_deploy_sent ? 'sent' : null
  if (!is_deploy_sent) return 'not_sent'
  return round.reminderAt - lastMailAt(user) < reminderPause ? 'mailed_recently' : null
}

/**
 * Returns when the person was last mailed. A mail with a new link in place of an old one counts
 * too.
 */
function lastMailAt({ sent_at, link_mailed_at }: Mailed): number {
  return Math.max(sent_at ?? 0, link_mailed_at ?? 0)
}
