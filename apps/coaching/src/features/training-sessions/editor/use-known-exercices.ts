import type { Exercice, TrainingSession } from '@org/api/client'
import { useEffect, useState } from 'react'
import { useAddressAge } from '#shared/media/use-address-age.ts'
import { useCoachingPorts } from '#shared/ports/coaching-ports.ts'
import { exerciceIdsIn } from './bloc-changes.ts'
import type { DraftBloc } from './session-draft.ts'

export type KnownExercices = ReadonlyMap<string, Exercice>

/** An exercise, and the result of `useAddressAge` when the exercise was loaded. */
interface Aged {
  exercice: Exercice
  age: number
}

const agedIn = (session: TrainingSession | null): [string, Aged][] =>
  session?.blocs.flatMap(({ exercices }) =>
    exercices.map(({ exercice }): [string, Aged] => [exercice.id, { exercice, age: 0 }]),
  ) ?? []

/**
 * Returns the exercises that the blocs show: those of the stored session, those that were picked,
 * and those of unsaved work from an earlier visit. Loads those of unsaved work, and reloads all
 * exercises before the addresses of their pictures expire.
 */
export function useKnownExercices(
  stored: TrainingSession | null,
  blocs: readonly DraftBloc[],
): { known: KnownExercices; add: (exercices: readonly Exercice[]) => void } {
  const ports = useCoachingPorts()
  const age = useAddressAge()
  const [own, setOwn] = useState<ReadonlyMap<string, Aged>>(new Map())
  const aged = new Map([...agedIn(stored), ...own])
  const missing = exerciceIdsIn(blocs)
    .filter((id) => aged.get(id)?.age !== age)
    .join(' ')
  const addAged = (exercices: readonly Exercice[], at: number) =>
    setOwn(
      (former) =>
        new Map([
          ...former,
          ...exercices.map((exercice) => [exercice.id, { exercice, age: at }] as const),
        ]),
    )

  useEffect(() => {
    const ids = missing.split(' ').filter(Boolean)
    if (ids.length === 0) return
    const controller = new AbortController()
    const { signal } = controller
    // An exercise that cannot be loaded keeps its place, without title and picture.
    void Promise.allSettled(ids.map((id) => ports.exercices.get(id, { signal }))).then(
      (answers) => {
        if (signal.aborted) return
        const loaded = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
        if (loaded.length > 0) addAged(loaded, age)
      },
    )
    return () => controller.abort()
  }, [missing, ports, age])

  return {
    known: new Map([...aged].map(([id, { exercice }]) => [id, exercice])),
    add: (exercices) => addAged(exercices, age),
  }
}
