import type { Exercice } from '@org/api/client'
import { RowLink } from '@org/app-kit/pages'
import type { DataTableCell } from '@org/ui/data-table'
import { Dumbbell } from 'lucide-react'
import { ExercicePicture } from '#shared/exercice-picture/exercice-picture.tsx'
import { detailCells, titleCell } from '#shared/owned-list/owned-cells.tsx'
import { OwnedList, type OwnedListProps } from '#shared/owned-list/owned-list.tsx'
import { paths } from '#shared/paths.ts'
import { EmptyExercicesPicture } from '#shared/pictures/empty-exercices-picture.tsx'
import { Pictured } from './exercices-page.styles.ts'
import { exercicesTexts } from './texts.ts'

const texts = {
  ...exercicesTexts,
  deleteHelp: (
    <>
      <p>{exercicesTexts.deleteHelp}</p>
      <p>{exercicesTexts.irreversible}</p>
    </>
  ),
}

const cells: readonly DataTableCell<Exercice>[] = [
  {
    ...titleCell,
    render: ({ id, title, video, image }) => (
      <Pictured>
        <span>
          <ExercicePicture video={video} imageUrl={image?.url ?? null} />
        </span>
        <RowLink href={paths.exercice(id)}>{title}</RowLink>
      </Pictured>
    ),
  },
  ...detailCells,
]

const read: OwnedListProps<Exercice>['read'] = (ports, filter, options) =>
  ports.exercices.getAll(filter, options)

const remove: OwnedListProps<Exercice>['remove'] = (ports, id) => ports.exercices.delete(id)

/** The coach's exercises. */
export function ExercicesPage() {
  return (
    <OwnedList
      texts={texts}
      icon={Dumbbell}
      emptyPicture={<EmptyExercicesPicture />}
      cells={cells}
      read={read}
      table="exercices"
      remove={remove}
      add={{ label: exercicesTexts.add, href: paths.newExercice }}
      edit={({ id }) => paths.exercice(id)}
    />
  )
}
