import type { Exercice, TrainingSession } from '@org/api/client'
import { useEffect, useState } from 'react'
import { useCoachingPorts } from '#shared/ports/coaching-ports.ts'
import { exerciceIdsIn } from './bloc-changes.ts'
import type { DraftBloc } from './session-draft.ts'

export type KnownExercices = ReadonlyMap<string, Exercice>

const exercicesOf = (session: TrainingSession | null): KnownExercices =>
  new Map(
    session?.blocs.flatMap(({ exercices }) =>
      exercices.map(({ exercice }) => [exercice.id, exercice] as const),
    ),
  )

/**
 * The exercises that the blocs show: those of the stored session, those that were picked, and those of
 * unsaved work that an earlier visit has left, which are loaded.
 */
export function useKnownExercices(
  stored: TrainingSession | null,
  blocs: readonly DraftBloc[],
): { known: KnownExercices; add: (exercices: readonly Exercice[]) => void } {
  const ports = useCoachingPorts()
  const [own, setOwn] = useState<KnownExercices>(new Map())
  const known = new Map([...exercicesOf(stored), ...own])
  const missing = exerciceIdsIn(blocs)
    .filter((id) => !known.has(id))
    .join(' ')
  const add = (exercices: readonly Exercice[]) =>
    setOwn((former) => new Map([...former, ...exercices.map((one) => [one.id, one] as const)]))

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
        if (loaded.length > 0) add(loaded)
      },
    )
    return () => controller.abort()
  }, [missing, ports])

  return { known, add }
}
