import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { launchServer } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Holds a data folder as a first start leaves it (`empty`) and one of the demonstration (`demo`). */
    preparedData: string
  }
}

/**
 * Runs the server's first start once for all files: creating a database takes longer than all the
 * rest of a start. Each server of the tests gets a copy of its own.
 */
export default async function prepareData(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'paraphe-prepared-'))
  const firstStart = async (kind: string, ...args: string[]) => {
    const settings = { PORT: '0', DATA_DIR: path.join(folder, kind) }
    await (await launchServer(settings, args)).end('SIGTERM')
  }
  await firstStart('empty')
  cpSync(path.join(folder, 'empty'), path.join(folder, 'demo'), { recursive: true })
  await firstStart('demo', '--demo')
  project.provide('preparedData', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
