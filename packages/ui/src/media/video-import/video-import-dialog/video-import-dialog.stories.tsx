import type { Meta, StoryObj } from '@storybook/react-vite'
import type {} from 'msw-storybook-addon/types'
import { delay, http, HttpResponse } from 'msw'
import { expect, screen, waitFor, within } from 'storybook/test'
import { LocaleProvider } from '../../../locale/index.ts'
import {
  button,
  coachArgs,
  ExercisePage,
  squat,
  videos,
  type StoredMedia,
} from '../../../testing/video-import/exercise-page.tsx'
import { addresses, photoNetwork, token } from '../../../testing/video-import/handlers.ts'
import { posts } from '../../../testing/video-import/posts.ts'
import { cacheMedia, clearMediaCache } from '../media-list/media-cache.ts'
import { readMediaList } from '../network/video-item.ts'
import { VideoImportDialog } from './video-import-dialog.tsx'

const meta = {
  title: 'Media/VideoImportDialog',
  component: VideoImportDialog<StoredMedia>,
  tags: ['autodocs'],
  render: (args) => <ExercisePage {...args} />,
  args: coachArgs,
  beforeEach: ({ msw }) => {
    clearMediaCache()
    msw.use(...photoNetwork(token))
    return clearMediaCache
  },
  parameters: {
    docs: { story: { inline: false, height: '480px' } },
    guidance: {
      do: [
        'Pass the same transport as to the uploader, so that both store files in the same place.',
        'Call `clearMediaCache` on sign-out.',
        'Serve `redirectUri` from the same origin, with a page that calls `completeAuthorisation`.',
      ],
      dont: [
        'Do not exchange the code in the browser: the application’s secret belongs on a server.',
        'Do not pass another user’s id or a shared secrets document.',
      ],
    },
    keys: [
      { keys: 'Tab', does: 'moves to the videos, then to the buttons' },
      {
        keys: '↑ ↓ ← →',
        does: 'selects the previous or next video, which plays while it has focus',
      },
      { keys: 'Escape', does: 'closes the dialog, unless a video is being imported' },
    ],
  },
} satisfies Meta<typeof VideoImportDialog<StoredMedia>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: '[2.2.34, 2.2.36] lists the videos to choose from',
  parameters: { variants: ['dark', 'phone'] },
  play: async () => {
    const dialog = await screen.findByRole(
      'dialog',
      { name: 'Importer une video depuis instagram' },
      { timeout: 10_000 },
    )
    const radios = within(await videos()).getAllByRole('radio')
    await expect(radios.map((radio) => radio.getAttribute('value'))).toEqual([
      '17900001',
      '17900002',
      '17900006',
      '17900007',
      '17900008',
    ])
    await waitFor(() => expect(screen.getByText('5 vidéos')).toBeVisible())
    await expect(
      await screen.findByRole('radio', { name: 'Vidéo du 3 novembre 2026' }),
    ).toBeEnabled()
    await expect(within(dialog).getByRole('button', { name: 'Annuler' })).toBeEnabled()
    await expect(within(dialog).getByRole('button', { name: 'Importer' })).toBeDisabled()
  },
}

export const Playground: Story = { args: { limit: 20, aspectRatio: 0.8 } }

export const Loading: Story = {
  parameters: { variants: ['dark', 'phone', 'motion'] },
  beforeEach: ({ msw }) => msw.use(http.get(addresses.list, () => delay('infinite'))),
  play: async () => {
    await waitFor(() => expect(screen.getByText('Chargement des vidéos…')).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Actualiser' })).toBeDisabled()
  },
}

export const Empty: Story = {
  parameters: { variants: ['phone'] },
  beforeEach: ({ msw }) => {
    const pictures = posts.data.filter(({ media_type }) => media_type === 'IMAGE')
    msw.use(http.get(addresses.list, () => HttpResponse.json({ data: pictures })))
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Aucune vidéo à importer')).toBeVisible())
  },
}

export const ListFails: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get(addresses.list, () => HttpResponse.error(), { once: true }))
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Le service est injoignable')
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ type: 'network' }))
    await userEvent.click(await button('Réessayer'))
    await expect(await videos()).toBeVisible()
    await expect(screen.queryByRole('alert')).toBeNull()
  },
}

export const FailsWithCachedList: Story = {
  parameters: { variants: ['dark'] },
  beforeEach: ({ args, msw }) => {
    cacheMedia(args.userId ?? '', readMediaList(posts))
    msw.use(http.get(addresses.list, () => HttpResponse.error()))
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
    await expect(within(await videos()).getAllByRole('radio')).toHaveLength(5)
  },
}

export const IgnoresOtherUsersList: Story = {
  parameters: { variants: ['motion'] },
  beforeEach: ({ msw }) => {
    cacheMedia('coach-8', readMediaList(posts))
    msw.use(http.get(addresses.list, () => delay('infinite')))
  },
  play: async () => {
    await screen.findByText('Chargement des vidéos…')
    await expect(screen.queryByRole('radio')).toBeNull()
    await expect(localStorage.getItem('localstorage-cache')).toBeNull()
  },
}

/** Resolved when the network may return the list. */
let listed = Promise.withResolvers<void>()

export const Loads: Story = {
  name: '[2.4.21] goes from loading to loaded',
  beforeEach: ({ msw }) => {
    listed = Promise.withResolvers()
    msw.use(http.get(addresses.list, () => listed.promise))
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Chargement des vidéos…')).toBeVisible())
    listed.resolve()
    await waitFor(() => expect(screen.getByText('5 vidéos')).toBeVisible())
    await expect(screen.queryByText('Chargement des vidéos…')).toBeNull()
  },
}

export const SelectedByKeyboard: Story = {
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, userEvent }) => {
    const first = await squat()
    while (document.activeElement !== first) await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(first).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(screen.getByRole('radio', { name: /^Gainage/ })).toBeChecked()
    await expect(first).not.toBeChecked()
    await expect(screen.getByRole('button', { name: 'Importer' })).toBeEnabled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1))
    await userEvent.click(await button('Importer depuis Instagram'))
    await userEvent.click(await screen.findByRole('radio', { name: /^Gainage/ }))
  },
}

export const Importing: Story = {
  parameters: { variants: ['dark', 'phone', 'motion'] },
  args: {
    transport: (_, { onProgress }) => {
      onProgress(40)
      return new Promise(() => {})
    },
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await squat())
    await userEvent.click(await button('Importer'))
    const bar = await screen.findByRole('progressbar', { name: 'Import de la vidéo' })
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '70'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    const other = screen.getByRole('radio', { name: /^Gainage/ })
    await expect(other).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(other)
    await expect(await squat()).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }))
    await waitFor(() => expect(screen.queryByRole('progressbar', { name: /Import/ })).toBeNull())
    await expect(args.onError).not.toHaveBeenCalled()
    await userEvent.click(await button('Importer'))
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: /Import/ })).toHaveAttribute(
        'aria-valuenow',
        '70',
      ),
    )
  },
}

export const WrongShape: Story = {
  name: '[2.8.05] reports another aspect ratio and stays open',
  args: { aspectRatio: 0.8 },
  parameters: { variants: ['dark', 'phone'] },
  play: async ({ args, userEvent }) => {
    const [, , , bridge] = within(await videos()).getAllByRole('radio')
    await userEvent.click(bridge as HTMLElement)
    await userEvent.click(await button('Importer'))
    await expect(await screen.findByRole('alert')).toHaveTextContent('Une erreur est survenue')
    await expect(args.onError).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'aspect_ratio' }),
    )
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(args.onImported).not.toHaveBeenCalled()
  },
}

export const FileGone: Story = {
  parameters: { variants: ['dark'] },
  beforeEach: ({ msw }) => {
    msw.use(http.get(addresses.film, () => new HttpResponse(null, { status: 403 })))
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await squat())
    await userEvent.click(await button('Importer'))
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
    await expect(args.onError).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'refused', status: 403 }),
    )
  },
}

export const TooLarge: Story = {
  parameters: { variants: ['dark'] },
  args: { maxSize: 1000 },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await squat())
    await userEvent.click(await button('Importer'))
    await waitFor(() => expect(screen.getByText('Le fichier est trop lourd.')).toBeVisible())
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ type: 'too_large' }))
  },
}

export const Done: Story = {
  parameters: { variants: ['dark'] },
  args: { isOpen: false, aspectRatio: 0.8 },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Importer depuis Instagram' })
    await userEvent.click(opener)
    await userEvent.click(await squat())
    await userEvent.click(await button('Importer'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(args.onImported).toHaveBeenCalledWith(
      { id: 'm7', path: '/api/media/m7/file' },
      expect.objectContaining({ id: '17900001', username: 'studio.lumen' }),
    )
    await expect(canvas.getByText(/^Squat/)).toBeVisible()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const English: Story = {
  decorators: [
    (Story) => (
      <LocaleProvider locale="en-GB">
        <Story />
      </LocaleProvider>
    ),
  ],
  play: async () => {
    await waitFor(() => expect(screen.getByText('5 videos')).toBeVisible())
    await expect(
      await screen.findByRole('radio', { name: 'Video of 3 November 2026' }),
    ).toBeEnabled()
  },
}
