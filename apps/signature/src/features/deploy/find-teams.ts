import type { Team } from '@org/api/client'
import { fold } from '@org/ui/data-table'

/** Finds the teams whose names contain all words of the search; keeps their order. */
export function findTeams<Named extends Pick<Team, 'name'>>(
  teams: readonly Named[],
  search: string,
): readonly Named[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  return teams.filter(({ name }) => {
    const plain = fold(name)
    return words.every((word) => plain.includes(word))
  })
}
