import * as z from 'zod'
import {
  photoConnectionSchema,
  photoGrantSchema,
  photoPageSchema,
  photoPostsSchema,
} from '../../entities/photo-post.ts'
import { operation } from '../../operation.ts'
import { networkErrors } from '../photo-network.ts'

const tag = 'Coaching: photo network'

export const coachingPhotoNetworkOperations = {
  getCoachingPhotoConnection: operation({
    product: 'coaching',
    method: 'get',
    path: '/coaching/photo-network',
    tag,
    summary: 'Returns whether the coach’s account is connected to the photo network',
    access: 'member',
    response: photoConnectionSchema,
    errors: ['PHOTO_OFF'],
  }),
  startCoachingPhotoConnection: operation({
    product: 'coaching',
    method: 'post',
    path: '/coaching/photo-network/authorization',
    tag,
    summary:
      'Returns the address of the network’s page that asks the coach for access. Its `state` is valid for ten minutes and only in this session',
    access: 'member',
    hasUnstoredResponse: true,
    response: z.object({ url: z.string() }),
    errors: ['PHOTO_OFF', 'TOO_MANY'],
  }),
  connectCoachingPhotoNetwork: operation({
    product: 'coaching',
    method: 'post',
    path: '/coaching/photo-network/connection',
    tag,
    summary:
      'Exchanges the code from the network for a token, which the server stores encrypted for the coach',
    access: 'member',
    body: photoGrantSchema,
    response: photoConnectionSchema,
    errors: [...networkErrors, 'PHOTO_STATE'],
  }),
  disconnectCoachingPhotoNetwork: operation({
    product: 'coaching',
    method: 'delete',
    path: '/coaching/photo-network',
    tag,
    summary: 'Deletes the coach’s token',
    access: 'member',
    response: photoConnectionSchema,
    errors: ['PHOTO_OFF'],
  }),
  listCoachingPhotoPosts: operation({
    product: 'coaching',
    method: 'get',
    path: '/coaching/photo-network/posts',
    tag,
    summary: 'Lists the posts of the connected account, newest first; 20 by default',
    access: 'member',
    query: photoPageSchema,
    response: photoPostsSchema,
    errors: [...networkErrors, 'PHOTO_EXPIRED'],
  }),
  // A POST, because each call makes the server fetch a video. Nothing caches, prefetches or probes
  // a POST.
  fetchCoachingPhotoVideo: operation({
    product: 'coaching',
    method: 'post',
    path: '/coaching/photo-network/post/{postId}/video',
    tag,
    summary:
      'Returns the bytes of the video of one of the connected account’s posts, an mp4 of at most 1 GB',
    access: 'member',
    hasUnstoredResponse: true,
    response: null,
    errors: [...networkErrors, 'PHOTO_EXPIRED', 'NOT_FOUND', 'TOO_LARGE', 'MEDIA_TYPE'],
  }),
}
