import * as z from 'zod'
import { done, text } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { confirmation } from '../organisation-deletion.ts'

const amount = z.int()

export const groupDeletionOperations = {
  previewGroupDeletion: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/group/deletion',
    tag: 'Stock: group',
    summary: 'Counts what deleting the group of centres would delete',
    access: 'member',
    isForSuperAdmins: true,
    response: z.object({
      name: text(),
      users: amount,
      centres: amount,
      suppliers: amount,
      products: amount,
      praticiens: amount,
      commands: amount,
      returns: amount,
      /** Bytes of the photos and ordonnances. */
      storage: amount,
    }),
  }),
  deleteGroup: operation({
    product: 'stock',
    method: 'post',
    path: '/stock/group/deletion',
    tag: 'Stock: group',
    summary:
      'Deletes the group of centres with everything in it. All of its sessions end at once; a job deletes the rest',
    access: 'member',
    isForSuperAdmins: true,
    body: confirmation,
    response: done,
    errors: ['WRONG_NAME'],
  }),
}
