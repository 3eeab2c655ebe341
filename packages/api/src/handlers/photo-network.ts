import type { HandlersOf } from '../call/call.ts'
import type { photoNetworkOperations } from '../contract/operations/photo-network.ts'
import {
  connect,
  disconnect,
  getConnection,
  listPosts,
  startConnection,
} from '../photo-network/photo-calls.ts'

export const photoNetworkHandlers: HandlersOf<typeof photoNetworkOperations> = {
  getPhotoConnection: getConnection,
  startPhotoConnection: startConnection,
  connectPhotoNetwork: connect,
  disconnectPhotoNetwork: disconnect,
  listPhotoPosts: listPosts,
}
