import { muscleGroups } from '@org/api/coaching'
import { muscleMapLabels } from '@org/ui/muscle-map'
import { Select } from '@org/ui/primitives'
import { useTagNames } from '#shared/tags-field/use-tag-names.ts'
import { editorTexts } from '../texts.ts'
import { Filters } from './exercice-picker.styles.ts'

/** The chosen muscle group, sport and equipment; each empty for all. */
export interface ExerciceFilter {
  muscle: string
  sport: string
  equipment: string
}

export const noFilter: ExerciceFilter = { muscle: '', sport: '', equipment: '' }

/** Returns the API conditions of a filter. */
export const exerciceWhere = ({ muscle, sport, equipment }: ExerciceFilter) => ({
  ...(muscle !== '' && { main_muscle_group: muscle }),
  ...(sport !== '' && { sport }),
  ...(equipment !== '' && { equipment }),
})

export interface ExerciceFiltersProps {
  filter: ExerciceFilter
  onChange: (filter: ExerciceFilter) => void
}

const named = (name: string) => ({ value: name, label: name })

const muscles = muscleGroups.map((value) => ({ value, label: muscleMapLabels.fr[value] }))

/** Selects by muscle, sport and equipment which exercises are offered. */
export function ExerciceFilters({ filter, onChange }: ExerciceFiltersProps) {
  const sports = useTagNames('sport').map(named)
  const equipments = useTagNames('equipment').map(named)
  const texts = editorTexts.pickFilters
  const select = (
    name: keyof ExerciceFilter,
    options: readonly { value: string; label: string }[],
  ) => (
    <Select
      label={texts[name].label}
      isLabelHidden
      value={filter[name]}
      options={[{ value: '', label: texts[name].all }, ...options]}
      onChange={(value) => onChange({ ...filter, [name]: value })}
    />
  )
  return (
    <Filters>
      {select('muscle', muscles)}
      {select('sport', sports)}
      {select('equipment', equipments)}
    </Filters>
  )
}
