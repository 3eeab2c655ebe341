import type { Client } from '@org/api/client'
import type { CoachingMediaPort } from '../../ports/coaching/coaching-media-port.ts'

/** Implements `CoachingMediaPort` using the API. */
export function serverCoachingMedia(client: Client): CoachingMediaPort {
  return {
    get: (id, options) => client.call('getCoachingMedia', { path: { id } }, options),
    savePoster: (id, file, options) =>
      client.call('saveCoachingPoster', { path: { id }, body: { file, name: file.name } }, options),
    uploadImage: (file, options) =>
      client.call('uploadCoachingImage', { body: { file, name: file.name } }, options),
  }
}
