import * as z from 'zod'
import { installDataSchema } from '../entities/install-data.ts'
import { done, phone, requiredText } from '../fields.ts'
import { operation } from '../operation.ts'

const query = z.object({ signatureversion: z.string().max(64).optional() })

/**
 * The fields that people complete on the install page. Only the fields in the request are saved.
 */
export const personalFields = z.object({
  first_name: requiredText().optional(),
  last_name: requiredText().optional(),
  position: requiredText().optional(),
  /** A mobile. */
  phone_number: phone.min(1).optional(),
  /** A mobile, or an empty string. */
  mobile_number: phone.optional(),
})

/** `{key}` is the install key in the page's address, or `me`. */
export const installOperations = {
  getInstallSignature: operation({
    product: 'signature',
    method: 'get',
    path: '/user/install-signature/{key}',
    tag: 'Install',
    summary:
      'Returns the data of the install page: signature, user, company and team. `key` is the install key or `me`',
    access: 'public',
    query,
    response: installDataSchema,
    errors: ['NOT_FOUND', 'TOO_MANY'],
  }),
  saveInstallInfo: operation({
    product: 'signature',
    method: 'post',
    path: '/user/install-signature/{key}',
    tag: 'Install',
    summary: 'Saves any of the employee’s four personal fields and the mobile number',
    access: 'public',
    query,
    body: personalFields,
    response: installDataSchema,
    errors: ['NOT_FOUND', 'TOO_MANY'],
  }),
  markInstalled: operation({
    product: 'signature',
    method: 'post',
    path: '/user/install-signature/{key}/installed',
    tag: 'Install',
    summary:
      'Marks the version that the page showed as installed; without `signatureversion`, the current one. Repeating the call changes nothing',
    access: 'public',
    query,
    response: z.object({ success: z.literal(true), is_deployed: z.boolean() }),
    errors: ['NOT_FOUND', 'NO_TEMPLATE', 'TOO_MANY'],
  }),
  requestInstallLink: operation({
    product: 'signature',
    method: 'post',
    path: '/user/install-signature/{key}/new-link',
    tag: 'Install',
    summary:
      'Mails the current install link to the person who was sent an old one, at most once an hour. The response is the same for an unknown link',
    access: 'public',
    response: done,
    errors: ['TOO_MANY'],
  }),
}
