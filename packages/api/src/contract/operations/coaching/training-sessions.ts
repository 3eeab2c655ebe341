import * as z from 'zod'
import {
  defaultRestSeconds,
  defaultTimerSeconds,
  sessionLimits,
} from '../../../coaching/rules/session-limits.ts'
import { sharedTrainingSessionSchema } from '../../entities/coaching/shared-session.ts'
import {
  sessionTypes,
  trainingSessionSchema,
  trainingSessionSummarySchema,
} from '../../entities/coaching/training-session.ts'
import { done, id, listOf, requiredText, text } from '../../fields.ts'
import { operation } from '../../operation.ts'
import { description, image, level, sessionList, tagNames, video } from './coaching-fields.ts'

const sessionSeconds = z.int().min(1).max(sessionLimits.seconds)

/** Clients that do not know `repsMax`, `load` and `note` leave them out, which keeps them. */
const blocExercice = z
  .object({
    id,
    type: z.enum(['reps', 'timer']),
    reps: z.int().min(1).max(sessionLimits.reps).default(1),
    repsMax: z.int().max(sessionLimits.reps).nullable().optional(),
    timer: sessionSeconds.default(defaultTimerSeconds),
    rest: z.boolean().default(false),
    restSeconds: sessionSeconds.default(defaultRestSeconds),
    load: text(sessionLimits.load).optional(),
    note: text(sessionLimits.note).optional(),
    exerciceId: id,
  })
  .refine(({ reps, repsMax }) => repsMax == null || repsMax > reps, {
    error: 'range that ends above its start',
    path: ['repsMax'],
  })

const bloc = z.object({
  id,
  title: text().default(''),
  description: description.default(''),
  volume: z.int().min(1).max(sessionLimits.volume).default(1),
  exercices: z.array(blocExercice).max(sessionLimits.exercices),
})

type Blocs = z.infer<typeof bloc>[]

const areDifferent = (all: readonly { id: string }[]) =>
  new Set(all.map((one) => one.id)).size === all.length

const exercicesIn = (all: Blocs) => all.flatMap(({ exercices }) => exercices)

/**
 * The blocs of a session. The client sets the ids of blocs and of the exercises in them, which must
 * be unique in the session.
 */
const blocs = z
  .array(bloc)
  .max(sessionLimits.blocs)
  .refine((all) => areDifferent(all) && areDifferent(exercicesIn(all)), {
    error: 'list with different ids',
  })
  .refine((all) => exercicesIn(all).length <= sessionLimits.exercices, {
    error: `list of at most ${sessionLimits.exercices} exercices`,
  })

const changes = z.object({
  title: requiredText().optional(),
  type: z.enum(sessionTypes).optional(),
  description: description.optional(),
  level: level.optional(),
  sports: tagNames.optional(),
  video: video.optional(),
  image: image.optional(),
  blocs: blocs.optional(),
})

export const trainingSessionOperations = {
  listTrainingSessions: operation({
    product: 'coaching',
    method: 'get',
    path: '/coaching/training-sessions',
    tag: 'Coaching: training sessions',
    summary: 'Lists the caller’s training sessions, without deleted ones',
    access: 'member',
    list: sessionList,
    response: listOf(trainingSessionSummarySchema),
  }),
  createTrainingSession: operation({
    product: 'coaching',
    method: 'post',
    path: '/coaching/training-sessions',
    tag: 'Coaching: training sessions',
    summary: 'Adds a training session, by default of type `exercices`. Its owner is the caller',
    access: 'member',
    body: changes.extend({ title: requiredText() }),
    response: trainingSessionSchema,
    errors: ['STORAGE_FULL', 'REFERENCE'],
  }),
  getTrainingSession: operation({
    product: 'coaching',
    method: 'get',
    path: '/coaching/training-session/{id}',
    tag: 'Coaching: training sessions',
    summary:
      'Returns a training session of the caller, with its exercises; a deleted one only while a program contains it',
    access: 'member',
    response: trainingSessionSchema,
    errors: ['NOT_FOUND'],
  }),
  updateTrainingSession: operation({
    product: 'coaching',
    method: 'patch',
    path: '/coaching/training-session/{id}',
    tag: 'Coaching: training sessions',
    summary: 'Changes a training session of the caller. `blocs` replaces all of its blocs',
    access: 'member',
    body: changes,
    response: trainingSessionSchema,
    errors: ['NOT_FOUND', 'STALE', 'REFERENCE'],
  }),
  deleteTrainingSession: operation({
    product: 'coaching',
    method: 'delete',
    path: '/coaching/training-session/{id}',
    tag: 'Coaching: training sessions',
    summary: 'Deletes a training session of the caller, and ends its link',
    access: 'member',
    response: done,
    errors: ['NOT_FOUND'],
  }),
  shareTrainingSession: operation({
    product: 'coaching',
    method: 'post',
    path: '/coaching/training-session/{id}/share',
    tag: 'Coaching: training sessions',
    summary:
      'Shares a training session of the caller by a link with a new key. A link that exists is kept',
    access: 'member',
    hasUnstoredResponse: true,
    response: trainingSessionSchema,
    errors: ['NOT_FOUND', 'SESSION_EMPTY'],
  }),
  unshareTrainingSession: operation({
    product: 'coaching',
    method: 'delete',
    path: '/coaching/training-session/{id}/share',
    tag: 'Coaching: training sessions',
    summary: 'Ends the link of a training session of the caller',
    access: 'member',
    response: trainingSessionSchema,
    errors: ['NOT_FOUND'],
  }),
  getSharedTrainingSession: operation({
    product: 'coaching',
    method: 'get',
    path: '/coaching/shared-session/{key}',
    tag: 'Coaching: training sessions',
    summary: 'Returns what a shared link shows of a training session',
    access: 'public',
    response: sharedTrainingSessionSchema,
    errors: ['NOT_FOUND', 'TOO_MANY'],
  }),
}
