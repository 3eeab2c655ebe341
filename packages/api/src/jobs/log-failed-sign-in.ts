import type { Adapters } from '../ports/adapters.ts'
import type { FailedSignIn } from './failed-sign-in-job.ts'

/**
 * Logs a failed sign-in that is not in any audit log. Only the first letter and the domain of the
 * email are logged.
 */
export function logFailedSignIn(
  { log }: Pick<Adapters, 'log'>,
  { email, client, reason }: Pick<FailedSignIn, 'client' | 'reason'> & { email?: string },
): void {
  log.write('info', 'audit', {
    action: 'signed_in',
    outcome: 'refused',
    reason,
    account: null,
    ...(email !== undefined && { email: shownEmail(email) }),
    client,
  })
}

function shownEmail(email: string): string {
  return `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`
}
