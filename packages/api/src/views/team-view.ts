import type { Team } from '../contract/entities/team.ts'
import type { PrintContext } from '../merge/print-context.ts'
import type { CountedGroup } from '../ports/people.ts'
import type { TeamRecord } from '../ports/records.ts'
import { type DeployState, isFailure } from '../rules/deploy-state.ts'
import { whyGroupLeftOut } from '../rules/left-out.ts'

/**
 * Builds the responses for teams, with counts of their members. `people` may include groups of
 * other teams.
 */
export function teamViews(
  context: PrintContext,
  teams: readonly TeamRecord[],
  people: readonly CountedGroup[],
): Team[] {
  const groups = Map.groupBy(people, ({ team_id }) => team_id)
  return teams.map((team) => teamView(context, team, groups.get(team.id) ?? []))
}

interface CountedState extends DeployState {
  count: number
  hasSignature: boolean
  isDue: boolean
}

/** Builds the response for a team, with counts of its members. */
export function teamView(
  context: PrintContext,
  team: TeamRecord,
  groups: readonly CountedGroup[],
): Team {
  const template = context.templates.get(
    team.signature_template_id ?? context.organisation.signature_template_id ?? '',
  )
  const states = groups.map((group): CountedState => {
    const print = context.printOf(group)
    const isDue = whyGroupLeftOut('deploy', group, print) === null
    const state = context.stateOf(group)
    return {
      ...state,
      count: group.count,
      hasSignature: print !== null,
      isDue,
    }
  })
  const count = (isCounted: (state: CountedState) => boolean) =>
    states.filter(isCounted).reduce((sum, state) => sum + state.count, 0)
  return {
    id: team.id,
    organisation_id: team.organisation_id,
    name: team.name,
    is_global: team.is_global,
    signature_template_id: team.signature_template_id,
    signature_template: template ? { id: template.id, name: template.name } : null,
    campaign_id: team.campaign_id,
    members_count: count(() => true),
    signature_template_deploy_install_email_sent_count: count((state) => state.is_deploy_sent),
    signature_template_deploy_count: count((state) => state.is_deployed),
    deploy_queued_count: count((state) => state.deploy_status === 'queued'),
    deploy_failed_count: count((state) => isFailure(state.deploy_status)),
    deploy_due_count: count((state) => state.isDue),
    old_version_count: count((state) => state.has_old_version),
    without_signature_count: count((state) => !state.hasSignature),
    revision: team.revision,
  }
}
