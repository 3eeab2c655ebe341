import type { HandlersOf } from '../../call/call.ts'
import { current, found } from '../../call/checks.ts'
import { omitUndefined } from '../../call/omit-undefined.ts'
import { addedReference } from '../../coaching/rules/added-reference.ts'
import { staticPrograms } from '../../coaching/rules/static-programs.ts'
import { apiError } from '../../contract/errors.ts'
import { foldText } from '../../contract/fold-text.ts'
import type { trainingProgramOperations } from '../../contract/operations/coaching/training-programs.ts'
import type { TrainingProgram } from '../../contract/types.ts'
import type { TrainingProgramRecord } from '../../ports/coaching/records.ts'
import type { CoachingRepositories } from '../../ports/coaching/repositories.ts'
import {
  staticProgramView,
  trainingProgramView,
} from '../../views/coaching/training-program-view.ts'
import { checkRoom } from './check-room.ts'

/** Maps these ids to their sessions, including deleted sessions. */
async function sessionsOf({ trainingSessions }: CoachingRepositories, ids: readonly string[]) {
  const unique = [...new Set(ids)]
  const fields = ['id', 'title', 'level', 'is_deleted'] as const
  const rows = unique.length === 0 ? [] : await trainingSessions.pick(fields, { id: unique })
  return new Map(rows.map((row) => [row.id, row]))
}

async function view(
  coaching: CoachingRepositories,
  row: TrainingProgramRecord,
): Promise<TrainingProgram> {
  return trainingProgramView(row, await sessionsOf(coaching, row.session_ids))
}

const whyNotAdded = (title: string, isCopy: boolean) =>
  `La séance « ${title} » a été supprimée : retirez${isCopy ? ' la copie' : '-la'} du programme, puis enregistrez.`

/**
 * Rejects sessions that are not the caller's. A deleted session is accepted only as often as the
 * program already contains it.
 */
async function checkSessions(
  coaching: CoachingRepositories,
  ids: readonly string[],
  former: readonly string[],
): Promise<void> {
  const sessions = await sessionsOf(coaching, ids)
  const id = addedReference(ids, former, (one) => sessions.get(one)?.is_deleted === false)
  if (id === undefined) return
  const deleted = sessions.get(id)
  throw apiError('REFERENCE', {
    ...(deleted && { message: whyNotAdded(deleted.title, former.includes(id)) }),
    payload: { field: 'sessionIds' },
  })
}

export const trainingProgramHandlers: HandlersOf<typeof trainingProgramOperations> = {
  async listTrainingPrograms({ caller, list: { limit, offset }, repositories }) {
    const { coaching } = repositories.within(caller.scope)
    const rows = (await coaching.trainingPrograms.all()).toSorted(byFoldedTitle)
    const sessions = await sessionsOf(
      coaching,
      rows.flatMap(({ session_ids }) => session_ids),
    )
    const own = rows.map((row) => trainingProgramView(row, sessions))
    const data = [...staticPrograms.map(staticProgramView), ...own]
    return { data: data.slice(offset, offset + limit), total: data.length }
  },

  async createTrainingProgram({ adapters, caller, body, now, commit }) {
    return commit(async (inside) => {
      const { coaching } = inside.within(caller.scope)
      await checkRoom(coaching, 'trainingPrograms')
      await checkSessions(coaching, body.sessionIds, [])
      const row = await coaching.trainingPrograms.insert({
        id: adapters.secrets.id(),
        owner_id: caller.user.id,
        title: body.title,
        folded_title: foldText(body.title),
        level: body.level ?? 1,
        session_ids: body.sessionIds,
        created_at: now,
        updated_at: now,
      })
      return view(coaching, row)
    })
  },

  async getTrainingProgram({ caller, path, repositories }) {
    const { coaching } = repositories.within(caller.scope)
    return view(coaching, found(await coaching.trainingPrograms.get(path.id)))
  },

  async updateTrainingProgram({ caller, path, body, ifRevision, now, commit }) {
    return commit(async (inside) => {
      const { coaching } = inside.within(caller.scope)
      const former = found(await coaching.trainingPrograms.get(path.id))
      if (body.sessionIds) await checkSessions(coaching, body.sessionIds, former.session_ids)
      const patch = omitUndefined({
        title: body.title,
        folded_title: body.title === undefined ? undefined : foldText(body.title),
        level: body.level,
        session_ids: body.sessionIds,
        updated_at: now,
      })
      const result = await coaching.trainingPrograms.update(former.id, patch, ifRevision)
      return view(coaching, await current(result, () => view(coaching, former)))
    })
  },

  async deleteTrainingProgram({ caller, path, commit }) {
    return commit(async (inside) => {
      const { trainingPrograms } = inside.within(caller.scope).coaching
      found((await trainingPrograms.remove(path.id)) ? path.id : null)
      return { success: true } as const
    })
  },
}

/**
 * Compares by title. The rows are already sorted by id, and the stable sort keeps this order for
 * equal titles.
 */
function byFoldedTitle(a: TrainingProgramRecord, b: TrainingProgramRecord): number {
  return a.folded_title.localeCompare(b.folded_title, 'fr')
}
