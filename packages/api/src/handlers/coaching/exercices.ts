import type { HandlersOf } from '../../call/call.ts'
import { current, found } from '../../call/checks.ts'
import { omitUndefined } from '../../call/omit-undefined.ts'
import { apiError } from '../../contract/errors.ts'
import { foldText } from '../../contract/fold-text.ts'
import type { exerciceOperations } from '../../contract/operations/coaching/exercices.ts'
import type { Exercice } from '../../contract/types.ts'
import { addressesFor } from '../../media/coaching-files.ts'
import type { ExerciceRecord } from '../../ports/coaching/records.ts'
import type { CoachingRepositories } from '../../ports/coaching/repositories.ts'
import { exerciceView } from '../../views/coaching/exercice-view.ts'
import { checkRoom } from './check-room.ts'
import { contentColumns } from './coaching-content.ts'
import { type AddressOf, partsOf } from './coaching-parts.ts'
import { taggedWhere } from './tagged-where.ts'

const deleted = 'Cet exercice a été supprimé'
/** The message when a form saves an exercise that was deleted in the meantime. */
const deletedMeanwhile = `${deleted}. Ce que vous avez saisi reste ici : copiez-le dans un nouvel exercice.`

/** Returns one of the caller's exercises. Throws NOT_FOUND if it was deleted. */
async function visible(
  { exercices }: CoachingRepositories,
  id: string,
  message = deleted,
): Promise<ExerciceRecord> {
  const row = found(await exercices.get(id))
  if (row.is_deleted) throw apiError('NOT_FOUND', { message })
  return row
}

async function view(
  coaching: CoachingRepositories,
  row: ExerciceRecord,
  addressOf: AddressOf,
): Promise<Exercice> {
  return exerciceView(row, await partsOf(coaching, [row], addressOf))
}

export const exerciceHandlers: HandlersOf<typeof exerciceOperations> = {
  async listExercices({ adapters, caller, list, repositories }) {
    const { coaching } = repositories.within(caller.scope)
    const own = { ...list.where, is_deleted: false }
    const where = await taggedWhere(coaching, coaching.exercices, own)
    const page = await coaching.exercices.list({ ...list, where })
    const parts = await partsOf(coaching, page.data, addressesFor(adapters, caller.scope))
    return { data: page.data.map((row) => exerciceView(row, parts)), total: page.total }
  },

  async createExercice({ adapters, caller, body, now, commit }) {
    return commit(async (inside) => {
      const { coaching } = inside.within(caller.scope)
      await checkRoom(coaching, 'exercices')
      const content = await contentColumns(coaching, body, { sports: [], equipments: [] })
      const row = await coaching.exercices.insert({
        id: adapters.secrets.id(),
        owner_id: caller.user.id,
        title: body.title,
        folded_title: foldText(body.title),
        description: body.description ?? '',
        level: body.level ?? 1,
        main_muscle_group: body.mainMuscleGroup ?? null,
        sports: content.sports ?? [],
        equipments: content.equipments ?? [],
        video_id: content.video_id ?? null,
        visible_area: content.visible_area ?? null,
        image_id: content.image_id ?? null,
        is_deleted: false,
        created_at: now,
        updated_at: now,
      })
      return view(coaching, row, addressesFor(adapters, caller.scope))
    })
  },

  async getExercice({ adapters, caller, path, repositories }) {
    const { coaching } = repositories.within(caller.scope)
    return view(coaching, await visible(coaching, path.id), addressesFor(adapters, caller.scope))
  },

  async updateExercice({ adapters, caller, path, body, ifRevision, now, commit }) {
    return commit(async (inside) => {
      const { coaching } = inside.within(caller.scope)
      const former = await visible(coaching, path.id, deletedMeanwhile)
      const patch = omitUndefined({
        title: body.title,
        folded_title: body.title === undefined ? undefined : foldText(body.title),
        description: body.description,
        level: body.level,
        main_muscle_group: body.mainMuscleGroup,
        updated_at: now,
      })
      const content = await contentColumns(coaching, body, former)
      const changed = { ...patch, ...content }
      const result = await coaching.exercices.update(former.id, changed, ifRevision)
      const addressOf = addressesFor(adapters, caller.scope)
      const row = await current(result, () => view(coaching, former, addressOf))
      return view(coaching, row, addressOf)
    })
  },

  async deleteExercice({ caller, path, now, commit }) {
    return commit(async (inside) => {
      const { coaching } = inside.within(caller.scope)
      const { id } = await visible(coaching, path.id)
      await coaching.exercices.update(id, { is_deleted: true, updated_at: now })
      return { success: true } as const
    })
  },
}
