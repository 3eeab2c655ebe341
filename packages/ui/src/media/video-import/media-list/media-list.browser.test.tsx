import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MediaPage, VideoAccount } from '../connection/video-account.ts'
import { readMediaList, type VideoItem } from '../network/video-item.ts'
import { VideoImportError } from '../video-import-error.ts'
import { videoImportLabels } from '../video-import.labels.ts'
import { clearMediaCache } from './media-cache.ts'
import { MediaList } from './media-list.tsx'

/** Creates the page after a cursor; it has one video. */
function mediaPage(after = '0'): MediaPage {
  const id = String(Number(after) + 1)
  const video = {
    id,
    media_type: 'VIDEO',
    media_url: 'https://cdn.example/1.mp4',
    caption: `Film ${id}`,
  }
  return { items: readMediaList({ data: [video] }), next: id === '3' ? null : id }
}

const posts = vi.fn<VideoAccount['posts']>()
const account: Partial<VideoAccount> = { posts }

function List() {
  const [selected, setSelected] = useState<VideoItem | null>(null)
  return (
    <MediaList
      userId="coach-7"
      account={account as VideoAccount}
      limit={20}
      selected={selected}
      onSelect={setSelected}
      onError={() => undefined}
      onDisconnect={() => undefined}
      isBusy={false}
      labels={videoImportLabels.fr}
    />
  )
}

let root: Root
beforeEach(() => {
  clearMediaCache()
  posts.mockReset()
  posts.mockImplementation(async ({ after }) => mediaPage(after))
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root.render(<List />))
})
afterEach(() => {
  root.unmount()
  clearMediaCache()
})

const film = (number: number) => page.getByRole('radio', { name: `Film ${number}` })
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))

it('retries loading older posts after a failure, and keeps the posts already shown', async () => {
  await press('Chercher plus loin')
  await expect.element(film(2)).toBeInTheDocument()
  // The visible tile covers the radio button.
  ;(film(2).element() as HTMLElement).click()
  posts.mockRejectedValueOnce(new VideoImportError('network'))
  await press('Chercher plus loin')
  await press('Réessayer')
  await expect.element(film(3)).toBeVisible()
  await expect.element(film(1)).toBeVisible()
  await expect.element(film(2)).toBeChecked()
  expect(posts.mock.calls.map(([{ after }]) => after)).toEqual([undefined, '1', '2', '2'])
})
