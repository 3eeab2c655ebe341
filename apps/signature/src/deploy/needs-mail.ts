import type { User } from '@org/api/client'

/** What of a person decides whether a deploy request sends a mail. */
export type Deployable = Pick<
  User,
  'signature' | 'deploy_status' | 'is_deploy_sent' | 'is_deployed'
>

/**
 * True when a deploy request would mail this person, by the server's rule: nobody without a
 * signature or with a mail under way, and whoever was sent the present version or has installed
 * it only on request.
 */
export function needsMail(user: Deployable, sendAgain = false): boolean {
  if (user.signature === null || user.deploy_status === 'queued') return false
  return sendAgain || !(user.is_deploy_sent || user.is_deployed)
}
