import type { TrainingSession } from '@org/api/client'
import { type Action, useAction, useSettle } from '@org/app-kit'
import { useState } from 'react'
import { paths } from '#shared/paths.ts'
import { exerciceCountIn } from './bloc-changes.ts'
import type { SessionDraft } from './session-draft.ts'
import type { SessionWork } from './use-session-work.ts'

/** Why a session cannot be saved, launched or shared. */
export type Obstacle = 'title' | 'video' | 'exercices'

/** Returns the reason why a draft cannot be saved; null if it can. */
export function saveObstacle({ title, video }: SessionDraft): Obstacle | null {
  if (video === null) return 'video'
  return title.trim() === '' ? 'title' : null
}

const isEmpty = ({ type, blocs }: SessionDraft) =>
  type === 'exercices' && exerciceCountIn(blocs) === 0

/** Whether an obstacle that stopped the coach still exists. */
const stillStops = (obstacle: Obstacle | null, draft: SessionDraft): boolean =>
  obstacle === 'exercices' ? isEmpty(draft) : obstacle !== null && obstacle === saveObstacle(draft)

export interface EditorActions {
  action: Action
  obstacle: Obstacle | null
  hasSaved: boolean
  save: () => void
  replace: () => void
  launch: () => void
  share: () => void
  /** The saved session whose link the sharing dialog shows. */
  shared: TrainingSession | null
  closeSharing: () => void
}

/** Saves, launches and shares the edited session; launching and sharing save it first. */
export function useEditorActions(work: SessionWork): EditorActions {
  const action = useAction()
  const [obstacle, setObstacle] = useState<Obstacle | null>(null)
  const [hasSaved, setHasSaved] = useState(false)
  const [shared, openSharing] = useState<TrainingSession | null>(null)
  const { draft, stored, kept } = work
  // Once a new session is saved, its editor moves to the address that contains its id.
  const settleAt = useSettle(kept)
  // Stays true after the first save, until the editor opens at the saved session's address.
  const [isNew] = useState(stored === null)

  async function store(send: () => Promise<TrainingSession | null>) {
    const saved = await send()
    setHasSaved(saved !== null)
    return saved
  }

  /** Saves if needed, and then continues with the saved session. */
  function proceed(goOn: (session: TrainingSession) => void) {
    const isSaved = stored !== null && !kept.isDirty
    const found = isEmpty(draft) ? 'exercices' : isSaved ? null : saveObstacle(draft)
    setObstacle(found)
    if (found !== null) return
    action.run(async () => {
      const session = isSaved ? stored : await store(work.save)
      if (session) goOn(session)
    })
  }

  const run = (send: () => Promise<TrainingSession | null>) => {
    setObstacle(null)
    action.run(async () => {
      const saved = await store(send)
      if (saved && isNew) settleAt(paths.trainingSession(saved.id), true)
    })
  }

  return {
    action,
    // The notice ends once the draft has what was missing.
    obstacle: stillStops(obstacle, draft) ? obstacle : null,
    hasSaved: hasSaved && !kept.isDirty,
    save: () => run(work.save),
    replace: () => run(work.replace),
    launch: () => proceed(({ id }) => settleAt(paths.training(id), false)),
    share: () => proceed(openSharing),
    shared,
    closeSharing: () => {
      openSharing(null)
      if (shared && isNew) {
        settleAt(paths.trainingSession(shared.id), true)
      }
    },
  }
}
