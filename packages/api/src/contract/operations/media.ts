import * as z from 'zod'
import { mediaSchema } from '../entities/media.ts'
import { operation } from '../operation.ts'

/** How a signature uses an image, which determines the maximum size of its variants. */
export const variantKinds = ['logo', 'banner'] as const

const side = z.coerce.number().int().min(1).max(2400)

export const mediaOperations = {
  uploadMedia: operation({
    product: 'signature',
    method: 'post',
    path: '/media',
    tag: 'Media',
    summary:
      'Stores a JPEG, PNG or GIF of at most 10 MB, re-encoded, within the organisation’s storage quota',
    access: 'member',
    upload: true,
    response: mediaSchema,
    errors: ['MEDIA_TYPE', 'TOO_LARGE', 'STORAGE_FULL'],
  }),
  getMedia: operation({
    product: 'signature',
    method: 'get',
    path: '/media/{id}',
    tag: 'Media',
    summary: 'Returns a stored image and its address',
    access: 'member',
    response: mediaSchema,
    errors: ['NOT_FOUND'],
  }),
  getMediaFile: operation({
    product: 'signature',
    method: 'get',
    path: '/media/{id}/file',
    tag: 'Media',
    summary:
      'Returns the bytes of an image. A variant, with size (w, h), corner radius (r) and kind (k), requires a valid signature (s)',
    access: 'public',
    query: z.object({
      w: side.optional(),
      h: side.optional(),
      r: z.coerce.number().int().min(0).max(1200).optional(),
      k: z.enum(variantKinds).optional(),
      s: z.string().max(64).optional(),
    }),
    response: null,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
}
