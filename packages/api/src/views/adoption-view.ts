import type { Adoption } from '../contract/entities/adoption.ts'
import type { OrganisationContext } from '../merge/organisation-context.ts'
import type { UserRecord } from '../ports/records.ts'
import { deployState } from '../rules/deploy-state.ts'
import { countedFields } from '../rules/counted-member.ts'

const hour = 3600

/** The fields of a member that `adoptionView` reads. */
export const adoptionFields = [
  ...countedFields,
  'first_sent_at',
  'installed_at',
] as const satisfies readonly (keyof UserRecord)[]

type AdoptingMember = Pick<UserRecord, (typeof adoptionFields)[number]>

/**
 * Counts, for each hour, how many members were first sent their current signature, and how many
 * installed it.
 */
export function adoptionView(
  context: OrganisationContext,
  members: readonly AdoptingMember[],
  now: number,
): Adoption {
  const hours = new Map<number, { at: number; sent: number; installed: number }>()
  const count = (kind: 'sent' | 'installed', moment: number | null) => {
    if (moment === null) return
    const at = moment - (moment % hour)
    const known = hours.get(at) ?? { at, sent: 0, installed: 0 }
    hours.set(at, { ...known, [kind]: known[kind] + 1 })
  }
  for (const user of members) {
    const { is_deploy_sent, is_deployed } = deployState(user, context.versionOf(user))
    if (is_deploy_sent) count('sent', user.first_sent_at)
    if (is_deployed) count('installed', user.installed_at)
  }
  return {
    now,
    members_count: members.length,
    hours: [...hours.values()].toSorted((a, b) => a.at - b.at),
  }
}
