import type { HandlersOf } from '../../call/call.ts'
import { current, found } from '../../call/checks.ts'
import { withUniqueName } from '../../call/unique-name.ts'
import type { coachingTagOperations } from '../../contract/operations/coaching/tags.ts'
import { nameKey } from '../../contract/name-key.ts'
import type { TagRecord } from '../../ports/coaching/records.ts'
import type { CoachingRepositories } from '../../ports/coaching/repositories.ts'
import { tagView } from '../../views/coaching/coach-views.ts'
import { checkRoom } from './check-room.ts'

async function listed({ tags }: CoachingRepositories, id: string): Promise<TagRecord> {
  const row = found(await tags.get(id))
  return found(row.is_archived ? null : row)
}

export const coachingTagHandlers: HandlersOf<typeof coachingTagOperations> = {
  async listCoachingTags({ caller, list, repositories }) {
    const { tags } = repositories.within(caller.scope).coaching
    const page = await tags.list({ ...list, where: { ...list.where, is_archived: false } })
    return { data: page.data.map(tagView), total: page.total }
  },

  async createCoachingTag({ adapters, caller, body, now, commit }) {
    const { kind, name } = body
    return commit(async (inside) => {
      const { tags } = inside.within(caller.scope).coaching
      const archived = (await tags.all({ kind, is_archived: true })).find(
        (tag) => nameKey(tag.name) === nameKey(name),
      )
      if (archived) {
        const patch = { name, is_archived: false, updated_at: now }
        return tagView(await current(await tags.update(archived.id, patch), async () => archived))
      }
      await checkRoom({ tags }, 'tags')
      const times = { created_at: now, updated_at: now }
      const row = { id: adapters.secrets.id(), kind, name, is_archived: false, ...times }
      return tagView(await withUniqueName(tags.insert(row)))
    })
  },

  async updateCoachingTag({ caller, path, body, ifRevision, now, commit }) {
    return commit(async (inside) => {
      const { coaching } = inside.within(caller.scope)
      const former = await listed(coaching, path.id)
      const patch = { name: body.name, updated_at: now }
      const result = await withUniqueName(coaching.tags.update(former.id, patch, ifRevision))
      return tagView(await current(result, async () => tagView(former)))
    })
  },

  async deleteCoachingTag({ caller, path, now, commit }) {
    return commit(async (inside) => {
      const { coaching } = inside.within(caller.scope)
      const { id } = await listed(coaching, path.id)
      await coaching.tags.update(id, { is_archived: true, updated_at: now })
      return { success: true } as const
    })
  },
}
