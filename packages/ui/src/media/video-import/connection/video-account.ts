import type { MediaItem } from '../network/video-item.ts'

/** What the network's callback page brings back. */
export interface NetworkAnswer {
  code: string
  state: string
}

/** A page of a person's posts, the newest first. */
export interface MediaPage {
  items: readonly MediaItem[]
  /** The `after` of the page behind it; null on the last one. */
  next: string | null
}

export interface MediaQuery {
  limit: number
  after?: string | undefined
  signal: AbortSignal
}

/**
 * A person's account at the photo network, wherever its token is kept. Each function rejects with a
 * `VideoImportError`; `posts` with `token_expired` once the person must connect again.
 */
export interface VideoAccount {
  isConnected: () => Promise<boolean>
  /** Page of the network that asks the person, with the `state` that comes back. */
  authorisationUrl: () => Promise<string>
  /** Makes a connection of the answer. After an abort it must leave no connection behind. */
  connect: (grant: NetworkAnswer, signal: AbortSignal) => Promise<void>
  posts: (query: MediaQuery) => Promise<MediaPage>
  disconnect: () => Promise<void>
}
