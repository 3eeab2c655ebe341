import { nameKey } from '../contract/name-key.ts'
import type {
  CampaignRecord,
  DeployRunRecord,
  InvitationRecord,
  MediaRecord,
  TeamRecord,
  TemplateRecord,
  UserRecord,
} from '../ports/records.ts'
import type { Scope } from '../ports/repositories.ts'
import { templateIdOf } from '../rules/resolve-signature.ts'
import type { MemoryState } from './state.ts'
import type { TableRule } from './table.ts'

const isOfTeam = (teamId: string | null, scope: Scope) =>
  scope.teamId === undefined || teamId === scope.teamId

const media = (state: MemoryState) => state.media
const teams = (state: MemoryState) => state.teams
const templates = (state: MemoryState) => state.templates
const campaigns = (state: MemoryState) => state.campaigns

export const userRule: TableRule<UserRecord> = {
  rows: (state) => state.users,
  permits: (user, scope) =>
    isOfTeam(user.team_id, scope) && (scope.userId === undefined || user.id === scope.userId),
  unique: { email: ({ email }) => email },
  references: [
    ['team_id', teams],
    ['signature_template_id', templates],
    ['picture_id', media],
  ],
  derived: {
    team: (user, state) => state.teams.get(user.team_id)?.name,
    signature: (user, state) => {
      const team = state.teams.get(user.team_id) ?? null
      const organisation = state.organisations.get(user.organisation_id)
      const id = organisation ? templateIdOf(user, team, organisation) : null
      return id === null ? null : state.templates.get(id)?.name
    },
  },
}

export const teamRule: TableRule<TeamRecord> = {
  rows: (state) => state.teams,
  permits: (team, scope) => isOfTeam(team.id, scope),
  unique: { name: ({ name }) => nameKey(name) },
  references: [
    ['signature_template_id', templates],
    ['campaign_id', campaigns],
  ],
}

export const templateRule: TableRule<TemplateRecord> = {
  rows: (state) => state.templates,
  permits: (template, scope, purpose) =>
    isOfTeam(template.team_id, scope) || (purpose === 'read' && template.team_id === null),
  unique: {},
  references: [['team_id', teams]],
}

export const campaignRule: TableRule<CampaignRecord> = {
  rows: (state) => state.campaigns,
  permits: (campaign, scope) => isOfTeam(campaign.team_id, scope),
  unique: {},
  references: [
    ['team_id', teams],
    ['banner_id', media],
  ],
}

export const deployRunRule: TableRule<DeployRunRecord> = {
  rows: (state) => state.deployRuns,
  permits: (run, scope) => isOfTeam(run.team_id, scope),
  unique: {},
  references: [],
}

export const invitationRule: TableRule<InvitationRecord> = {
  rows: (state) => state.invitations,
  permits: (invitation, scope) => isOfTeam(invitation.team_id, scope),
  unique: { email: ({ email }) => email },
  references: [['team_id', teams]],
}

export const mediaRule: TableRule<MediaRecord> = {
  rows: (state) => state.media,
  permits: () => true,
  unique: {},
  references: [],
}
