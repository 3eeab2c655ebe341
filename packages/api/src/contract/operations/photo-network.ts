import * as z from 'zod'
import {
  photoConnectionSchema,
  photoGrantSchema,
  photoPageSchema,
  photoPostsSchema,
} from '../entities/photo-post.ts'
import { operation } from '../operation.ts'

const tag = 'Photo network'

/** Errors of every call that contacts the photo network. */
export const networkErrors = [
  'PHOTO_OFF',
  'PHOTO_REFUSED',
  'PHOTO_UNREACHABLE',
  'TOO_MANY',
] as const

export const photoNetworkOperations = {
  getPhotoConnection: operation({
    product: 'signature',
    method: 'get',
    path: '/photo-network',
    tag,
    summary: 'Returns whether the caller’s account is connected to the photo network',
    access: 'member',
    response: photoConnectionSchema,
    errors: ['PHOTO_OFF'],
  }),
  startPhotoConnection: operation({
    product: 'signature',
    method: 'post',
    path: '/photo-network/authorization',
    tag,
    summary:
      'Returns the address of the network’s page that asks the person for access. Its `state` is valid for ten minutes and only in this session',
    access: 'member',
    hasUnstoredResponse: true,
    response: z.object({ url: z.string() }),
    errors: ['PHOTO_OFF', 'TOO_MANY'],
  }),
  connectPhotoNetwork: operation({
    product: 'signature',
    method: 'post',
    path: '/photo-network/connection',
    tag,
    summary:
      'Exchanges the code from the network for a token, which the server stores encrypted for the caller',
    access: 'member',
    body: photoGrantSchema,
    response: photoConnectionSchema,
    errors: [...networkErrors, 'PHOTO_STATE'],
  }),
  disconnectPhotoNetwork: operation({
    product: 'signature',
    method: 'delete',
    path: '/photo-network',
    tag,
    summary: 'Deletes the caller’s token',
    access: 'member',
    response: photoConnectionSchema,
    errors: ['PHOTO_OFF'],
  }),
  listPhotoPosts: operation({
    product: 'signature',
    method: 'get',
    path: '/photo-network/posts',
    tag,
    summary: 'Lists the posts of the connected account, newest first; 20 by default',
    access: 'member',
    query: photoPageSchema,
    response: photoPostsSchema,
    errors: [...networkErrors, 'PHOTO_EXPIRED'],
  }),
}
