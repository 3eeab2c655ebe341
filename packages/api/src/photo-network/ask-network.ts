import { apiError } from '../contract/errors.ts'
import type { Adapters } from '../ports/adapters.ts'
import {
  PhotoNetworkRefused,
  PhotoNetworkUnreachable,
  type PhotoNetwork,
} from '../ports/photo-network.ts'

/**
 * Returns the photo network.
 *
 * @throws ApiError PHOTO_OFF when none is configured
 */
export function networkOf({ photoNetwork }: Pick<Adapters, 'photoNetwork'>): PhotoNetwork {
  if (!photoNetwork) throw apiError('PHOTO_OFF')
  return photoNetwork
}

/**
 * Awaits a call to the network. Logs failures, and converts them into errors that a caller may see.
 */
export async function askNetwork<T>({ log }: Pick<Adapters, 'log'>, call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (error instanceof PhotoNetworkUnreachable) {
      log.write('warn', 'photo network unreachable', { cause: String(error.cause) })
      throw apiError('PHOTO_UNREACHABLE')
    }
    if (error instanceof PhotoNetworkRefused) {
      log.write('warn', 'photo network refused', { cause: error.message })
      throw apiError('PHOTO_REFUSED')
    }
    throw error
  }
}
