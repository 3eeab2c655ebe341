import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Session } from '@org/api/client'
import { launchServer } from '../../e2e/support/server-process.ts'
import { freePort } from '../../e2e/support/server.ts'
import { clientOf } from '../../e2e/support/session.ts'
import { buildWebIfStale } from '../../scripts/lib/web-build.ts'

export const largeOrganisation = {
  employees: 10_000,
  teams: 200,
  banners: 500,
  notifications: 200,
} as const

export interface FilledServer {
  url: string
  /** An administrator's session. */
  auth: Session
  stop(): Promise<void>
}

/** Starts the server in its own process, with an embedded database of the large organisation. */
export async function startFilledServer(): Promise<FilledServer> {
  await buildWebIfStale()
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'paraphe-bench-'))
  const auth = fill(dataDir)
  const port = await freePort()
  const server = await launchServer({ PORT: String(port), DATA_DIR: dataDir }, [])
  const url = `http://localhost:${port}`
  await createNotifications(url, auth)
  return {
    url,
    auth,
    async stop() {
      await server.end('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Fills the notification list, which shows the newest 50. */
async function createNotifications(url: string, auth: Session): Promise<void> {
  const client = clientOf(url, auth.access_token)
  const path = { id: auth.organisation_id }
  for (let created = 1; created <= largeOrganisation.notifications; created += 1)
    await client.call('reportImport', { path, body: { created } })
}

/**
 * Fills the data folder by running the server's own script, and returns the session that the script
 * prints.
 */
function fill(dataDir: string): Session {
  const program = path.resolve(import.meta.dirname, '../../apps/server/test/large-organisation.ts')
  const { employees, teams, banners } = largeOrganisation
  const sizes = [employees, teams, banners].map(String)
  const printed = execFileSync(
    process.execPath,
    [
      '--conditions=org-source',
      '--disable-warning=ExperimentalWarning',
      program,
      dataDir,
      ...sizes,
    ],
    { encoding: 'utf8' },
  )
  return JSON.parse(printed) as Session
}
