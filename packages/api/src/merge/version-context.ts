import type { Placed, SourcesInParts, TemplatePart } from '../ports/people.ts'
import type { TeamRecord, UserRecord } from '../ports/records.ts'
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

/** Reads the templates of many people part by part, and keeps only hashes of their data. */
export async function versionContextOf(
  { organisation, teams: teamList, parts }: SourcesInParts,
  people: readonly Placed[],
): Promise<VersionContext> {
  const teams = new Map(teamList.map((team) => [team.id, team]))
  const teamOf = ({ team_id }: Placed) => teams.get(team_id) ?? null
  const users = Map.groupBy(onePerPlace(people), (one) =>
    templateIdOf(one, teamOf(one), organisation),
  )
  const templates: NamedTemplate[] = []
  const versions = new Map<string, SharedVersion>()
  const add = (part: TemplatePart) => {
    templates.push(...printsOf({ organisation, teams: teamList, ...part }).templates)
    const media = new Map(part.media.map((item) => [item.id, item]))
    for (const template of part.templates) {
      for (const person of users.get(template.id) ?? []) {
        const team = teamOf(person) ?? { name: '', is_global: true }
        const data = resolveShared(template, organisation, team, media)
        versions.set(`${template.id} ${person.team_id}`, sharedVersion(data))
      }
    }
  }
  for await (const part of parts) add(part)
  const prints = printContextOf({ organisation, teams: teamList, templates })
  const partsOf = (user: Placed & Person) => partsIn(prints, user)
  return {
    teams,
    templateOf: (user) => prints.templateOf(user),
    versionOf(user) {
      const template = prints.templateOf(user)
      const version = template && versions.get(`${template.id} ${user.team_id}`)
      return version ? signatureVersion(version, user) : null
    },
    partsOf,
    stateOf: (user) => stateBy(partsOf(user), user),
  }
}

/** Keeps one of the people who have the same team and template of their own. */
function onePerPlace(people: readonly Placed[]): Placed[] {
  const keyOf = (one: Placed) => `${one.team_id} ${one.signature_template_id}`
  return [...new Map(people.map((one) => [keyOf(one), one])).values()]
}

/** Returns the parts of a person's current version; null when the person has no template. */
export function partsIn(prints: PrintContext, user: Placed & Person): VersionParts | null {
  const place = { ...user, has_linkedIn: user.linkedIn !== '' }
  const shared = prints.printOf(place)
  if (shared === null) return null
  const showsOwn = place.has_linkedIn && prints.templateOf(user)?.prints.linked !== null
  return { shared, own: ownPrint(user, showsOwn) }
}

/** Returns the state of a person whose current version has these parts. */
export const stateBy = (parts: VersionParts | null, user: UserRecord): DeployState =>
  deployState(deployedTo(user), parts?.shared ?? null, user.deploy_error)
