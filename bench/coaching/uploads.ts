import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { startS3StandIn } from '../../packages/adapters/test/s3-stand-in.ts'
import { launchBrowser } from '../../e2e/support/browser.ts'
import { launchServer, mailboxUrlIn } from '../../e2e/support/server-process.ts'
import { freePort } from '../../e2e/support/server.ts'
import { freshEmail, mailboxCodes, openSignedIn, signIn } from '../../e2e/support/session.ts'
import { writeLongFilm } from './long-film.ts'
import { collectGarbage, memoryOf, watchPeak } from './memory.ts'

export type Storage = 'disk' | 'S3'

/** The memory that an upload needs, in bytes, and its duration. */
export interface UploadCost {
  /** Peak memory of the server minus its memory before the upload. */
  serverPeak: number
  /** Memory of the browser after the upload minus its memory before. */
  browserKept: number
  seconds: number
}

/** Time limit of an upload, in ms; 1 GB takes a minute or two. */
const timeout = 600_000

async function storageSettings(storage: Storage) {
  if (storage === 'disk') return { settings: {}, close: () => {} }
  const standIn = await startS3StandIn()
  const { settings } = standIn
  return {
    settings: {
      S3_ENDPOINT: settings.endpoint,
      S3_BUCKET: settings.bucket,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    close: () => standIn.close(),
  }
}

/** Uploads a video of `size` bytes from the form of an exercise in Chromium, to a new server. */
export async function measureUpload(storage: Storage, size: number): Promise<UploadCost> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'paraphe-bench-'))
  const { settings, close } = await storageSettings(storage)
  const port = await freePort()
  const inspector = await freePort()
  const url = `http://localhost:${port}`
  const server = await launchServer(
    {
      ...settings,
      PORT: String(port),
      DATA_DIR: path.join(folder, 'data'),
      HOSTS: 'localhost=coaching',
      LOG_LEVEL: 'info',
      NODE_OPTIONS: `--inspect=127.0.0.1:${inspector}`,
    },
    [],
  )
  const browser = await launchBrowser()
  try {
    const film = path.join(folder, 'film.mp4')
    await writeLongFilm(film, size)
    const mailboxUrl = () => mailboxUrlIn(server.output())
    const session = await signIn(url, freshEmail('coach'), mailboxCodes({ mailboxUrl }))
    const page = await openSignedIn(browser, url, session)
    await page.goto(`${url}/exercices/new`)
    const input = page.locator('input[type=file][accept*=video]')
    await input.waitFor({ state: 'attached' })
    const before = await memoryOf(browser)
    // Otherwise the 200 MB of garbage from startup may be freed during the upload and hide its
    // cost.
    await collectGarbage(inspector)
    const peak = await watchPeak(server.pid)
    const start = performance.now()
    await input.setInputFiles(film)
    await page.getByRole('group', { name: 'Partie visible' }).waitFor({ timeout })
    const seconds = (performance.now() - start) / 1000
    const serverPeak = await peak()
    await page.requestGC()
    return { serverPeak, browserKept: (await memoryOf(browser)) - before, seconds }
  } finally {
    await browser.close()
    await server.end('SIGTERM')
    close()
    await rm(folder, { recursive: true })
  }
}
