import * as z from 'zod'
import { tagKinds } from '../../../coaching/rules/start-tags.ts'
import { coachingTagSchema } from '../../entities/coaching/tag.ts'
import { done, listOf, requiredText } from '../../fields.ts'
import type { ListRule } from '../../filter.ts'
import { operation } from '../../operation.ts'

const tagList = {
  where: ['id', 'kind'],
  search: ['name'],
  isPrefix: true,
  order: ['name', 'created_at'],
  values: { kind: tagKinds },
} satisfies ListRule

const name = requiredText(60)

export const coachingTagOperations = {
  listCoachingTags: operation({
    product: 'coaching',
    method: 'get',
    path: '/coaching/tags',
    tag: 'Coaching: tags',
    summary: 'Lists the sports and equipment that exercises and sessions can have',
    access: 'member',
    list: tagList,
    response: listOf(coachingTagSchema),
  }),
  createCoachingTag: operation({
    product: 'coaching',
    method: 'post',
    path: '/coaching/tags',
    tag: 'Coaching: tags',
    summary: 'Adds a sport or equipment. One that was deleted comes back',
    access: 'admin',
    body: z.object({ kind: z.enum(tagKinds), name }),
    response: coachingTagSchema,
    errors: ['STORAGE_FULL', 'DUPLICATE'],
  }),
  updateCoachingTag: operation({
    product: 'coaching',
    method: 'patch',
    path: '/coaching/tag/{id}',
    tag: 'Coaching: tags',
    summary: 'Renames a sport or equipment, also where it is in use',
    access: 'admin',
    body: z.object({ name }),
    response: coachingTagSchema,
    errors: ['NOT_FOUND', 'STALE', 'DUPLICATE'],
  }),
  deleteCoachingTag: operation({
    product: 'coaching',
    method: 'delete',
    path: '/coaching/tag/{id}',
    tag: 'Coaching: tags',
    summary: 'Deletes a sport or equipment from the list. It stays on what has it',
    access: 'admin',
    response: done,
    errors: ['NOT_FOUND'],
  }),
}
