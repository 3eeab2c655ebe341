import type { PlayableExercice, PlayableSession } from '@org/api/coaching'
import { createContext } from 'react'

/**
 * Returns the address of a file's copy in this browser, or the file's own address if there is none.
 */
export type LocalUrl = (url: string) => string

export const LocalMedia = createContext<LocalUrl>((url) => url)

type Pictures = Pick<PlayableExercice, 'video' | 'imageUrl'>

/** Returns the poster and the image with the addresses of their copies. The video keeps its own. */
export const localPictures = ({ video, imageUrl }: Pictures, localUrl: LocalUrl): Pictures => ({
  video: video && { ...video, posterUrl: video.posterUrl && localUrl(video.posterUrl) },
  imageUrl: imageUrl && localUrl(imageUrl),
})

/** Returns a session whose pictures have the addresses of their copies. */
export const withLocalPictures = (
  session: PlayableSession,
  localUrl: LocalUrl,
): PlayableSession => ({
  ...session,
  ...localPictures(session, localUrl),
  blocs: session.blocs.map((bloc) => ({
    ...bloc,
    exercices: bloc.exercices.map((one) => ({
      ...one,
      exercice: { ...one.exercice, ...localPictures(one.exercice, localUrl) },
    })),
  })),
})
