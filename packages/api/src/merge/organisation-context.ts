import type { SignatureData } from '@org/signature'
import type {
  MediaRecord,
  OrganisationRecord,
  TeamRecord,
  TemplateRecord,
  UserRecord,
} from '../ports/records.ts'
import type { Repositories } from '../ports/repositories.ts'
import {
  type Person,
  personalise,
  resolveShared,
  templateIdOf,
} from '../rules/resolve-signature.ts'
import { signatureVersion, versionPrefix } from '../rules/signature-version.ts'

/** A person's signature before its images have addresses. */
export interface ResolvedSignature {
  template: TemplateRecord
  data: SignatureData
  version: string
}

/** What of a person decides about the template. */
export type Placed = Pick<UserRecord, 'team_id' | 'signature_template_id'>

/** What is needed to resolve the signatures of an organisation's people, read once. */
export interface OrganisationContext {
  organisation: OrganisationRecord
  teams: ReadonlyMap<string, TeamRecord>
  globalTeam: TeamRecord | null
  templates: ReadonlyMap<string, TemplateRecord>
  media: ReadonlyMap<string, MediaRecord>
  templateOf(user: Placed): TemplateRecord | null
  /** Null: nobody chose a template for this person. */
  versionOf(user: Placed & Person): string | null
  resolve(user: UserRecord): ResolvedSignature | null
}

/** Reads the organisation, its teams, templates and the images that those show. */
export async function loadContext(
  repositories: Repositories,
  organisationId: string,
): Promise<OrganisationContext> {
  const whole = repositories.within({ organisationId })
  const [organisation, teams, templates] = await Promise.all([
    whole.organisation.get(),
    whole.teams.all(),
    whole.templates.all(),
  ])
  const media = await whole.media.all({ id: mediaIds(organisation, templates) })
  return contextOf(organisation, teams, templates, media)
}

function mediaIds(organisation: OrganisationRecord, templates: TemplateRecord[]): string[] {
  const ids = templates.flatMap(({ signature_data: data }) => [
    data.logo.mediaId,
    data.banner.mediaId,
  ])
  return [...new Set([organisation.logo_id, ...ids])].filter((id) => id !== null)
}

/** The same from rows that are at hand. */
export function contextOf(
  organisation: OrganisationRecord,
  teamList: TeamRecord[],
  templateList: TemplateRecord[],
  mediaList: MediaRecord[],
): OrganisationContext {
  const teams = new Map(teamList.map((team) => [team.id, team]))
  const templates = new Map(templateList.map((template) => [template.id, template]))
  const media = new Map(mediaList.map((item) => [item.id, item]))
  const shared = new Map<string, { data: SignatureData; prefix: string }>()

  const templateOf = (user: Placed) => {
    const id = templateIdOf(user, teams.get(user.team_id) ?? null, organisation)
    return id === null ? null : (templates.get(id) ?? null)
  }
  const sharedOf = (user: Placed, template: TemplateRecord) => {
    const key = `${template.id} ${user.team_id}`
    const known = shared.get(key)
    if (known) return known
    const team = teams.get(user.team_id) ?? { name: '', is_global: true }
    const data = resolveShared(template, organisation, team, media)
    const made = { data, prefix: versionPrefix(data) }
    shared.set(key, made)
    return made
  }
  return {
    organisation,
    teams,
    globalTeam: teamList.find((team) => team.is_global) ?? null,
    templates,
    media,
    templateOf,
    versionOf(user) {
      const template = templateOf(user)
      if (!template) return null
      const { data, prefix } = sharedOf(user, template)
      return signatureVersion(prefix, data, user)
    },
    resolve(user) {
      const template = templateOf(user)
      if (!template) return null
      const { data, prefix } = sharedOf(user, template)
      const version = signatureVersion(prefix, data, user)
      return { template, version, data: personalise(data, user) }
    },
  }
}
