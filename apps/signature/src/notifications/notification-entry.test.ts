import type { Notification } from '@org/api/client'
import { expect, it } from 'vitest'
import { notificationEntry } from './notification-entry.tsx'

const news = (kind: Notification['kind'], teamId: string | null): Notification => ({
  id: 'news',
  kind,
  team_id: teamId,
  subject: 'Commercial',
  done_count: 1,
  failed_count: 0,
  is_read: false,
  created_at: 0,
})

it('leads to the team that the news are about, whatever team is chosen', () => {
  const address = (...of: Parameters<typeof news>) => notificationEntry(news(...of), 'chosen').to
  expect(address('deploy_failed', 'sales')).toBe('/team/sales/deploy')
  expect(address('banner_started', 'sales')).toBe('/team/sales/banners')
  expect(address('import_done', 'sales')).toBe('/team/sales/users')
  expect(notificationEntry(news('import_done', 'sales'), null).to).toBe('/team/sales/users')
})

it('leads from the whole organisation’s news to the screens as they are', () => {
  expect(notificationEntry(news('banner_ended', null), 'chosen').to).toBe('/team/chosen/banners')
  expect(notificationEntry(news('banner_ended', null), null).to).toBe('/banners')
})
