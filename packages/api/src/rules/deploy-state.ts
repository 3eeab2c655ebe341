import type { DeployStatus, PeopleState } from '../contract/entities/user.ts'
import type { UserRecord } from '../ports/records.ts'

export interface DeployState {
  is_deploy_sent: boolean
  is_deployed: boolean
  deploy_status: DeployStatus
  /** The reason why the last mail for the current version failed. */
  deploy_error: string
  /** True when an older version is installed: 'ancienne version installée'. */
  has_old_version: boolean
}

export type Deployed = Pick<
  UserRecord,
  'deploy_status' | 'deploy_version' | 'deploy_error' | 'sent_version' | 'installed_version'
>

/**
 * Returns the deploy state of a person for the current version. A null `version` means that there
 * is no signature.
 */
export function deployState(user: Deployed, version: string | null): DeployState {
  const isCurrent = (stored: string) => version !== null && stored === version
  const status = statusOf(user, isCurrent)
  return {
    is_deploy_sent: isCurrent(user.sent_version),
    is_deployed: isCurrent(user.installed_version),
    deploy_status: status,
    deploy_error: status === 'failed' ? user.deploy_error : '',
    has_old_version: user.installed_version !== '' && !isCurrent(user.installed_version),
  }
}

/** Returns the progress as a number: 0 not sent, 1 failed, 2 queued, 3 sent, 4 installed. */
export function deployProgress(state: DeployState): number {
  if (state.deploy_status === 'queued') return 2
  if (state.deploy_status === 'failed') return 1
  if (state.is_deployed) return 4
  return state.is_deploy_sent ? 3 : 0
}

/** Returns a person's states as the interface shows and filters them. */
export function shownStates(state: DeployState): readonly PeopleState[] {
  const old: PeopleState[] = state.has_old_version ? ['old_version'] : []
  if (state.deploy_status === 'queued') return ['queued', ...old]
  const failed: PeopleState[] = state.deploy_status === 'failed' ? ['failed'] : []
  const reached: PeopleState[] = state.is_deployed
    ? ['installed']
    : state.is_deploy_sent
      ? ['sent']
      : []
  const shown = [...failed, ...reached]
  return [...(shown.length > 0 ? shown : (['none'] as const)), ...old]
}

function statusOf(user: Deployed, isCurrent: (stored: string) => boolean): DeployStatus {
  // A queued job mails the version that is current when it runs, so the person stays queued after a
  // change.
  if (user.deploy_status === 'queued') return 'queued'
  if (user.deploy_status === 'failed' && isCurrent(user.deploy_version)) return 'failed'
  return isCurrent(user.sent_version) ? 'sent' : 'none'
}
