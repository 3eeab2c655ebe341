import * as z from 'zod'
import { done, text } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { confirmation } from '../organisation-deletion.ts'

const amount = z.int()

export const studioDeletionOperations = {
  previewStudioDeletion: operation({
    product: 'coaching',
    method: 'get',
    path: '/coaching/studio/deletion',
    tag: 'Coaching: studio',
    summary: 'Counts what deleting the studio would delete',
    access: 'admin',
    response: z.object({
      name: text(),
      coaches: amount,
      exercices: amount,
      trainingSessions: amount,
      trainingPrograms: amount,
      /** Videos and images. */
      media: amount,
      /** Bytes of the media. */
      storage: amount,
    }),
  }),
  deleteStudio: operation({
    product: 'coaching',
    method: 'post',
    path: '/coaching/studio/deletion',
    tag: 'Coaching: studio',
    summary:
      'Deletes the studio with everything that its coaches made. All of its sessions and links end at once; a job deletes the rest',
    access: 'admin',
    body: confirmation,
    response: done,
    errors: ['WRONG_NAME'],
  }),
}
