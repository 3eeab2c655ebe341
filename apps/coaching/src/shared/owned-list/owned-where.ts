import type { Filter } from '@org/api/client'
import { muscleGroups } from '@org/api/coaching'
import type { TableFilter, TableFilters } from '@org/ui/data-table'
import { muscleMapLabels } from '@org/ui/muscle-map'

/** Names of the muscle groups, in the order of the body. */
export const muscleNames = muscleGroups.map((group) => muscleMapLabels.fr[group])

const choicesOf = (filter: TableFilter | undefined) =>
  filter?.kind === 'choice' ? [...filter.values] : null

/** Returns the API conditions of the filters on muscles, sports and equipment. */
export function ownedWhere(filters: TableFilters): NonNullable<Filter['where']> {
  const muscles = choicesOf(filters['main_muscle_group'])
  const sport = choicesOf(filters['sports'])
  const equipment = choicesOf(filters['equipments'])
  return {
    ...(muscles && {
      main_muscle_group: muscleGroups.filter((group) =>
        muscles.includes(muscleMapLabels.fr[group]),
      ),
    }),
    ...(sport && { sport }),
    ...(equipment && { equipment }),
  }
}
