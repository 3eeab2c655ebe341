import { apiError } from '../contract/errors.ts'
import type { notificationOperations } from '../contract/operations/notifications.ts'
import type { HandlersOf } from '../call/call.ts'
import { checkOrganisation, checkReference } from '../call/checks.ts'
import { notificationView } from '../views/notification-view.ts'

export const notificationHandlers: HandlersOf<typeof notificationOperations> = {
  async listNotifications({ caller, path, list, repositories }) {
    checkOrganisation(caller, path.id)
    const { notifications } = repositories.within(caller.scope)
    const { data, total, unread } = await notifications.list(caller.user.id, list)
    return { data: data.map(notificationView), total, unread }
  },

  async readNotification({ caller, path, now, commit }) {
    return commit(async (inside) => {
      const { notifications } = inside.within(caller.scope)
      const isKnown = await notifications.read(caller.user.id, path.id, now)
      if (!isKnown) throw apiError('NOT_FOUND')
      return { unread: await notifications.unread(caller.user.id) }
    })
  },

  async readAllNotifications({ caller, path, now, commit }) {
    checkOrganisation(caller, path.id)
    return commit(async (inside) => {
      const { notifications } = inside.within(caller.scope)
      await notifications.read(caller.user.id, null, now)
      return { unread: await notifications.unread(caller.user.id) }
    })
  },

  async reportImport({ adapters, caller, path, body, now, commit }) {
    checkOrganisation(caller, path.id)
    const { created, updated = 0, left = 0 } = body
    const teamId = caller.scope.teamId ?? body.team_id ?? null
    return commit(async (inside) => {
      const { teams, notifications } = inside.within(caller.scope)
      await checkReference(teams, body.team_id, 'team_id')
      await notifications.add({
        id: adapters.secrets.id(),
        kind: left > 0 ? 'import_abandoned' : 'import_done',
        team_id: teamId,
        subject: '',
        done_count: created,
        updated_count: updated,
        failed_count: left,
        created_at: now,
      })
      return { success: true } as const
    })
  },
}
