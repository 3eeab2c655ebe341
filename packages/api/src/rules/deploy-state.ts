import type { DeployStatus, PeopleState } from '../contract/entities/user.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Person } from './resolve-signature.ts'
import { currentPrints } from './version-parts.ts'

export interface DeployState {
  is_deploy_sent: boolean
  is_deployed: boolean
  deploy_status: DeployStatus
  /**
   * The reason why the last mail for the current version failed or was returned, or why it may not
   * have arrived yet.
   */
  deploy_error: string
  /** True when an older version is installed: 'ancienne version installée'. */
  has_old_version: boolean
}

/**
 * What was mailed and installed. Each print is the shared part of that version if the person's own
 * fields are still the same, else an empty string (`currentPrints`).
 */
export interface Deployed {
  deploy_status: DeployStatus
  deploy_print: string
  sent_print: string
  installed_print: string
  has_installed: boolean
}

type DeployedUser = Person &
  Pick<
    UserRecord,
    | 'deploy_status'
    | 'deploy_shared'
    | 'deploy_own'
    | 'sent_shared'
    | 'sent_own'
    | 'installed_version'
    | 'installed_shared'
    | 'installed_own'
  >

/** Returns what was mailed to a person and installed. */
export function deployedTo(user: DeployedUser): Deployed {
  const printOf = currentPrints(user)
  return {
    deploy_status: user.deploy_status,
    deploy_print: printOf({ shared: user.deploy_shared, own: user.deploy_own }),
    sent_print: printOf({ shared: user.sent_shared, own: user.sent_own }),
    installed_print: printOf({ shared: user.installed_shared, own: user.installed_own }),
    has_installed: user.installed_version !== '',
  }
}

/**
 * Returns the deploy state for the current version, whose shared part is `print`; null without a
 * signature.
 *
 * @param error the reason why the last mail failed
 */
export function deployState(deployed: Deployed, print: string | null, error = ''): DeployState {
  const isCurrent = (stored: string) => print !== null && stored === print
  const status = statusOf(deployed, isCurrent)
  const isDeployed = isCurrent(deployed.installed_print)
  return {
    is_deploy_sent: isCurrent(deployed.sent_print),
    is_deployed: isDeployed,
    deploy_status: status,
    deploy_error: hasError(status, deployed, isDeployed) ? error : '',
    has_old_version: deployed.has_installed && !isDeployed,
  }
}

/** True if the mail did not arrive: it failed, or it was returned. */
export function isFailure(status: DeployStatus): status is 'failed' | 'bounced' {
  return status === 'failed' || status === 'bounced'
}

/** A sent mail has an error while it is delayed. Once the signature is installed, it arrived. */
function hasError(status: DeployStatus, last: Deployed, isDeployed: boolean): boolean {
  const isLastMail = status === 'sent' && last.deploy_status === 'sent'
  return isFailure(status) || (isLastMail && !isDeployed)
}

/** Returns the progress as a number: 0 not sent, 1 failed, 2 queued, 3 sent, 4 installed. */
export function deployProgress(state: DeployState): number {
  if (state.deploy_status === 'queued') return 2
  if (isFailure(state.deploy_status)) return 1
  if (state.is_deployed) return 4
  return state.is_deploy_sent ? 3 : 0
}

/** Returns a person's states as the interface shows and filters them. */
export function shownStates(state: DeployState): readonly PeopleState[] {
  const old: PeopleState[] = state.has_old_version ? ['old_version'] : []
  if (state.deploy_status === 'queued') return ['queued', ...old]
  const { deploy_status: status } = state
  const failed: PeopleState[] = isFailure(status) ? [status] : []
  const reached: PeopleState[] = state.is_deployed
    ? ['installed']
    : state.is_deploy_sent
      ? ['sent']
      : []
  const shown = [...failed, ...reached]
  return [...(shown.length > 0 ? shown : (['none'] as const)), ...old]
}

function statusOf(deployed: Deployed, isCurrent: (stored: string) => boolean): DeployStatus {
  // A queued job mails the version that is current when it runs, so the person stays queued after a
  // change.
  if (deployed.deploy_status === 'queued') return 'queued'
  const { deploy_status: status } = deployed
  if (isFailure(status) && isCurrent(deployed.deploy_print)) return status
  return isCurrent(deployed.sent_print) ? 'sent' : 'none'
}
