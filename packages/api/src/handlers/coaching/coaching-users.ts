import type { HandlersOf } from '../../call/call.ts'
import { current, found } from '../../call/checks.ts'
import { omitUndefined } from '../../call/omit-undefined.ts'
import type { Caller } from '../../call/caller.ts'
import type { coachingUserOperations } from '../../contract/operations/coaching/coaching-users.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { CoachRecord } from '../../ports/coaching/records.ts'
import { coachingUserView } from '../../views/coaching/coach-views.ts'

/** Throws NOT_FOUND for the record of another user. */
function checkOwn({ user }: Caller, id: string): void {
  found(id === 'me' || id === user.id ? id : null)
}

/** Returns the fields of the user's API record that are not stored in the user's row. */
const shownOf = ({ photoNetwork }: Adapters, { user }: Caller) => ({
  isAdmin: user.role === 'admin',
  hasVideoImport: photoNetwork !== null,
})

interface Names {
  first_name?: string | undefined
  last_name?: string | undefined
  displayName?: string | undefined
}

/** Returns the display name after a change; undefined if it stays the same. */
function newDisplayName(former: CoachRecord, { displayName, ...names }: Names): string | undefined {
  if (displayName !== undefined) return displayName
  const { first_name, last_name } = { ...former, ...omitUndefined(names) }
  const isRenamed = first_name !== former.first_name || last_name !== former.last_name
  const full = `${first_name} ${last_name}`.trim()
  return isRenamed && full !== '' ? full : undefined
}

export const coachingUserHandlers: HandlersOf<typeof coachingUserOperations> = {
  async getCoachingUser({ adapters, caller, coach, path }) {
    checkOwn(caller, path.id)
    return coachingUserView(coach, shownOf(adapters, caller))
  },

  async updateCoachingUser({ adapters, caller, path, body, ifRevision, commit }) {
    checkOwn(caller, path.id)
    const shown = shownOf(adapters, caller)
    return commit(async (inside) => {
      const { users, coaching } = inside.within(caller.scope)
      const former = found(await coaching.coaches.get(caller.user.id))
      const { first_name, last_name, gender, photoURL: photo_url } = body
      const display_name = newDisplayName(former, body)
      const patch = omitUndefined({ first_name, last_name, gender, photo_url, display_name })
      const result = await coaching.coaches.update(former.id, patch, ifRevision)
      const saved = await current(result, async () => coachingUserView(former, shown))
      // Copy the names to the account, because the session and the invitation mails show the
      // account's names.
      await users.mark(saved.id, { first_name: saved.first_name, last_name: saved.last_name })
      return coachingUserView(saved, shown)
    })
  },
}
