import * as z from 'zod'
import { permissions } from '../../../stock/rules/permissions.ts'
import { stockUserSchema } from '../../entities/stock/member.ts'
import { email, id, listOf, reference, requiredText } from '../../fields.ts'
import type { ListRule } from '../../filter.ts'
import { operation } from '../../operation.ts'

const userList = {
  where: ['id', 'is_active'],
  search: ['display_name'],
  isPrefix: true,
  order: ['display_name', 'email', 'created_at'],
} satisfies ListRule

const rights = {
  centreId: reference.optional(),
  isActive: z.boolean().optional(),
  isAdmin: z.boolean().optional(),
  isSuperAdmin: z.boolean().optional(),
  permissions: z.array(z.enum(permissions)).max(permissions.length).optional(),
}

export const stockUserOperations = {
  listStockUsers: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/users',
    tag: 'Stock: users',
    summary: 'Lists the users of a centre; without `centreId`, all whom the caller may see',
    access: 'member',
    permissions: ['users'],
    query: z.object({ centreId: id.optional() }),
    list: userList,
    response: listOf(stockUserSchema),
    errors: ['NOT_FOUND'],
  }),
  createStockUser: operation({
    product: 'stock',
    method: 'post',
    path: '/stock/users',
    tag: 'Stock: users',
    summary: 'Adds a user, who signs in with a code mailed to the email',
    access: 'member',
    permissions: ['users'],
    body: z.object({ email, displayName: requiredText(), ...rights }),
    response: stockUserSchema,
    errors: ['NOT_FOUND', 'EMAIL_TAKEN'],
  }),
  getStockUser: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/user/{id}',
    tag: 'Stock: users',
    summary: 'Returns a user. `me` is the caller, who needs no permission for it',
    access: 'member',
    permissions: [],
    response: stockUserSchema,
    errors: ['NOT_FOUND'],
  }),
  updateStockUser: operation({
    product: 'stock',
    method: 'patch',
    path: '/stock/user/{id}',
    tag: 'Stock: users',
    summary: 'Renames a user or changes rights. A user who is no longer active is signed out',
    access: 'member',
    permissions: ['users'],
    body: z.object({ displayName: requiredText().optional(), ...rights }),
    response: stockUserSchema,
    errors: ['NOT_FOUND', 'STALE'],
  }),
}
