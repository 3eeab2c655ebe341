import type { PlayableExercice, PlayableSession } from '@org/api/coaching'

/** Returns the picture of a session: its own or, without one, that of its first exercise. */
export function firstPicture({
  video,
  imageUrl,
  blocs,
}: PlayableSession): Pick<PlayableExercice, 'video' | 'imageUrl'> {
  if (video || imageUrl) return { video, imageUrl }
  const exercice = blocs.flatMap(({ exercices }) => exercices)[0]?.exercice
  return { video: exercice?.video ?? null, imageUrl: exercice?.imageUrl ?? null }
}
