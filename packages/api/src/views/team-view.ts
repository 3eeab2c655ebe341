import type { Team } from '../contract/entities/team.ts'
import type { OrganisationContext } from '../merge/organisation-context.ts'
import type { TeamRecord, UserRecord } from '../ports/records.ts'
import { deployState } from '../rules/deploy-state.ts'

/** A team with its members counted; `members` may hold people of other teams too. */
export function teamView(
  context: OrganisationContext,
  team: TeamRecord,
  members: readonly UserRecord[],
): Team {
  const template = context.templates.get(
    team.signature_template_id ?? context.organisation.signature_template_id ?? '',
  )
  const states = members
    .filter((user) => user.team_id === team.id)
    .map((user) => deployState(user, context.versionOf(user)))
  return {
    id: team.id,
    organisation_id: team.organisation_id,
    name: team.name,
    is_global: team.is_global,
    signature_template_id: team.signature_template_id,
    signature_template: template ? { id: template.id, name: template.name } : null,
    campaign_id: team.campaign_id,
    members_count: states.length,
    signature_template_deploy_install_email_sent_count: states.filter(
      (state) => state.is_deploy_sent,
    ).length,
    signature_template_deploy_count: states.filter((state) => state.is_deployed).length,
    revision: team.revision,
  }
}
