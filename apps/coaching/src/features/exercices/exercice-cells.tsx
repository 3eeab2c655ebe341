import type { Exercice } from '@org/api/client'
import type { DataTableCell } from '@org/ui/data-table'
import { muscleMapLabels } from '@org/ui/muscle-map'
import { useMemo } from 'react'
import { detailCells, picturedTitle, titleCell } from '#shared/owned-list/owned-cells.tsx'
import { muscleNames } from '#shared/owned-list/owned-where.ts'
import { paths } from '#shared/paths.ts'
import { editorTexts } from './texts.ts'

/**
 * Returns the columns of the coach's exercises.
 *
 * @param sports the sports by which the list can be filtered
 * @param equipments the equipment, likewise
 */
export function useExerciceCells(sports: readonly string[], equipments: readonly string[]) {
  return useMemo<readonly DataTableCell<Exercice>[]>(
    () => [
      { ...titleCell, render: (exercice) => picturedTitle(exercice, paths.exercice(exercice.id)) },
      ...detailCells(sports),
      {
        key: 'main_muscle_group',
        title: editorTexts.fields.mainMuscleGroup,
        isSortable: false,
        isHidden: true,
        value: ({ mainMuscleGroup: group }) => (group === null ? '' : muscleMapLabels.fr[group]),
        filter: 'choice',
        choices: muscleNames,
      },
      {
        key: 'equipments',
        title: editorTexts.fields.equipments,
        isSortable: false,
        isHidden: true,
        value: (exercice) => exercice.equipments.join(', '),
        filter: 'choice',
        choices: equipments,
      },
    ],
    [sports, equipments],
  )
}
