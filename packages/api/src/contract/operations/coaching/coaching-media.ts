import * as z from 'zod'
import { coachingMediaSchema } from '../../entities/coaching/coaching-media.ts'
import { id } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const coachingMediaOperations = {
  getCoachingMedia: operation({
    product: 'coaching',
    method: 'get',
    path: '/coaching/media/{id}',
    tag: 'Coaching: media',
    summary: 'Returns a video or image of the caller. A video has the id of its upload',
    access: 'member',
    response: coachingMediaSchema,
    errors: ['NOT_FOUND'],
  }),
  saveCoachingPoster: operation({
    product: 'coaching',
    method: 'post',
    path: '/coaching/media/{id}/poster',
    tag: 'Coaching: media',
    summary: 'Sets a video’s poster, a JPEG of at most 10 MB, re-encoded. Replaces the former one',
    access: 'member',
    upload: true,
    response: coachingMediaSchema,
    errors: ['NOT_FOUND', 'MEDIA_TYPE', 'TOO_LARGE'],
  }),
  uploadCoachingImage: operation({
    product: 'coaching',
    method: 'post',
    path: '/coaching/images',
    tag: 'Coaching: media',
    summary: 'Stores an image, a JPEG or PNG of at most 10 MB, re-encoded',
    access: 'member',
    upload: true,
    response: coachingMediaSchema,
    errors: ['MEDIA_TYPE', 'TOO_LARGE', 'STORAGE_FULL'],
  }),
  getCoachingFile: operation({
    product: 'coaching',
    method: 'get',
    path: '/coaching/file/{fileKey}',
    tag: 'Coaching: media',
    summary:
      'Returns the bytes of a video, image or poster, or a range of them. The address expires (e) and is signed (s)',
    access: 'public',
    query: z.object({
      o: id.optional(),
      k: z.string().max(200).optional(),
      p: id.optional(),
      e: z.coerce.number().int(),
      s: z.string().max(64),
    }),
    response: null,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
}
