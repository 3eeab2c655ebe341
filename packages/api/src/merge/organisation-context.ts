import type { SignatureData } from '@org/signature'
import type { Placed, SignatureSources } from '../ports/people.ts'
import type {
  MediaRecord,
  OrganisationRecord,
  TeamRecord,
  TemplateRecord,
  UserRecord,
} from '../ports/records.ts'
import type { Repositories } from '../ports/repositories.ts'
import { deployedTo, type DeployState, deployState } from '../rules/deploy-state.ts'
import {
  type Person,
  personalise,
  resolveShared,
  templateIdOf,
} from '../rules/resolve-signature.ts'
import { signatureVersion, versionPrefix } from '../rules/signature-version.ts'
import { ownPrint, type VersionParts } from '../rules/version-parts.ts'
import { type PrintContext, printContextOf } from './print-context.ts'
import { printsOf } from './prints-of.ts'

/** A person's signature before its images get their addresses. */
export interface ResolvedSignature {
  template: TemplateRecord
  data: SignatureData
  version: string
  parts: VersionParts
}

/** The data that determines the signatures of some people in an organisation. */
export interface OrganisationContext {
  organisation: OrganisationRecord
  teams: ReadonlyMap<string, TeamRecord>
  globalTeam: TeamRecord | null
  templates: ReadonlyMap<string, TemplateRecord>
  media: ReadonlyMap<string, MediaRecord>
  templateOf(user: Placed): TemplateRecord | null
  /** Returns the version of the person's signature; null when the person has no template. */
  versionOf(user: Placed & Person): string | null
  /** Returns the parts of that version. */
  partsOf(user: Placed & Person): VersionParts | null
  stateOf(user: UserRecord): DeployState
  resolve(user: UserRecord): ResolvedSignature | null
}

/** Loads only the data that determines these people's signatures. */
export async function loadContext(
  repositories: Repositories,
  organisationId: string,
  people: readonly Placed[],
): Promise<OrganisationContext> {
  return contextOf(await repositories.within({ organisationId }).people.sources(people))
}

/** Builds the context from loaded rows. */
export function contextOf(sources: SignatureSources): OrganisationContext {
  const { organisation, teams: teamList, templates: templateList, media: mediaList } = sources
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
  let prints: PrintContext | null = null
  const partsOf = (user: Placed & Person) => {
    // Banners need no prints.
    prints ??= printContextOf(printsOf(sources))
    const place = { ...user, has_linkedIn: user.linkedIn !== '' }
    const shared = prints.printOf(place)
    if (shared === null) return null
    const showsOwn = place.has_linkedIn && prints.templateOf(user)?.prints.linked !== null
    return { shared, own: ownPrint(user, showsOwn) }
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
    partsOf,
    stateOf: (user) =>
      deployState(deployedTo(user), partsOf(user)?.shared ?? null, user.deploy_error),
    resolve(user) {
      const template = templateOf(user)
      const parts = partsOf(user)
      if (!template || !parts) return null
      const { data, prefix } = sharedOf(user, template)
      const version = signatureVersion(prefix, data, user)
      return { template, version, parts, data: personalise(data, user) }
    },
  }
}
