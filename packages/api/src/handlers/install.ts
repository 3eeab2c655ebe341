import { apiError } from '../contract/errors.ts'
import type { installOperations } from '../contract/operations/install.ts'
import { installData } from '../merge/install-data.ts'
import { loadContext } from '../merge/organisation-context.ts'
import type { UserRecord } from '../ports/records.ts'
import type { Adapters } from '../ports/adapters.ts'
import type { HandlersOf } from '../program/call.ts'
import type { Caller } from '../program/caller.ts'
import { defined } from '../program/defined.ts'

const readsPerMinute = 120
const writesPerHour = 60

/** The person whose page it is: the random id is the key, `me` the caller. */
async function personOf(
  { repositories, limiter }: Adapters,
  caller: Caller | null,
  id: string,
  kind: 'read' | 'write',
): Promise<UserRecord> {
  if (id === 'me' && !caller) throw apiError('NOT_SIGNED_IN')
  const userId = id === 'me' && caller ? caller.user.id : id
  const user = await repositories.accounts.byId(userId)
  if (!user) throw apiError('NOT_FOUND', { message: "Ce lien d'installation n'existe plus" })
  const isAllowed =
    kind === 'read'
      ? await limiter.take(`install:read:${userId}`, 1, readsPerMinute, 60)
      : await limiter.take(`install:write:${userId}`, 1, writesPerHour, 3600)
  if (!isAllowed) throw apiError('TOO_MANY')
  return user
}

export const installHandlers: HandlersOf<typeof installOperations> = {
  async getInstallSignature({ adapters, caller, path, repositories }) {
    const user = await personOf(adapters, caller, path.id, 'read')
    return installData(adapters, repositories, user)
  },

  async saveInstallInfo({ adapters, caller, path, body, now, commit }) {
    const person = await personOf(adapters, caller, path.id, 'write')
    const { id, organisation_id: organisationId } = person
    const fields = defined(body)
    return commit(async (inside) => {
      if (Object.keys(fields).length === 0) return installData(adapters, inside, person)
      const { users } = inside.within({ organisationId, userId: id })
      const user = await users.update(id, { ...fields, info_updated_at: now })
      if (user === null || user === 'stale') throw apiError('NOT_FOUND')
      return installData(adapters, inside, user)
    })
  },

  async markInstalled({ adapters, caller, path, query, now, commit }) {
    const person = await personOf(adapters, caller, path.id, 'write')
    const organisationId = person.organisation_id
    return commit(async (inside) => {
      const current = (await loadContext(inside, organisationId)).versionOf(person)
      if (current === null) throw apiError('NO_TEMPLATE')
      const version = installedVersion(person, current, query.signatureversion)
      if (person.installed_version !== version) {
        const { users } = inside.within({ organisationId, userId: person.id })
        await users.mark(person.id, { installed_version: version, installed_at: now })
      }
      return { success: true, is_deployed: version === current } as const
    })
  },
}

/**
 * The version that the page showed when it was taken: a change made since then makes it an old
 * one. An older tab does not undo what a newer one installed.
 */
function installedVersion(person: UserRecord, current: string, shown: string | undefined): string {
  const isVersion = shown !== undefined && /^[a-z0-9]{1,20}$/.test(shown)
  return isVersion && person.installed_version !== current ? shown : current
}
