import type { Notification } from '@org/api/client'
import { expect, it } from 'vitest'
import { notificationEntry } from './notification-entry.tsx'

const news = (kind: Notification['kind'], teamId: string | null): Notification => ({
  id: 'news',
  kind,
  team_id: teamId,
  subject: 'Commercial',
  done_count: 1,
  updated_count: 0,
  failed_count: 0,
  is_read: false,
  created_at: 0,
})

it('links to the notification’s team, whichever team is selected', () => {
  const address = (...of: Parameters<typeof news>) => notificationEntry(news(...of), 'selected').to
  expect(address('deploy_failed', 'sales')).toBe('/team/sales/deploy')
  expect(address('banner_started', 'sales')).toBe('/team/sales/banners')
  expect(address('import_done', 'sales')).toBe('/team/sales/users')
  expect(notificationEntry(news('import_done', 'sales'), null).to).toBe('/team/sales/users')
})

it('links notifications of the whole organisation to the screens of the current scope', () => {
  expect(notificationEntry(news('banner_ended', null), 'selected').to).toBe(
    '/team/selected/banners',
  )
  expect(notificationEntry(news('banner_ended', null), null).to).toBe('/banners')
})

it('does not describe an abandoned import as finished', () => {
  const title = (kind: Notification['kind'], counts: Partial<Notification>) =>
    notificationEntry({ ...news(kind, null), ...counts }, null).title
  expect(title('import_done', { done_count: 3, updated_count: 0 })).toBe(
    'Importation terminée : 3 employés ajoutés',
  )
  expect(title('import_done', { done_count: 0, updated_count: 2 })).toBe(
    'Importation terminée : 2 employés modifiés',
  )
  expect(title('import_abandoned', { done_count: 3, updated_count: 1, failed_count: 40 })).toBe(
    'Importation abandonnée : 3 employés ajoutés, 1 modifié, 40 lignes non importées',
  )
})
