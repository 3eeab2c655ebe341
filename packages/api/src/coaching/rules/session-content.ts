interface WithExercices {
  blocs: readonly { exercices: readonly { exercice_id: string }[] }[]
}

/** Returns the ids of the exercises that a session contains, each once. */
export function exerciceIdsOf({ blocs }: WithExercices): string[] {
  return [...new Set(blocs.flatMap(({ exercices }) => exercices.map((one) => one.exercice_id)))]
}

/** Counts the exercises in the blocs of a session, including repeated ones. */
export function exerciceCountOf({ blocs }: WithExercices): number {
  return blocs.reduce((sum, { exercices }) => sum + exercices.length, 0)
}

interface Playable extends WithExercices {
  type: 'exercices' | 'video'
  video_id: string | null
}

/** The reason why a session cannot be played or shared. */
export type Unplayable = 'no_exercices' | 'no_video'

/**
 * Returns why a session cannot be played; null if it can. A session of type `video` needs a video,
 * and any other session needs at least one exercise.
 */
export function whyUnplayable(session: Playable): Unplayable | null {
  if (session.type === 'video') return session.video_id === null ? 'no_video' : null
  return exerciceCountOf(session) === 0 ? 'no_exercices' : null
}
