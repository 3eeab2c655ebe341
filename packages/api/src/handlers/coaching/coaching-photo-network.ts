import type { HandlersOf } from '../../call/call.ts'
import type { coachingPhotoNetworkOperations } from '../../contract/operations/coaching/coaching-photo-network.ts'
import {
  connect,
  disconnect,
  getConnection,
  listPosts,
  startConnection,
} from '../../photo-network/photo-calls.ts'
import { relayVideo } from '../../photo-network/relay-video.ts'

export const coachingPhotoNetworkHandlers: HandlersOf<typeof coachingPhotoNetworkOperations> = {
  getCoachingPhotoConnection: getConnection,
  startCoachingPhotoConnection: startConnection,
  connectCoachingPhotoNetwork: connect,
  disconnectCoachingPhotoNetwork: disconnect,
  listCoachingPhotoPosts: listPosts,
  fetchCoachingPhotoVideo: relayVideo,
}
