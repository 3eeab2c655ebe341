import * as z from 'zod'
import { id } from '../../fields.ts'
import { operation } from '../../operation.ts'

export const photoOperations = {
  getPhotoFile: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/photo-file/{ref}',
    tag: 'Stock: photos',
    summary:
      'Returns the bytes of a photo of a product or practitioner. The address expires (e) and is signed (s)',
    access: 'public',
    permissions: [],
    query: z.object({
      o: id,
      e: z.coerce.number().int(),
      s: z.string().max(64),
    }),
    response: null,
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
}
