import type { Team } from '../contract/entities/team.ts'
import type { OrganisationContext } from '../merge/organisation-context.ts'
import type { TeamRecord } from '../ports/records.ts'
import type { CountedMember } from '../rules/counted-member.ts'
import { deployState } from '../rules/deploy-state.ts'
import { whyLeftOut } from '../rules/left-out.ts'

/**
 * Builds the responses for teams, with counts of their members. `people` may include members of
 * other teams.
 */
export function teamViews(
  context: OrganisationContext,
  teams: readonly TeamRecord[],
  people: readonly CountedMember[],
): Team[] {
  const members = Map.groupBy(people, ({ team_id }) => team_id)
  return teams.map((team) => teamView(context, team, members.get(team.id) ?? []))
}

/** Builds the response for a team, with counts of its members. */
export function teamView(
  context: OrganisationContext,
  team: TeamRecord,
  members: readonly CountedMember[],
): Team {
  const template = context.templates.get(
    team.signature_template_id ?? context.organisation.signature_template_id ?? '',
  )
  const states = members.map((user) => {
    const version = context.versionOf(user)
    const isDue = whyLeftOut('deploy', user, version) === null
    return { ...deployState(user, version), hasSignature: version !== null, isDue }
  })
  const count = (isCounted: (state: (typeof states)[number]) => boolean) =>
    states.filter(isCounted).length
  return {
    id: team.id,
    organisation_id: team.organisation_id,
    name: team.name,
    is_global: team.is_global,
    signature_template_id: team.signature_template_id,
    signature_template: template ? { id: template.id, name: template.name } : null,
    campaign_id: team.campaign_id,
    members_count: states.length,
    signature_template_deploy_install_email_sent_count: count((state) => state.is_deploy_sent),
    signature_template_deploy_count: count((state) => state.is_deployed),
    deploy_queued_count: count((state) => state.deploy_status === 'queued'),
    deploy_failed_count: count((state) => state.deploy_status === 'failed'),
    deploy_due_count: count((state) => state.isDue),
    old_version_count: count((state) => state.has_old_version),
    without_signature_count: count((state) => !state.hasSignature),
    revision: team.revision,
  }
}
