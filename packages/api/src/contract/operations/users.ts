import * as z from 'zod'
import { bannerReferenceSchema } from '../entities/campaign.ts'
import { deployResultSchema } from '../entities/deploy-result.ts'
import { importedUserSchema } from '../entities/imported-user.ts'
import { peopleStates, userSchema } from '../entities/user.ts'
import { done, email, id, listOf, reference, text, webAddress } from '../fields.ts'
import type { ListRule } from '../filter.ts'
import { operation } from '../operation.ts'

const writableFields = {
  team_id: id.optional(),
  signature_template_id: reference.optional(),
  picture_id: reference.optional(),
  phone_number: text(40).optional(),
  first_name: text().optional(),
  last_name: text().optional(),
  position: text().optional(),
  linkedIn: webAddress.optional(),
}

/**
 * `deploy_message` is the administrator's note, in plain text. `send_again` also mails people who
 * already have the current version, and gives every recipient a new install key.
 */
export const deployBody = z.object({
  deploy_message: text(1000).optional(),
  send_again: z.boolean().optional(),
})

/**
 * The filter rule for lists of people. Without `is_external` in `where`, only employees are listed.
 */
export const userList = {
  where: ['id', 'team_id', 'role', 'is_external', 'signature_template_id', 'email', 'status'],
  values: { status: peopleStates },
  search: ['email', 'first_name', 'last_name', 'position'],
  phones: ['phone_number'],
  // `team` and `signature` order by the names of the team and of the effective template; `status`
  // orders by progress: not sent, failed, queued, sent, installed.
  order: [
    'last_name',
    'first_name',
    'email',
    'position',
    'created_at',
    'team_id',
    'team',
    'signature',
    'status',
  ],
} satisfies ListRule

export const userOperations = {
  getUser: operation({
    method: 'get',
    path: '/user/{id}',
    tag: 'Employees',
    summary: 'A user; `me` is the caller',
    access: 'member',
    response: userSchema,
    errors: ['NOT_FOUND'],
  }),
  updateUser: operation({
    method: 'patch',
    path: '/user/{id}',
    tag: 'Employees',
    summary: 'Changes a user; `me` is the caller',
    access: 'member',
    body: z.object(writableFields),
    writable: {
      member: ['phone_number', 'first_name', 'last_name', 'position', 'linkedIn', 'picture_id'],
      team_admin: [
        'signature_template_id',
        'picture_id',
        'phone_number',
        'first_name',
        'last_name',
        'position',
        'linkedIn',
      ],
    },
    response: userSchema,
    errors: ['NOT_FOUND', 'NOT_EMPLOYED', 'STALE', 'REFERENCE'],
  }),
  deleteUser: operation({
    method: 'delete',
    path: '/user/{id}',
    tag: 'Employees',
    summary: 'Deletes a user and ends the sessions; not oneself',
    access: 'team_admin',
    response: done,
    errors: ['NOT_FOUND', 'SELF_DELETE', 'LAST_ADMIN'],
  }),
  deployUser: operation({
    method: 'post',
    path: '/user/{id}/deploy-signature',
    tag: 'Deploy',
    summary: 'Mails the install link to one person',
    access: 'team_admin',
    body: deployBody,
    response: deployResultSchema,
    errors: ['NOT_FOUND', 'NOT_EMPLOYED', 'PLAN_NEEDED', 'NO_TEMPLATE', 'QUOTA'],
  }),
  getInstallLink: operation({
    method: 'get',
    path: '/user/{id}/install-link',
    tag: 'Deploy',
    summary: 'The address of a person’s install page, which opens without sign-in',
    access: 'team_admin',
    response: z.object({ url: z.string() }),
    errors: ['NOT_FOUND', 'NOT_EMPLOYED'],
  }),
  debugPayment: operation({
    method: 'get',
    path: '/user/{id}/debug_payment',
    tag: 'Billing',
    summary: "What the payment provider knows of the user's organisation",
    access: 'admin',
    response: z.record(z.string(), z.unknown()),
    errors: ['NOT_FOUND', 'PAYMENTS_OFF', 'PAYMENT_UNREACHABLE'],
  }),
  getUserBanner: operation({
    method: 'get',
    path: '/user/{id}/banner',
    tag: 'Banners',
    summary: 'The current banner: a redirect to the image, or JSON when JSON is asked for',
    access: 'public',
    response: bannerReferenceSchema,
    redirectsToImage: true,
    errors: ['NOT_FOUND'],
  }),
  listUsers: operation({
    method: 'get',
    path: '/organisation/{id}/users',
    tag: 'Employees',
    summary: 'The employees that the caller may see',
    access: 'team_admin',
    list: userList,
    response: listOf(userSchema),
  }),
  createUser: operation({
    method: 'post',
    path: '/organisation/{id}/users',
    tag: 'Employees',
    summary:
      'Adds an employee; without a team to the global one, or to the caller’s own. Who administers from outside becomes one',
    access: 'team_admin',
    body: z.object({ email, ...writableFields }),
    response: userSchema,
    errors: ['DUPLICATE', 'REFERENCE', 'RIGHTS_ELSEWHERE'],
  }),
  importUsers: operation({
    method: 'post',
    path: '/organisation/{id}/users/import',
    tag: 'Employees',
    summary:
      'Reads a table of employees (.xlsx, CSV) and returns its rows, columns by their headings',
    access: 'team_admin',
    upload: true,
    hasUnstoredResponse: true,
    response: z.array(importedUserSchema),
    errors: ['MEDIA_TYPE', 'TOO_LARGE', 'TOO_MANY', 'BUSY'],
  }),
  importUsersOld: operation({
    method: 'post',
    path: '/organisation/{id}/users/import-old',
    tag: 'Employees',
    summary: 'The same with fixed columns: email, phone number, first name, last name, position',
    access: 'team_admin',
    upload: true,
    hasUnstoredResponse: true,
    response: z.array(importedUserSchema),
    errors: ['MEDIA_TYPE', 'TOO_LARGE', 'TOO_MANY', 'BUSY'],
  }),
}
