import type {
  CampaignRecord,
  MediaRecord,
  TeamRecord,
  TemplateRecord,
  UserRecord,
} from '../ports/records.ts'
import type { Scope } from '../ports/repositories.ts'
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
  holds: (user, scope) =>
    isOfTeam(user.team_id, scope) && (scope.userId === undefined || user.id === scope.userId),
  unique: ['email'],
  references: [
    ['team_id', teams],
    ['signature_template_id', templates],
    ['picture_id', media],
  ],
}

export const teamRule: TableRule<TeamRecord> = {
  rows: (state) => state.teams,
  holds: (team, scope) => isOfTeam(team.id, scope),
  unique: [],
  references: [
    ['signature_template_id', templates],
    ['campaign_id', campaigns],
  ],
}

export const templateRule: TableRule<TemplateRecord> = {
  rows: (state) => state.templates,
  holds: (template, scope, purpose) =>
    isOfTeam(template.team_id, scope) || (purpose === 'read' && template.team_id === null),
  unique: [],
  references: [['team_id', teams]],
}

export const campaignRule: TableRule<CampaignRecord> = {
  rows: (state) => state.campaigns,
  holds: (campaign, scope) => isOfTeam(campaign.team_id, scope),
  unique: [],
  references: [
    ['team_id', teams],
    ['banner_id', media],
  ],
}

export const mediaRule: TableRule<MediaRecord> = {
  rows: (state) => state.media,
  holds: () => true,
  unique: [],
  references: [],
}
