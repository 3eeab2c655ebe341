import * as z from 'zod'
import { done, requiredText, text } from '../fields.ts'
import { operation } from '../operation.ts'

const amount = z.int()

/** The name of the organisation, as a confirmation. */
export const confirmation = z.object({ name: requiredText() })

export const organisationDeletionOperations = {
  previewDeletion: operation({
    product: 'signature',
    method: 'get',
    path: '/organisation/{id}/deletion',
    tag: 'Organisation',
    summary: 'Counts what deleting the organisation would delete',
    access: 'admin',
    response: z.object({
      name: text(),
      employees: amount,
      teams: amount,
      signatures: amount,
      banners: amount,
      images: amount,
      /** Bytes of the images. */
      storage: amount,
      /** Whether a paid subscription is running, which would not be renewed. */
      has_subscription: z.boolean(),
    }),
    errors: ['NOT_FOUND'],
  }),
  deleteOrganisation: operation({
    product: 'signature',
    method: 'post',
    path: '/organisation/{id}/deletion',
    tag: 'Organisation',
    summary:
      'Deletes the organisation with everything in it. All of its sessions end at once; a job deletes the rest',
    access: 'admin',
    body: confirmation,
    response: done,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'WRONG_NAME'],
  }),
}
