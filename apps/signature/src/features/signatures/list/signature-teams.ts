import type { SignatureTemplate, Team } from '@org/api/client'
import { signatureListTexts } from './texts.ts'

type Chooser = Pick<Team, 'id' | 'name' | 'signature_template_id'>

const { compare } = new Intl.Collator('fr', { numeric: true })

/**
 * Returns the sorted names of the teams that get a signature: the one that owns it and those that
 * selected it.
 */
export function teamNames(
  { id, team_id }: Pick<SignatureTemplate, 'id' | 'team_id'>,
  teams: readonly Chooser[],
): string[] {
  return teams
    .filter((team) => team.id === team_id || team.signature_template_id === id)
    .map(({ name }) => name)
    .sort(compare)
}

/** How many names are shown before a count of the others. */
const maxNames = 3

/** Formats names on one line: `Ventes, Studio, Presse et 4 autres`. */
export function listedTeams(names: readonly string[]): string {
  const shown = names.length > maxNames + 1 ? names.slice(0, maxNames) : names
  const others = names.length - shown.length
  return others === 0 ? shown.join(', ') : signatureListTexts.usage.andOthers(shown, others)
}
