import type { NotificationKind } from '@org/api/client'
import { demoIds, demoSeed, productStory, worldOf } from '@org/app-kit/testing'
import { failure } from '@org/app-kit/testing/stories'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { product } from '#app/product.ts'
import { changes } from '#shared/testing/story-helpers.ts'

const meta: Meta = {
  title: 'Signature product/Notifications/Bell',
  ...productStory(product, { path: '/billing', api: { userId: demoIds.admin } }),
}
export default meta

export const NothingOnAPhone: StoryObj = {
  name: '[1.2.15] Has a search box and the notifications in the top bar of a phone',
  parameters: { path: '/billing' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Recherche' })
    await expect(search).toBeVisible()
    const bell = await canvas.findByRole('button', { name: 'Notifications' })
    await userEvent.click(bell)
    const sheet = within(await screen.findByRole('dialog', { name: 'Notifications' }))
    await expect(await sheet.findByRole('heading', { name: 'Rien de nouveau' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(bell)
    await screen.findByRole('dialog', { name: 'Notifications' })
  },
}

/** Seeds the demo organisation with five unread notifications, each of a different kind. */
function seedWithNews() {
  const seed = demoSeed()
  const news = (kind: NotificationKind, subject: string, done: number, failed: number) => ({
    id: `${kind}-${subject}`,
    organisation_id: demoIds.organisation,
    kind,
    team_id: demoIds.teams.sales,
    subject,
    done_count: done,
    updated_count: 0,
    failed_count: failed,
    created_at: Date.UTC(2026, 0, 12, 8) / 1000,
  })
  return {
    ...seed,
    notifications: [
      news('import_done', '', 300, 0),
      news('banner_ended', 'Vœux', 0, 0),
      news('banner_started', 'Salon Maison & Lumière', 0, 0),
      news('deploy_finished', 'Commercial', 14, 0),
      news('deploy_failed', 'Service client', 12, 2),
    ],
  }
}

export const Unread: StoryObj = {
  name: 'Counts unread notifications, lists them, and marks them as read',
  parameters: {
    api: { userId: demoIds.admin, seed: seedWithNews },
    variants: ['dark'],
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 5 non lues' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Notifications' }))
    const first = await sheet.findByRole('link', { name: /Service client : 12 emails envoyés, 2/ })
    await expect(first).toHaveAccessibleName(/Non lue/)
    await userEvent.click(sheet.getByRole('link', { name: /300 employés ajoutés/ }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Equipe affichée/ })).toHaveTextContent(
        'Commercial',
      ),
    )
    await expect(await canvas.findByText('zoe.barbier@maison-lueur.example')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 4 non lues' }))
    await screen.findByRole('dialog', { name: 'Notifications' })
    await userEvent.click(screen.getByRole('button', { name: 'Tout marquer comme lu' }))
    await waitFor(() => expect(changes(worldOf(context)).at(-1)).toMatch(/notifications.read$/))
    await waitFor(() => expect(screen.queryAllByText('Non lue')).toHaveLength(0))
  },
}

export const OnAPhone: StoryObj = {
  name: 'Lists unread notifications on a phone',
  parameters: { api: { userId: demoIds.admin, seed: seedWithNews } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 5 non lues' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Notifications' }))
    await expect(await sheet.findAllByText('Non lue')).toHaveLength(5)
  },
}

export const LoadingFails: StoryObj = {
  name: 'Says why notifications could not be loaded, and retries',
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/api/organisation/:id/notifications', () => failure(503, -1, 'Hors service')),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Notifications' }))
    await expect(await sheet.findByText('Hors service')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Réessayer' })).toBeVisible()
  },
}
