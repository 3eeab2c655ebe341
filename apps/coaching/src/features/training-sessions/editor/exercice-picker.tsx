import type { Exercice } from '@org/api/client'
import { useLoaded } from '@org/app-kit'
import { LoadedPart } from '@org/app-kit/pages'
import { Button, Dialog, EmptyState, SearchField } from '@org/ui/primitives'
import { useCallback, useState } from 'react'
import { ExercicePicture } from '#shared/exercice-picture/exercice-picture.tsx'
import { levelNames } from '#shared/levels.ts'
import { useAddressAge } from '#shared/media/use-address-age.ts'
import { useCoachingPorts } from '#shared/ports/coaching-ports.ts'
import { texts } from '#shared/texts.ts'
import { editorTexts } from '../texts.ts'
import { ExerciceFilters, exerciceWhere, noFilter } from './exercice-filters.tsx'
import { Choice, Choices } from './exercice-picker.styles.ts'

export interface ExercicePickerProps {
  /** Number of exercises that the session can still take. */
  room: number
  /** Called with the exercises in the order in which they were picked. */
  onPick: (exercices: readonly Exercice[]) => void
  onClose: () => void
}

/** Number of exercises that are shown at first, and that each press of the button below adds. */
const step = 24

/** A dialog in which coaches pick from their exercises, shown as posters. */
export function ExercicePicker({ room, onPick, onClose }: ExercicePickerProps) {
  const { exercices } = useCoachingPorts()
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState(noFilter)
  const [limit, setLimit] = useState(step)
  const [picked, setPicked] = useState<readonly Exercice[]>([])
  const words = search.trim()
  const isAll = words === '' && filter === noFilter
  const age = useAddressAge()
  const { loaded, retry } = useLoaded(
    useCallback(
      (signal: AbortSignal) => {
        // Depends on `age`, so that the list reloads when the addresses of the pictures must be
        // renewed.
        void age
        const search = words === '' ? {} : { search: words }
        return exercices.getAll({ ...search, where: exerciceWhere(filter), limit }, { signal })
      },
      [exercices, words, filter, limit, age],
    ),
  )
  const toggle = (exercice: Exercice) =>
    setPicked((former) =>
      former.some(({ id }) => id === exercice.id)
        ? former.filter(({ id }) => id !== exercice.id)
        : [...former, exercice].slice(0, room),
    )
  return (
    <Dialog
      title={editorTexts.pickTitle}
      isOpen
      onClose={onClose}
      size="large"
      actions={
        <>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button
            variant="primary"
            isDisabled={picked.length === 0}
            onPress={() => {
              onPick(picked)
              onClose()
            }}
          >
            {editorTexts.pickAdd(picked.length)}
          </Button>
        </>
      }
    >
      <SearchField label={editorTexts.pickSearch} value={search} onChange={setSearch} />
      <ExerciceFilters filter={filter} onChange={setFilter} />
      <LoadedPart loaded={loaded} onRetry={retry}>
        {({ data, total }) => (
          <>
            {total === 0 && (
              <EmptyState
                level={3}
                title={isAll ? editorTexts.pickNone : editorTexts.pickNoMatch(words)}
              >
                {isAll && editorTexts.pickNoneHelp}
              </EmptyState>
            )}
            <Choices>
              {data.map((exercice) => (
                <li key={exercice.id}>
                  <Choice
                    type="button"
                    aria-pressed={picked.some(({ id }) => id === exercice.id)}
                    onClick={() => toggle(exercice)}
                  >
                    <ExercicePicture
                      video={exercice.video}
                      imageUrl={exercice.image?.url ?? null}
                    />
                    <strong>{exercice.title}</strong>
                    <span>{levelNames[exercice.level]}</span>
                  </Choice>
                </li>
              ))}
            </Choices>
            {data.length < total && (
              <Button onPress={() => setLimit((former) => former + step)}>
                {editorTexts.pickMore}
              </Button>
            )}
          </>
        )}
      </LoadedPart>
    </Dialog>
  )
}
