import type {
  Placed,
  SignatureSources,
  SourcesInParts,
  TemplatePart,
  VersionSources,
} from '../ports/people.ts'
import type { TeamRecord, TemplateRecord, UserRecord } from '../ports/records.ts'
import { deployedTo, type DeployState, deployState } from '../rules/deploy-state.ts'
import { type Person, resolveShared, templateIdOf } from '../rules/resolve-signature.ts'
import { type SharedVersion, sharedVersion, signatureVersion } from '../rules/signature-version.ts'
import { ownPrint, type VersionParts } from '../rules/version-parts.ts'
import { type NamedTemplate, type PrintContext, printContextOf } from './print-context.ts'
import { printsOf } from './prints-of.ts'

/** What determines the versions and states of some people, without the data of their templates. */
export interface VersionContext {
  teams: ReadonlyMap<string, TeamRecord>
  templateOf(user: Placed): { id: string; name: string } | null
  /** Returns the version of the person's signature; null when the person has no template. */
  versionOf(user: Placed & Person): string | null
  /** Returns the parts of that version. */
  partsOf(user: Placed & Person): VersionParts | null
  stateOf(user: UserRecord): DeployState
}

/** A team and a template that some people have. */
interface Place {
  templateId: string
  teamId: string
  /** The name of the team that signatures show; empty if they show none. */
  teamName: string
}

/** Returns the key of a place in `VersionSources`. */
export const placeKey = ({ templateId, teamId }: Place): string => `${templateId} ${teamId}`

/** Returns each place of some people once, by id of the template. */
export function placesOf(
  people: readonly Placed[],
  { organisation, teams: teamList }: Pick<SourcesInParts, 'organisation' | 'teams'>,
): ReadonlyMap<string, readonly Place[]> {
  const teams = new Map(teamList.map((team) => [team.id, team]))
  const places = people.flatMap((person): Place[] => {
    const team = teams.get(person.team_id) ?? null
    const templateId = templateIdOf(person, team, organisation)
    const teamName = team && !team.is_global ? team.name : ''
    return templateId === null ? [] : [{ templateId, teamId: person.team_id, teamName }]
  })
  const once = new Map(places.map((place) => [placeKey(place), place]))
  return Map.groupBy(once.values(), ({ templateId }) => templateId)
}

/** Hashes what people share who have this template in a team of this name. */
export function sharedVersionOf(
  template: TemplateRecord,
  { organisation, media }: Pick<SignatureSources, 'organisation' | 'media'>,
  teamName: string,
): SharedVersion {
  const images = new Map(media.map((item) => [item.id, item]))
  const team = { name: teamName, is_global: false }
  return sharedVersion(resolveShared(template, organisation, team, images))
}

/** Reads the templates of many people part by part, and keeps only hashes of their data. */
export async function versionSourcesOf(
  { organisation, teams, parts }: SourcesInParts,
  people: readonly Placed[],
): Promise<VersionSources> {
  const places = placesOf(people, { organisation, teams })
  const templates: NamedTemplate[] = []
  const versions = new Map<string, SharedVersion>()
  const add = ({ templates: part, media }: TemplatePart) => {
    const sources = { organisation, teams, templates: part, media }
    templates.push(...printsOf(sources).templates)
    for (const template of part) {
      for (const place of places.get(template.id) ?? [])
        versions.set(placeKey(place), sharedVersionOf(template, sources, place.teamName))
    }
  }
  for await (const part of parts) add(part)
  return { organisation, teams, templates, versions }
}

/** Builds the context from hashes of the data of templates. */
export function versionContextOf(sources: VersionSources): VersionContext {
  const prints = printContextOf(sources)
  const partsOf = (user: Placed & Person) => partsIn(prints, user)
  return {
    teams: prints.teams,
    templateOf: (user) => prints.templateOf(user),
    versionOf(user) {
      const template = prints.templateOf(user)
      const version = template && sources.versions.get(`${template.id} ${user.team_id}`)
      return version ? signatureVersion(version, user) : null
    },
    partsOf,
    stateOf: (user) => stateIn(prints, user),
  }
}

const placeIn = (user: Placed & Person) => ({ ...user, has_linkedIn: user.linkedIn !== '' })

/** Returns the parts of a person's current version; null when the person has no template. */
export function partsIn(prints: PrintContext, user: Placed & Person): VersionParts | null {
  const place = placeIn(user)
  const shared = prints.printOf(place)
  if (shared === null) return null
  const showsOwn = place.has_linkedIn && prints.templateOf(user)?.prints.linked !== null
  return { shared, own: ownPrint(user, showsOwn) }
}

/** Returns the state of a person. */
export const stateIn = (prints: PrintContext, user: UserRecord): DeployState =>
  deployState(deployedTo(user), prints.printOf(placeIn(user)), user.deploy_error)
