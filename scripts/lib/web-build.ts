import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { at, root } from './paths.ts'
import { must, timed } from './process.ts'

/** Patterns of the files that the web build reads, including `exports` and compiler options. */
const sources = [
  'package-lock.json',
  'tsconfig.base.json',
  '{packages/*,apps/{signature,stock,coaching,coaching-admin,tour}}/{package.json,tsconfig.json,src/**}',
  'apps/web/**',
]
const stampFile = at('apps/web/dist/.built-from')

/**
 * Returns a fingerprint of everything that the web build reads: names, sizes and modification
 * times.
 */
export function fingerprint(repository: string): string {
  const hash = createHash('sha256')
  const exclude = ['apps/web/{dist,node_modules}/**', 'packages/adapters/**']
  for (const file of globSync(sources, { cwd: repository, exclude }).sort()) {
    const found = statSync(path.join(repository, file))
    if (found.isFile()) hash.update(`${file}:${found.size}:${found.mtimeMs};`)
  }
  return hash.digest('hex')
}

/** Builds the front end if it is missing or its sources have changed. */
export async function buildWebIfStale(): Promise<void> {
  const wanted = fingerprint(root)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  // Vite would build React for development if a test called this, since Vitest sets NODE_ENV to
  // `test`.
  const env = { ...process.env, NODE_ENV: 'production' }
  await timed('building the front end', () =>
    must('vite', ['build', '--logLevel', 'warn'], { cwd: at('apps/web'), env }),
  )
  mkdirSync(path.dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, wanted)
}
