import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build, preview } from 'vite'

export interface BuiltPage {
  url: string
  close: () => Promise<void>
}

/** Builds pages for production and serves them on loopback. */
export async function serveBuiltPages(root: string, pages: readonly string[]): Promise<BuiltPage> {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'paraphe-page-'))
  const configFile = path.resolve(import.meta.dirname, '../../vite.config.ts')
  const shared = { root, configFile, logLevel: 'error' } as const
  await build({
    ...shared,
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: pages.map((page) => path.join(root, page)) },
    },
  })
  const server = await preview({
    ...shared,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  })
  return {
    url: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
    async close() {
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}
