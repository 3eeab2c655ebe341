import { apiError } from '../contract/errors.ts'
import type { Adapters } from '../ports/adapters.ts'
import {
  PhotoNetworkRefused,
  PhotoNetworkUnreachable,
  type PhotoNetwork,
} from '../ports/photo-network.ts'

/** @throws ApiError PHOTO_OFF where none is configured */
export function networkOf({ photoNetwork }: Pick<Adapters, 'photoNetwork'>): PhotoNetwork {
  if (!photoNetwork) throw apiError('PHOTO_OFF')
  return photoNetwork
}

/** What the network answers; its failures become errors that a caller may see, and are logged. */
export async function askNetwork<T>({ log }: Pick<Adapters, 'log'>, asked: Promise<T>): Promise<T> {
  try {
    return await asked
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
