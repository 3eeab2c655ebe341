import type { Client } from '@org/api/client'
import type { CoachingPhotoNetworkPort } from '../../ports/coaching/coaching-photo-network-port.ts'

/** Implements `CoachingPhotoNetworkPort` using the API. */
export function serverCoachingPhotoNetwork(client: Client): CoachingPhotoNetworkPort {
  return {
    connection: (options) => client.call('getCoachingPhotoConnection', {}, options),
    start: (options) => client.call('startCoachingPhotoConnection', {}, options),
    connect: (body, options) => client.call('connectCoachingPhotoNetwork', { body }, options),
    disconnect: () => client.call('disconnectCoachingPhotoNetwork'),
    posts: (query, options) => client.call('listCoachingPhotoPosts', { query }, options),
    async video(postId, options) {
      const bytes = await client.call('fetchCoachingPhotoVideo', { path: { postId } }, options)
      return new File([bytes], `${postId}.mp4`, { type: 'video/mp4' })
    },
  }
}
