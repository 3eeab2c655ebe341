import type { PlayableSession } from '@org/api/coaching'

export interface SessionMedia {
  videos: string[]
  /** Posters of the videos, and images. */
  pictures: string[]
}

const isFetched = (url: string | null | undefined): url is string =>
  url !== null && url !== undefined && !url.startsWith('data:')

/**
 * Returns the addresses of a session's media that the runner and the detail show, each once and in
 * playing order.
 */
export function mediaOf({ type, video, imageUrl, blocs }: PlayableSession): SessionMedia {
  const shown =
    type === 'video'
      ? [{ video, imageUrl: null }]
      : blocs.flatMap(({ exercices }) => exercices.map(({ exercice }) => exercice))
  const unique = (urls: readonly (string | null | undefined)[]) => [
    ...new Set(urls.filter(isFetched)),
  ]
  return {
    videos: unique(shown.map((one) => one.video?.url)),
    pictures: unique([
      ...shown.flatMap((one) => [one.video?.posterUrl, one.imageUrl]),
      video?.posterUrl,
      imageUrl,
    ]),
  }
}
