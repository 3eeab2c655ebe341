import 'fake-indexeddb/auto'
import { logoutRequested } from '@org/app-kit'
import { demoIds, demoSeed, refusing } from '@org/app-kit/testing'
import { expect, it, vi } from 'vitest'
import { startProduct, type TestProduct } from '#app/testing/test-product.ts'
import { notificationRead, notificationsRequested } from './notifications-slice.ts'

/** Seeds two notifications about banners that have started; the second notification is newer. */
function seed() {
  const started = (id: string, created_at: number) => ({
    id,
    organisation_id: demoIds.organisation,
    kind: 'banner_started' as const,
    team_id: demoIds.teams.sales,
    subject: id,
    done_count: 0,
    updated_count: 0,
    failed_count: 0,
    created_at,
  })
  return { ...demoSeed(), notifications: [started('Salon', 100), started('Vœux', 200)] }
}

const start = (intercept?: (request: Request) => Response | undefined) =>
  startProduct({ api: { seed }, ...(intercept ? { intercept } : {}) })

const shown = ({ state }: TestProduct) => {
  const { data, unread, error } = state().notifications
  return { unread, error, read: data?.map(({ id, is_read }) => [id, is_read]) ?? null }
}

async function load(app: TestProduct) {
  app.store.dispatch(notificationsRequested())
  await vi.waitFor(() => expect(shown(app).read).not.toBeNull())
}

it('loads the newest notifications first, and counts the unread ones', async () => {
  const app = await start()
  await load(app)
  const read = [
    ['Vœux', false],
    ['Salon', false],
  ]
  expect(shown(app)).toEqual({ unread: 2, error: null, read })
})

it('immediately marks one, then all, as read, and sends each change to the server', async () => {
  const app = await start()
  await load(app)
  app.store.dispatch(notificationRead('Salon'))
  expect(shown(app)).toMatchObject({ unread: 1 })
  app.store.dispatch(notificationRead(null))
  expect(shown(app)).toMatchObject({ unread: 0 })
  await vi.waitFor(() =>
    expect(app.mutations()).toEqual([
      'POST /api/notification/Salon/read',
      `POST /api/organisation/${demoIds.organisation}/notifications/read`,
    ]),
  )
  await load(app)
  expect(shown(app)).toMatchObject({ unread: 0 })
})

it('ignores a list that was requested before everything was marked as read', async () => {
  const app = await start()
  await load(app)
  app.store.dispatch(notificationsRequested())
  app.store.dispatch(notificationRead(null))
  await vi.waitFor(() => expect(app.mutations()).toHaveLength(1))
  await new Promise((resolve) => setTimeout(resolve, 50))
  const read = [
    ['Vœux', true],
    ['Salon', true],
  ]
  expect(shown(app)).toEqual({ unread: 0, error: null, read })
})

it('restores the unread state when marking as read fails, and says why', async () => {
  const app = await start(refusing('POST', '/read', 'Hors service'))
  await load(app)
  app.store.dispatch(notificationRead('Salon'))
  await vi.waitFor(() => expect(app.notices).toEqual(['Hors service']))
  await vi.waitFor(() => expect(shown(app)).toMatchObject({ unread: 2 }))
})

it('keeps the unread count when reloading fails, and clears everything on sign-out', async () => {
  let isAway = false
  const app = await start((request) =>
    isAway ? refusing('GET', '/notifications', 'Hors service')(request) : undefined,
  )
  await load(app)
  isAway = true
  app.store.dispatch(notificationsRequested())
  await vi.waitFor(() => expect(shown(app)).toMatchObject({ error: 'Hors service', unread: 2 }))
  app.store.dispatch(logoutRequested())
  await vi.waitFor(() => expect(shown(app)).toEqual({ unread: 0, error: null, read: null }))
})
