import * as z from 'zod'
import { muscleGroups } from '../../../coaching/training/muscle-groups.ts'
import { exerciceSchema } from '../../entities/coaching/exercice.ts'
import { done, listOf, requiredText } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { description, exerciceList, image, level, tagNames, video } from './coaching-fields.ts'

const changes = z.object({
  title: requiredText().optional(),
  description: description.optional(),
  level: level.optional(),
  sports: tagNames.optional(),
  equipments: tagNames.optional(),
  mainMuscleGroup: z.enum(muscleGroups).nullable().optional(),
  video: video.optional(),
  image: image.optional(),
})

export const exerciceOperations = {
  listExercices: operation({
    product: 'coaching',
    method: 'get',
    path: '/coaching/exercices',
    tag: 'Coaching: exercises',
    summary: 'Lists the caller’s exercises, without deleted ones',
    access: 'member',
    list: exerciceList,
    response: listOf(exerciceSchema),
  }),
  createExercice: operation({
    product: 'coaching',
    method: 'post',
    path: '/coaching/exercices',
    tag: 'Coaching: exercises',
    summary: 'Adds an exercise. Its owner is the caller',
    access: 'member',
    body: changes.extend({ title: requiredText() }),
    response: exerciceSchema,
    errors: ['STORAGE_FULL', 'REFERENCE'],
  }),
  getExercice: operation({
    product: 'coaching',
    method: 'get',
    path: '/coaching/exercice/{id}',
    tag: 'Coaching: exercises',
    summary: 'Returns an exercise of the caller',
    access: 'member',
    response: exerciceSchema,
    errors: ['NOT_FOUND'],
  }),
  updateExercice: operation({
    product: 'coaching',
    method: 'patch',
    path: '/coaching/exercice/{id}',
    tag: 'Coaching: exercises',
    summary:
      'Changes an exercise of the caller. The change shows in every session that contains it',
    access: 'member',
    body: changes,
    response: exerciceSchema,
    errors: ['NOT_FOUND', 'STALE', 'REFERENCE'],
  }),
  deleteExercice: operation({
    product: 'coaching',
    method: 'delete',
    path: '/coaching/exercice/{id}',
    tag: 'Coaching: exercises',
    summary: 'Deletes an exercise of the caller. It stays playable in the sessions that contain it',
    access: 'member',
    response: done,
    errors: ['NOT_FOUND'],
  }),
}
