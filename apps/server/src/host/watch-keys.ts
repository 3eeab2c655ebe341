import { DatabaseUnavailable } from '@org/api'
import type { Logger } from 'pino'
import type { ServerKeys } from '../settings/server-key-setting.ts'
import { areReplaced } from '../storage/key-fingerprints.ts'
import type { OpenDatabase } from '../storage/open-database.ts'
import { repeat } from './repeat.ts'

/** How often the database is asked, in ms. */
const poll = 5000

/** Tells when the keys of a running server have been replaced. */
export interface KeyWatch {
  readonly replaced: Promise<void>
  stop(): Promise<void>
}

/**
 * Checks in the database whether another server has replaced the keys: two servers with different
 * keys reject each other's codes and links. The embedded database has a single server.
 */
export function watchKeys({ db, pool }: OpenDatabase, keys: ServerKeys, logger: Logger): KeyWatch {
  const { promise: replaced, resolve } = Promise.withResolvers<void>()
  if (!pool) return { replaced, stop: async () => undefined }
  const stop = repeat('key', poll, logger, async () => {
    try {
      if (await areReplaced(db, keys)) resolve()
    } catch (error) {
      // Each failed request already logs it.
      if (!(error instanceof DatabaseUnavailable)) throw error
    }
  })
  return { replaced, stop }
}
