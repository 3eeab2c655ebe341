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

/** Returns the time after which people must not have been mailed, to be reminded. */
export const recentSince = ({ reminderAt }: { reminderAt: number }) => reminderAt - reminderPause

/** When a person was mailed: a signature, or a new link in place of an old one. */
export type MailTimes = Pick<UserRecord, 'sent_at' | 'link_mailed_at'>

/**
 * Returns why this person is not mailed; null when the mail is to be sent. `print` is the shared
 * part of the current version; null without a signature.
 */
export function whyLeftOut(
  round: DeployRound,
  deployed: Deployed,
  times: MailTimes,
  print: string | null,
): LeftOutReason | null {
  const reason = whyGroupLeftOut(round, deployed, print)
  if (reason !== null || typeof round === 'string') return reason
  return isMailedAfter(times, recentSince(round)) ? 'mailed_recently' : null
}

/**
 * Returns why none of the people with these deploys is mailed; null when all of them are, except
 * that a reminder still skips those with a recent mail.
 */
export function whyGroupLeftOut(
  round: DeployRound,
  deployed: Deployed,
  print: string | null,
): LeftOutReason | null {
  if (print === null) return 'without_signature'
  const { deploy_status, is_deployed, is_deploy_sent } = deployState(deployed, print)
  if (deploy_status === 'queued') return 'queued'
  if (round === 'again') return null
  if (is_deployed) return 'installed'
  if (round === 'deploy') return is_deploy_sent ? 'sent' : null
  return is_deploy_sent ? null : 'not_sent'
}

/** True if the person was mailed after this time. */
export function isMailedAfter({ sent_at, link_mailed_at }: MailTimes, time: number): boolean {
  return Math.max(sent_at ?? 0, link_mailed_at ?? 0) > time
}
