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
import {
  type Person,
  personalise,
  resolveShared,
  templateIdOf,
  withCompanyLogoWidth,
} from '../rules/resolve-signature.ts'
import { type SharedVersion, sharedVersion, signatureVersion } from '../rules/signature-version.ts'
import type { VersionParts } from '../rules/version-parts.ts'
import { type PrintContext, printContextOf } from './print-context.ts'
import { printsOf } from './prints-of.ts'
import { partsIn, stateIn, type VersionContext } from './version-context.ts'

/** A person's signature before its images get their addresses. */
export interface ResolvedSignature {
  template: TemplateRecord
  data: SignatureData
  version: string
  parts: VersionParts
}

/** The data that determines the signatures of some people in an organisation. */
export interface OrganisationContext extends VersionContext {
  organisation: OrganisationRecord
  globalTeam: TeamRecord | null
  templates: ReadonlyMap<string, TemplateRecord>
  media: ReadonlyMap<string, MediaRecord>
  templateOf(user: Placed): TemplateRecord | null
  resolve(user: UserRecord): ResolvedSignature | null
}

/** Loads only the data that determines a person's signature. */
export async function loadContext(
  repositories: Repositories,
  organisationId: string,
  person: Placed,
): Promise<OrganisationContext> {
  return contextOf(await repositories.within({ organisationId }).people.sources(person))
}

/** Builds the context from loaded rows. */
export function contextOf(sources: SignatureSources): OrganisationContext {
  const { organisation, teams: teamList, templates: templateList, media: mediaList } = sources
  const teams = new Map(teamList.map((team) => [team.id, team]))
  const templates = new Map(templateList.map((template) => [template.id, template]))
  const media = new Map(mediaList.map((item) => [item.id, item]))
  const shared = new Map<string, { data: SignatureData; version: SharedVersion }>()

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
    const made = { data, version: sharedVersion(data) }
    shared.set(key, made)
    return made
  }
  let prints: PrintContext | null = null
  // Banners need no prints.
  const printContext = () => (prints ??= printContextOf(printsOf(sources)))
  const partsOf = (user: Placed & Person) => partsIn(printContext(), user)
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
      return signatureVersion(sharedOf(user, template).version, user)
    },
    partsOf,
    stateOf: (user) => stateIn(printContext(), user),
    resolve(user) {
      const template = templateOf(user)
      const parts = partsOf(user)
      if (!template || !parts) return null
      const { data, version } = sharedOf(user, template)
      return {
        template,
        version: signatureVersion(version, user),
        parts,
        // No part of the version, so that a former installation stays current.
        data: personalise(
          {
            ...data,
            logo: { ...data.logo, width: withCompanyLogoWidth(template.signature_data.logo).width },
          },
          user,
        ),
      }
    },
  }
}
