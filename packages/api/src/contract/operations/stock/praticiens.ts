import * as z from 'zod'
import { praticienSchema } from '../../entities/stock/praticien.ts'
import { id, listOf, requiredText } from '../../fields.ts'
import type { ListRule } from '../../filter.ts'
import { operation } from '../../operation.ts'

const praticienList = {
  where: ['id', 'is_archived'],
  search: ['name'],
  isPrefix: true,
  order: ['name', 'created_at'],
} satisfies ListRule

export const praticienOperations = {
  listPraticiens: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/praticiens',
    tag: 'Stock: practitioners',
    summary:
      'Lists the practitioners of a centre; without `centreId`, of every centre of the caller',
    access: 'member',
    permissions: ['praticiens'],
    query: z.object({ centreId: id.optional() }),
    list: praticienList,
    response: listOf(praticienSchema),
    errors: ['NOT_FOUND'],
  }),
  createPraticien: operation({
    product: 'stock',
    method: 'post',
    path: '/stock/praticiens',
    tag: 'Stock: practitioners',
    summary: 'Adds a practitioner to a centre',
    access: 'member',
    permissions: ['praticiens'],
    body: z.object({ name: requiredText(), centreId: id }),
    response: praticienSchema,
    errors: ['NOT_FOUND'],
  }),
  getPraticien: operation({
    product: 'stock',
    method: 'get',
    path: '/stock/praticien/{id}',
    tag: 'Stock: practitioners',
    summary: 'Returns a practitioner',
    access: 'member',
    permissions: ['praticiens'],
    response: praticienSchema,
    errors: ['NOT_FOUND'],
  }),
  updatePraticien: operation({
    product: 'stock',
    method: 'patch',
    path: '/stock/praticien/{id}',
    tag: 'Stock: practitioners',
    summary: 'Renames or archives a practitioner',
    access: 'member',
    permissions: ['praticiens'],
    body: z.object({ name: requiredText().optional(), isArchived: z.boolean().optional() }),
    response: praticienSchema,
    errors: ['NOT_FOUND', 'STALE'],
  }),
  savePraticienPhoto: operation({
    product: 'stock',
    method: 'post',
    path: '/stock/praticien/{id}/photo',
    tag: 'Stock: practitioners',
    summary:
      'Sets a practitioner’s photo, a JPEG of at most 10 MB, re-encoded. Replaces the former one',
    access: 'member',
    permissions: ['praticiens'],
    upload: true,
    response: praticienSchema,
    errors: ['NOT_FOUND', 'MEDIA_TYPE', 'TOO_LARGE', 'STORAGE_FULL'],
  }),
  removePraticienPhoto: operation({
    product: 'stock',
    method: 'delete',
    path: '/stock/praticien/{id}/photo',
    tag: 'Stock: practitioners',
    summary: 'Deletes a practitioner’s photo, if there is one',
    access: 'member',
    permissions: ['praticiens'],
    response: praticienSchema,
    errors: ['NOT_FOUND'],
  }),
}
