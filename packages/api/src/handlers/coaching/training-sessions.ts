import type { HandlersOf } from '../../call/call.ts'
import { current, found } from '../../call/checks.ts'
import { omitUndefined } from '../../call/omit-undefined.ts'
import { perClient, take } from '../../call/take.ts'
import { whyUnplayable } from '../../coaching/rules/session-content.ts'
import { apiError } from '../../contract/errors.ts'
import { foldText } from '../../contract/fold-text.ts'
import type { trainingSessionOperations } from '../../contract/operations/coaching/training-sessions.ts'
import type { TrainingSession } from '../../contract/types.ts'
import { addressesFor } from '../../media/coaching-files.ts'
import type { TrainingSessionRecord } from '../../ports/coaching/records.ts'
import type { CoachingRepositories } from '../../ports/coaching/repositories.ts'
import { sharedSessionView } from '../../views/coaching/shared-session-view.ts'
import {
  sessionSummaryView,
  trainingSessionView,
} from '../../views/coaching/training-session-view.ts'
import { checkRoom } from './check-room.ts'
import { contentColumns } from './coaching-content.ts'
import { type AddressOf, partsOf, sessionPartsOf } from './coaching-parts.ts'
import { blocRows } from './session-blocs.ts'
import { taggedWhere } from './tagged-where.ts'

/** The limit is high, because a whole group that trains together may share one client address. */
const sharedReadsPerMinute = 300

const deleted = 'Cette séance a été supprimée'
/** The message when a form saves a session that was deleted in the meantime. */
const deletedMeanwhile = `${deleted}. Ce que vous avez saisi reste ici : copiez-le dans une nouvelle séance.`

/** Returns one of the caller's sessions. Throws NOT_FOUND if it was deleted. */
async function visible(
  { trainingSessions }: CoachingRepositories,
  id: string,
  message = deleted,
): Promise<TrainingSessionRecord> {
  const row = found(await trainingSessions.get(id))
  if (row.is_deleted) throw apiError('NOT_FOUND', { message })
  return row
}

async function view(
  coaching: CoachingRepositories,
  row: TrainingSessionRecord,
  addressOf: AddressOf,
): Promise<TrainingSession> {
  return trainingSessionView(row, await sessionPartsOf(coaching, row, addressOf))
}

/**
 * Returns one of the caller's sessions. A deleted session can be read only while a program contains
 * it.
 */
async function readable(
  { trainingSessions, trainingPrograms }: CoachingRepositories,
  id: string,
): Promise<TrainingSessionRecord> {
  const row = found(await trainingSessions.get(id))
  if (!row.is_deleted) return row
  const programs = await trainingPrograms.pick(['session_ids'])
  return found(programs.some(({ session_ids }) => session_ids.includes(id)) ? row : null)
}

/** Rejects a session that has nothing to play. */
function checkPlayable(row: TrainingSessionRecord): void {
  const reason = whyUnplayable(row)
  if (reason === 'no_exercices') throw apiError('SESSION_EMPTY')
  if (reason === 'no_video') {
    throw apiError('SESSION_EMPTY', { message: "Vous devez d'abord ajouter une vidéo" })
  }
}

export const trainingSessionHandlers: HandlersOf<typeof trainingSessionOperations> = {
  async listTrainingSessions({ adapters, caller, list, repositories }) {
    const { coaching } = repositories.within(caller.scope)
    const own = { ...list.where, is_deleted: false }
    const where = await taggedWhere(coaching, coaching.trainingSessions, own)
    const page = await coaching.trainingSessions.list({ ...list, where })
    const parts = await partsOf(coaching, page.data, addressesFor(adapters, caller.scope))
    return { data: page.data.map((row) => sessionSummaryView(row, parts)), total: page.total }
  },

  async createTrainingSession({ adapters, caller, body, now, commit }) {
    return commit(async (inside) => {
      const { coaching } = inside.within(caller.scope)
      await checkRoom(coaching, 'trainingSessions')
      const content = await contentColumns(coaching, body, { sports: [], equipments: [] })
      const row = await coaching.trainingSessions.insert({
        id: adapters.secrets.id(),
        owner_id: caller.user.id,
        title: body.title,
        folded_title: foldText(body.title),
        type: body.type ?? 'exercices',
        description: body.description ?? '',
        level: body.level ?? 1,
        sports: content.sports ?? [],
        video_id: content.video_id ?? null,
        visible_area: content.visible_area ?? null,
        image_id: content.image_id ?? null,
        blocs: await blocRows(coaching, body.blocs ?? [], []),
        share_key: null,
        shared_at: null,
        is_deleted: false,
        created_at: now,
        updated_at: now,
      })
      return view(coaching, row, addressesFor(adapters, caller.scope))
    })
  },

  async getTrainingSession({ adapters, caller, path, repositories }) {
    const { coaching } = repositories.within(caller.scope)
    return view(coaching, await readable(coaching, path.id), addressesFor(adapters, caller.scope))
  },

  async updateTrainingSession({ adapters, caller, path, body, ifRevision, now, commit }) {
    return commit(async (inside) => {
      const { coaching } = inside.within(caller.scope)
      const former = await visible(coaching, path.id, deletedMeanwhile)
      const kept = { sports: former.sports, equipments: [] }
      const patch = omitUndefined({
        title: body.title,
        folded_title: body.title === undefined ? undefined : foldText(body.title),
        type: body.type,
        description: body.description,
        level: body.level,
        blocs: body.blocs && (await blocRows(coaching, body.blocs, former.blocs)),
        updated_at: now,
      })
      const changed = { ...patch, ...(await contentColumns(coaching, body, kept)) }
      const result = await coaching.trainingSessions.update(former.id, changed, ifRevision)
      const addressOf = addressesFor(adapters, caller.scope)
      const row = await current(result, () => view(coaching, former, addressOf))
      return view(coaching, row, addressOf)
    })
  },

  async deleteTrainingSession({ caller, path, now, commit }) {
    return commit(async (inside) => {
      const { coaching } = inside.within(caller.scope)
      const { id } = await visible(coaching, path.id)
      const ended = { is_deleted: true, share_key: null, shared_at: null, updated_at: now }
      await coaching.trainingSessions.update(id, ended)
      return { success: true } as const
    })
  },

  async shareTrainingSession({ adapters, caller, path, now, commit }) {
    return commit(async (inside) => {
      const { coaching } = inside.within(caller.scope)
      const row = await visible(coaching, path.id)
      checkPlayable(row)
      if (row.share_key !== null) return view(coaching, row, addressesFor(adapters, caller.scope))
      // Sharing does not change the revision, so that an open editor can still be saved.
      const shared = { share_key: adapters.secrets.random(16), shared_at: now }
      const marked = found(await coaching.trainingSessions.mark(row.id, shared))
      return view(coaching, marked, addressesFor(adapters, caller.scope))
    })
  },

  async unshareTrainingSession({ adapters, caller, path, commit }) {
    return commit(async (inside) => {
      const { coaching } = inside.within(caller.scope)
      const { id } = await visible(coaching, path.id)
      const ended = { share_key: null, shared_at: null }
      const marked = found(await coaching.trainingSessions.mark(id, ended))
      return view(coaching, marked, addressesFor(adapters, caller.scope))
    })
  },

  async getSharedTrainingSession({ adapters, origin, path, repositories }) {
    const perMinute = { limit: sharedReadsPerMinute, windowSeconds: 60 }
    await take(adapters.limiter, perClient('shared-session', origin.client, perMinute))
    const row = found(await repositories.sharedSessions.byKey(path.key))
    const owned = { organisationId: row.organisation_id, ownerId: row.owner_id }
    const addressOf = addressesFor(adapters, { shareKey: path.key })
    const parts = await sessionPartsOf(repositories.within(owned).coaching, row, addressOf)
    return sharedSessionView(row, parts)
  },
}
