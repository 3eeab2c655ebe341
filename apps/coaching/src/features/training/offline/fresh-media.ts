import { ApiError } from '@org/api/client'
import type { PlayableSession } from '@org/api/coaching'
import { createContext } from 'react'
import type { FreshUrl } from '#shared/media/fresh-media.ts'
import { mediaOf } from './media-of.ts'

/** Loads a session again, with new addresses of its media. */
export type LoadSession = (signal: AbortSignal) => Promise<PlayableSession>

/** Whether the session was found to be gone: deleted, or not shared any more. */
export const SessionGone = createContext(false)

/**
 * How long to wait for new addresses, in ms. After that, the runner continues with the exercise's
 * picture.
 */
const timeout = 20_000

/**
 * Returns the part of an address that stays the same when the address is renewed: the path of the
 * file and, for a poster, its key.
 */
export function fileOf(url: string): string {
  const [path = '', query] = url.split('?', 2)
  return `${path} ${new URLSearchParams(query).get('p') ?? ''}`
}

/**
 * Creates the function that renews addresses. Files that fail at the same time share one request.
 *
 * @param onGone called if the session does not exist or is not shared any more
 */
export function createFreshUrl(load: LoadSession, onGone: () => void): FreshUrl {
  let running: Promise<string[]> | null = null

  async function loadAddresses(): Promise<string[]> {
    try {
      const { videos, pictures } = mediaOf(await load(AbortSignal.timeout(timeout)))
      return [...videos, ...pictures]
    } catch (error) {
      if (error instanceof ApiError && error.type === 'NOT_FOUND') onGone()
      // Any other error is treated like a missing network: the runner continues with the pictures.
      return []
    } finally {
      running = null
    }
  }

  return async (url) => {
    running ??= loadAddresses()
    const fresh = (await running).find((one) => fileOf(one) === fileOf(url))
    return fresh === undefined || fresh === url ? null : fresh
  }
}
