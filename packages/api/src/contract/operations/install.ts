import * as z from 'zod'
import { installDataSchema } from '../entities/install-data.ts'
import { mobilePhone, requiredText } from '../fields.ts'
import { operation } from '../operation.ts'

const query = z.object({ signatureversion: z.string().max(64).optional() })

/** The four fields that a person completes on the install page. */
export const personalFields = z.object({
  first_name: requiredText(),
  last_name: requiredText(),
  position: requiredText(),
  phone_number: mobilePhone,
})

export const installOperations = {
  getInstallSignature: operation({
    method: 'get',
    path: '/user/install-signature/{id}',
    tag: 'Install',
    summary: 'What the install page shows: signature, user, company and team',
    access: 'public',
    query,
    answer: installDataSchema,
    errors: ['NOT_FOUND', 'TOO_MANY'],
  }),
  saveInstallInfo: operation({
    method: 'post',
    path: '/user/install-signature/{id}',
    tag: 'Install',
    summary: "Completes the employee's four personal fields",
    access: 'public',
    query,
    body: personalFields,
    answer: installDataSchema,
    errors: ['NOT_FOUND', 'TOO_MANY'],
  }),
  markInstalled: operation({
    method: 'post',
    path: '/user/install-signature/{id}/installed',
    tag: 'Install',
    summary:
      'Marks the version that was shown as installed (without one: the current); once is enough',
    access: 'public',
    query,
    answer: z.object({ success: z.literal(true), is_deployed: z.boolean() }),
    errors: ['NOT_FOUND', 'NO_TEMPLATE', 'TOO_MANY'],
  }),
}
