import * as z from 'zod'
import { bannerReferenceSchema } from '../entities/campaign.ts'
import { deployResultSchema } from '../entities/deploy-result.ts'
import { importedUserSchema } from '../entities/imported-user.ts'
import { userImportPreviewSchema } from '../entities/user-import-preview.ts'
import { peopleStates, userSchema } from '../entities/user.ts'
import { done, email, id, listOf, phone, reference, text, webAddress } from '../fields.ts'
import type { ListRule } from '../filter.ts'
import { parseColumns } from '../named-columns.ts'
import { operation } from '../operation.ts'

const writableFields = {
  team_id: id.optional(),
  signature_template_id: reference.optional(),
  picture_id: reference.optional(),
  phone_number: phone.optional(),
  mobile_number: phone.optional(),
  skype: text(100).optional(),
  first_name: text().optional(),
  last_name: text().optional(),
  position: text().optional(),
  linkedIn: webAddress.optional(),
}

/** The sheet of a spreadsheet to read; by default the one that holds most people. */
const sheetOfPeople = z.string().max(200).optional()

/**
 * `deploy_message` is the administrator's note, in plain text. `send_again` also mails people who
 * already have the current version, and gives every recipient a new install key.
 */
export const deployBody = z.object({
  deploy_message: text(1000).optional(),
  send_again: z.boolean().optional(),
})

/**
 * The filter rule for lists of people. Only employees are listed unless `where` contains
 * `is_external`.
 */
export const userList = {
  where: [
    'id',
    'team_id',
    'role',
    'is_external',
    'signature_template_id',
    'email',
    'position',
    'phone_number',
    'status',
  ],
  values: { status: peopleStates },
  search: ['email', 'first_name', 'last_name', 'position'],
  phones: ['phone_number', 'mobile_number'],
  // `team` orders by the name of the team, and `signature` by the name of the effective template.
  // `status` orders by progress: not sent, failed, queued, sent, installed.
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
  // An index has this order, so that the last page takes little longer than the first.
  usualOrder: ['last_name', 'first_name', 'email'],
} satisfies ListRule

export const userOperations = {
  getUser: operation({
    product: 'signature',
    method: 'get',
    path: '/user/{id}',
    tag: 'Employees',
    summary: 'Returns a user; `me` is the caller',
    access: 'member',
    response: userSchema,
    errors: ['NOT_FOUND'],
  }),
  updateUser: operation({
    product: 'signature',
    method: 'patch',
    path: '/user/{id}',
    tag: 'Employees',
    summary: 'Changes a user; `me` is the caller',
    access: 'member',
    body: z.object(writableFields),
    writable: {
      member: [
        'phone_number',
        'mobile_number',
        'skype',
        'first_name',
        'last_name',
        'position',
        'linkedIn',
        'picture_id',
      ],
      team_admin: [
        'signature_template_id',
        'picture_id',
        'phone_number',
        'mobile_number',
        'skype',
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
    product: 'signature',
    method: 'delete',
    path: '/user/{id}',
    tag: 'Employees',
    summary: 'Deletes a user and ends their sessions. Callers cannot delete themselves',
    access: 'team_admin',
    response: done,
    errors: ['NOT_FOUND', 'SELF_DELETE', 'LAST_ADMIN'],
  }),
  deployUser: operation({
    product: 'signature',
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
    product: 'signature',
    method: 'get',
    path: '/user/{id}/install-link',
    tag: 'Deploy',
    summary: 'Returns the address of a person’s install page, which opens without sign-in',
    access: 'team_admin',
    response: z.object({ url: z.string() }),
    errors: ['NOT_FOUND', 'NOT_EMPLOYED'],
  }),
  debugPayment: operation({
    product: 'signature',
    method: 'get',
    path: '/user/{id}/debug_payment',
    tag: 'Billing',
    summary: 'Returns what the payment provider knows about the user’s organisation',
    access: 'admin',
    response: z.record(z.string(), z.unknown()),
    errors: ['NOT_FOUND', 'PAYMENTS_OFF', 'PAYMENT_UNREACHABLE'],
  }),
  getUserBanner: operation({
    product: 'signature',
    method: 'get',
    path: '/user/{id}/banner',
    tag: 'Banners',
    summary:
      'Returns the current banner: a redirect to the image, or JSON if the client accepts it',
    access: 'public',
    response: bannerReferenceSchema,
    redirectsTo: 'image',
    errors: ['NOT_FOUND'],
  }),
  getUserBannerLink: operation({
    product: 'signature',
    method: 'get',
    path: '/user/{id}/banner/link',
    tag: 'Banners',
    summary:
      'Redirects to the page of the current banner: the link of the campaign, else that of the template, else the company’s site',
    access: 'public',
    response: null,
    redirectsTo: 'page',
    errors: ['NOT_FOUND'],
  }),
  listUsers: operation({
    product: 'signature',
    method: 'get',
    path: '/organisation/{id}/users',
    tag: 'Employees',
    summary: 'Lists the employees that the caller may see',
    access: 'team_admin',
    list: userList,
    response: listOf(userSchema),
  }),
  createUser: operation({
    product: 'signature',
    method: 'post',
    path: '/organisation/{id}/users',
    tag: 'Employees',
    summary:
      'Adds an employee, by default to the caller’s team or to the global team. An external administrator with this email becomes an employee',
    access: 'team_admin',
    body: z.object({ email, ...writableFields }),
    response: userSchema,
    errors: ['DUPLICATE', 'REFERENCE', 'RIGHTS_ELSEWHERE'],
  }),
  importUsers: operation({
    product: 'signature',
    method: 'post',
    path: '/organisation/{id}/users/import',
    tag: 'Employees',
    summary:
      'Parses a table of employees (.xlsx or CSV) and returns its rows. Columns are identified by their headings and contents, unless `columns` names them',
    access: 'team_admin',
    upload: true,
    hasUnstoredResponse: true,
    query: z.object({
      /**
       * The field of each column, separated by commas; empty for none. `email.2` fills in where the
       * column `email` is empty. A preview returns this list as `mapping`.
       */
      columns: z
        .string()
        .max(2000)
        .refine((names) => parseColumns(names) !== null, { error: 'list of columns' })
        .optional(),
      sheet: sheetOfPeople,
    }),
    response: z.array(importedUserSchema),
    errors: ['MEDIA_TYPE', 'TOO_LARGE', 'TOO_MANY', 'BUSY'],
  }),
  previewUserImport: operation({
    product: 'signature',
    method: 'post',
    path: '/organisation/{id}/users/import/preview',
    tag: 'Employees',
    summary:
      'Says how a table of employees (.xlsx or CSV) would be read: its sheets, its columns with their scores, and what to look at first',
    access: 'team_admin',
    upload: true,
    hasUnstoredResponse: true,
    query: z.object({ sheet: sheetOfPeople }),
    response: userImportPreviewSchema,
    errors: ['MEDIA_TYPE', 'TOO_LARGE', 'TOO_MANY', 'BUSY'],
  }),
  importUsersOld: operation({
    product: 'signature',
    method: 'post',
    path: '/organisation/{id}/users/import-old',
    tag: 'Employees',
    summary:
      'Parses a table of employees with the fixed columns email, phone number, first name, last name and position',
    access: 'team_admin',
    upload: true,
    hasUnstoredResponse: true,
    response: z.array(importedUserSchema),
    errors: ['MEDIA_TYPE', 'TOO_LARGE', 'TOO_MANY', 'BUSY'],
  }),
}
