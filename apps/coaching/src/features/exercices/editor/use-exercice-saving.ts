import type { Exercice } from '@org/api/client'
import { type Action, useAction, useSettle } from '@org/app-kit'
import { useState } from 'react'
import { paths } from '#shared/paths.ts'
import type { ExerciceDraft } from './exercice-draft.ts'
import type { ExerciceWork } from './use-exercice-work.ts'

/** The missing field that prevents saving an exercise. */
export type Obstacle = 'title' | 'video'

export function obstacleOf({ title, video }: ExerciceDraft): Obstacle | null {
  if (video === null) return 'video'
  return title.trim() === '' ? 'title' : null
}

export interface ExerciceSaving {
  action: Action
  hasSaved: boolean
  save: () => void
  replace: () => void
}

/**
 * Saves the edited exercise. After a new exercise is saved, the editor moves to the address of that
 * exercise.
 */
export function useExerciceSaving({ stored, kept, save, replace }: ExerciceWork): ExerciceSaving {
  const action = useAction()
  const [hasSaved, setHasSaved] = useState(false)
  const settleAt = useSettle(kept)
  const run = (send: () => Promise<Exercice | null>) => {
    const isNew = stored === null
    action.run(async () => {
      const saved = await send()
      setHasSaved(saved !== null)
      if (saved && isNew) settleAt(paths.exercice(saved.id), true)
    })
  }
  return {
    action,
    hasSaved: hasSaved && !kept.isDirty,
    save: () => run(save),
    replace: () => run(replace),
  }
}
