import * as z from 'zod'
import { trainingProgramSchema } from '../../entities/coaching/training-program.ts'
import { done, id, listOf, requiredText } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { level } from './coaching-fields.ts'

const sessionIds = z.array(id).max(50)

export const trainingProgramOperations = {
  listTrainingPrograms: operation({
    product: 'coaching',
    method: 'get',
    path: '/coaching/training-programs',
    tag: 'Coaching: training programs',
    summary: 'Lists the programs of the static list, and then the caller’s own ones by title',
    access: 'member',
    // The order is fixed, and only `limit` and `offset` apply.
    list: { where: [], search: [], order: [] },
    response: listOf(trainingProgramSchema),
  }),
  createTrainingProgram: operation({
    product: 'coaching',
    method: 'post',
    path: '/coaching/training-programs',
    tag: 'Coaching: training programs',
    summary: 'Adds a program made of training sessions of the caller',
    access: 'member',
    body: z.object({ title: requiredText(), level: level.optional(), sessionIds }),
    response: trainingProgramSchema,
    errors: ['STORAGE_FULL', 'REFERENCE'],
  }),
  getTrainingProgram: operation({
    product: 'coaching',
    method: 'get',
    path: '/coaching/training-program/{id}',
    tag: 'Coaching: training programs',
    summary: 'Returns a program of the caller',
    access: 'member',
    response: trainingProgramSchema,
    errors: ['NOT_FOUND'],
  }),
  updateTrainingProgram: operation({
    product: 'coaching',
    method: 'patch',
    path: '/coaching/training-program/{id}',
    tag: 'Coaching: training programs',
    summary: 'Changes a program of the caller. `sessionIds` replaces all of its sessions',
    access: 'member',
    body: z.object({
      title: requiredText().optional(),
      level: level.optional(),
      sessionIds: sessionIds.optional(),
    }),
    response: trainingProgramSchema,
    errors: ['NOT_FOUND', 'STALE', 'REFERENCE'],
  }),
  deleteTrainingProgram: operation({
    product: 'coaching',
    method: 'delete',
    path: '/coaching/training-program/{id}',
    tag: 'Coaching: training programs',
    summary: 'Deletes a program of the caller',
    access: 'member',
    response: done,
    errors: ['NOT_FOUND'],
  }),
}
