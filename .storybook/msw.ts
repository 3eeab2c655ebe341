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
 * The MSW addon's hook, but with one worker for all stories. A docs page mounts many stories at
 * once, and the addon would start a worker for each.
 */
export const { beforeEach = [] } = createPreviewAnnotations(() => (started ??= startWorker()))
