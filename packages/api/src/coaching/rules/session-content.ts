interface WithExercices {
  blocs: readonly { exercices: readonly { exercice_id: string }[] }[]
}

/** Returns the ids of the exercises that a session contains, each once. */
export function exerciceIdsOf({ blocs }: WithExercices): string[] {
  return [...new Set(blocs.flatMap(({ exercices }) => exercices.map((one) => one.exercice_id)))]
}

/** Counts the exercises of a session, repeated ones each time. */
export function exerciceCountOf({ blocs }: WithExercices): number {
  return blocs.reduce((sum, { exercices }) => sum + exercices.length, 0)
}

interface Playable extends WithExercices {
  type: 'exercices' | 'video'
  video_id: string | null
}

/** Why a session cannot be played or shared; null if it can. */
export type Unplayable = 'no_exercices' | 'no_video'

/** A session of exercises needs one, and a session of type `video` its video. */
export function whyUnplayable(session: Playable): Unplayable | null {
  if (session.type === 'video') return session.video_id === null ? 'no_video' : null
  return exerciceCountOf(session) === 0 ? 'no_exercices' : null
}
