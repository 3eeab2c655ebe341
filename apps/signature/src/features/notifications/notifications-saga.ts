import {
  type Environment,
  errorMessage,
  failureText,
  isSessionEnd,
  request,
  selectAuth,
} from '@org/app-kit'
import { put, select, takeEvery, takeLatest } from 'typed-redux-saga'
import {
  notificationRead,
  notificationsFailed,
  notificationsLoaded,
  notificationsRequested,
  unreadCounted,
} from './notifications-slice.ts'

/** Maximum number of notifications that the bell loads and shows. */
const shown = 50

export function* loadNotifications({ client }: Environment) {
  const auth = yield* select(selectAuth)
  if (!auth) return
  const call = { path: { id: auth.organisation_id }, query: { filter: { limit: shown } } }
  try {
    const { data, unread } = yield* request((signal) =>
      client.call('listNotifications', call, { signal }),
    )
    yield* put(notificationsLoaded({ data, unread }))
  } catch (error) {
    if (!isSessionEnd(error)) yield* put(notificationsFailed(errorMessage(error)))
  }
}

/**
 * Tells the server which notifications were marked as read. The bell already shows them as read; if
 * the request fails, the list is reloaded.
 */
export function* readNotification(
  { client, notify }: Environment,
  { payload: id }: ReturnType<typeof notificationRead>,
) {
  const auth = yield* select(selectAuth)
  if (!auth) return
  try {
    const { unread } = yield* request((signal) =>
      id === null
        ? client.call('readAllNotifications', { path: { id: auth.organisation_id } }, { signal })
        : client.call('readNotification', { path: { id } }, { signal }),
    )
    yield* put(unreadCounted(unread))
  } catch (error) {
    if (isSessionEnd(error)) return
    notify(failureText(error, 'action'), 'danger')
    yield* put(notificationsRequested())
  }
}

export function* notificationsSaga(environment: Environment) {
  // A newer request cancels a running one. Marking as read cancels it too, since its response might
  // not reflect that change yet.
  yield* takeLatest(
    [notificationsRequested, notificationRead],
    function* ({ type }: { type: string }) {
      if (type === notificationsRequested.type) yield* loadNotifications(environment)
    },
  )
  // Every change is sent, however quickly the changes follow each other.
  yield* takeEvery(notificationRead, readNotification, environment)
}
