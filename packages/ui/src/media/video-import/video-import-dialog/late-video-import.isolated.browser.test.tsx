import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { VideoAccount } from '../connection/video-account.ts'
import { VideoImportDialog } from './video-import-dialog.tsx'

vi.mock('./open-video-import.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

const onError = vi.fn<(error: Error) => void>()
const onClose = vi.fn<() => void>()
let root: Root

const show = (isOpen: boolean) =>
  flushSync(() =>
    root.render(
      <VideoImportDialog
        isOpen={isOpen}
        onClose={onClose}
        onError={onError}
        userId="coach-7"
        account={{} as VideoAccount}
        onSelected={() => undefined}
      />,
    ),
  )
const message = () => page.getByRole('dialog', { name: 'Une erreur est survenue' })

beforeEach(() => {
  vi.clearAllMocks()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => root.unmount())

it('reports that its script could not be loaded, and retries', async () => {
  show(true)
  await expect.element(message().getByText(/^Le serveur est injoignable/)).toBeVisible()
  expect(onError.mock.lastCall).toEqual([expect.objectContaining({ type: 'network' })])
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(page.getByRole('button', { name: 'Réessayer' }))
  await expect.poll(() => onError.mock.calls.length).toBe(2)
  await expect.element(message()).toBeVisible()
})

it('retries when it is opened again', async () => {
  show(true)
  await userEvent.click(message().getByRole('button', { name: 'Fermer' }))
  expect(onClose).toHaveBeenCalledOnce()
  show(false)
  await expect.element(message()).not.toBeInTheDocument()
  show(true)
  await expect.element(message()).toBeVisible()
  expect(onError).toHaveBeenCalledTimes(2)
})
