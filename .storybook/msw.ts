import type { SetupWorker } from 'msw/browser'
import { createPreviewAnnotations } from 'msw-storybook-addon/preview'

async function startWorker(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser')
  const worker = setupWorker()
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' })
  return worker
}

let started: Promise<SetupWorker> | undefined

/**
 * The addon's `msw` of each story. A docs page mounts many stories at once, which the addon alone
 * would answer by starting as many workers.
 */
export const { beforeEach = [] } = createPreviewAnnotations(() => (started ??= startWorker()))
