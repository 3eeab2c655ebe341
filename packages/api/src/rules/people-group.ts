import type { UserRecord } from '../ports/records.ts'
import { type Deployed, deployedTo } from './deploy-state.ts'

/**
 * What people have in common whose signatures are in the same state: they get the same template,
 * and were mailed and installed the same versions. A hundred thousand people form some thousand
 * groups, from which all states and counts are computed.
 */
export interface PeopleGroup extends Deployed {
  team_id: string
  signature_template_id: string | null
  has_linkedIn: boolean
}

/** Returns the group of a person. */
export function groupOf(user: UserRecord): PeopleGroup {
  return {
    team_id: user.team_id,
    signature_template_id: user.signature_template_id,
    has_linkedIn: user.linkedIn !== '',
    ...deployedTo(user),
  }
}

type Key = [
  teamId: string,
  templateId: string | null,
  hasLinkedIn: boolean,
  status: PeopleGroup['deploy_status'],
  deployPrint: string,
  sentPrint: string,
  installedPrint: string,
  hasInstalled: boolean,
]

/** Returns the key of a group. The generated column `deploy_key` of the database is the same JSON. */
export function groupKey(group: PeopleGroup): string {
  const key: Key = [
    group.team_id,
    group.signature_template_id,
    group.has_linkedIn,
    group.deploy_status,
    group.deploy_print,
    group.sent_print,
    group.installed_print,
    group.has_installed,
  ]
  return JSON.stringify(key)
}

/** Parses a key of `groupKey` or of the database. */
export function groupOfKey(key: string): PeopleGroup {
  // The cast is safe, because only the two functions named above write keys.
  const [team_id, templateId, has_linkedIn, status, deploy, sent, installed, hasInstalled] =
    JSON.parse(key) as Key
  return {
    team_id,
    signature_template_id: templateId,
    has_linkedIn,
    deploy_status: status,
    deploy_print: deploy,
    sent_print: sent,
    installed_print: installed,
    has_installed: hasInstalled,
  }
}

/** Returns the number of people in some groups. */
export function sizeOf(groups: readonly { count: number }[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0)
}
