import type { Exercice } from '@org/api/client'
import { failureHelp, isUnknown, useAction } from '@org/app-kit'
import { BannerMessage } from '@org/ui/primitives'
import { Copy, Dumbbell } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { OwnedList, type OwnedListProps } from '#shared/owned-list/owned-list.tsx'
import { paths } from '#shared/paths.ts'
import { EmptyExercicesPicture } from '#shared/pictures/empty-exercices-picture.tsx'
import { useCoachingPorts } from '#shared/ports/coaching-ports.ts'
import { useTagNames } from '#shared/tags-field/use-tag-names.ts'
import { texts as common } from '#shared/texts.ts'
import { copyOf } from './editor/exercice-draft.ts'
import { useExerciceCells } from './exercice-cells.tsx'
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

const read: OwnedListProps<Exercice>['read'] = (ports, filter, options) =>
  ports.exercices.getAll(filter, options)

const remove: OwnedListProps<Exercice>['remove'] = (ports, id) => ports.exercices.delete(id)

/** The coach's exercises. */
export function ExercicesPage() {
  const { exercices } = useCoachingPorts()
  const navigate = useNavigate()
  const copying = useAction()
  const sports = useTagNames('sport')
  const equipments = useTagNames('equipment')
  const cells = useExerciceCells(sports, equipments)
  const duplicate = (exercice: Exercice) =>
    copying.run(async () => {
      const { id } = await exercices.save(copyOf(exercice, { sports, equipments }))
      void navigate(paths.exercice(id))
    })
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
      notice={
        copying.error !== null && (
          <BannerMessage tone="danger" title={common.saveFailed}>
            {!isUnknown(copying.error) && `${copying.error} `}
            {failureHelp(copying.error, 'save')}
          </BannerMessage>
        )
      }
      action={{
        label: exercicesTexts.duplicate,
        icon: <Copy size={16} aria-hidden="true" />,
        run: duplicate,
      }}
    />
  )
}
