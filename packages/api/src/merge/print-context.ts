import type { Placed, PrintSources } from '../ports/people.ts'
import type { OrganisationRecord, TeamRecord } from '../ports/records.ts'
import { type DeployState, deployState } from '../rules/deploy-state.ts'
import type { PeopleGroup } from '../rules/people-group.ts'
import { templateIdOf } from '../rules/resolve-signature.ts'
import { sharedPrint } from '../rules/version-parts.ts'

/** A template without its data. */
export type NamedTemplate = PrintSources['templates'][number]

/** What determines which template people get, and which of their versions are current. */
export interface PrintContext {
  organisation: OrganisationRecord
  teams: ReadonlyMap<string, TeamRecord>
  templates: ReadonlyMap<string, NamedTemplate>
  templateOf(place: Placed): NamedTemplate | null
  /** Returns the shared part of these people's current version; null when they have no template. */
  printOf(place: Placed & { has_linkedIn: boolean }): string | null
  stateOf(group: PeopleGroup): DeployState
}

/** Builds the context from loaded rows. */
export function printContextOf({ organisation, ...sources }: PrintSources): PrintContext {
  const teams = new Map(sources.teams.map((team) => [team.id, team]))
  const templates = new Map(sources.templates.map((template) => [template.id, template]))
  const known = new Map<string, string>()
  const templateOf = (place: Placed) => {
    const id = templateIdOf(place, teams.get(place.team_id) ?? null, organisation)
    return id === null ? null : (templates.get(id) ?? null)
  }
  const printOf: PrintContext['printOf'] = (place) => {
    const template = templateOf(place)
    if (!template) return null
    const key = `${template.id} ${place.team_id} ${place.has_linkedIn}`
    const team = teams.get(place.team_id)
    const teamName = team && !team.is_global ? team.name : ''
    const print = known.get(key) ?? sharedPrint(template.prints, teamName, place.has_linkedIn)
    known.set(key, print)
    return print
  }
  return {
    organisation,
    teams,
    templates,
    templateOf,
    printOf,
    stateOf: (group) => deployState(group, printOf(group)),
  }
}
