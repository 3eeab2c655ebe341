import type { VideoFacts, VideoFileReason } from '@org/api/films'

/** What the thread needs at the start. */
export interface FilmTask {
  /** Size of the film in bytes. */
  readonly size: number
}

/** A request of the thread for bytes of the film; `end` is exclusive. Answered by the bytes alone. */
export interface RangeRequest {
  readonly start: number
  readonly end: number
}

export type FilmResult =
  | { readonly facts: VideoFacts }
  | { readonly reason: VideoFileReason; readonly details: string }

export type FilmMessage = RangeRequest | FilmResult
