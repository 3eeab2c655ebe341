import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { at } from './paths.ts'
import { must, timed } from './process.ts'

const sources = [
  'packages/signature/src',
  'packages/ui/src',
  'packages/api/src',
  'packages/app-kit/src',
  'apps/signature/src',
  'apps/web',
]
const stampFile = at('apps/web/dist/.built-from')

/** A fingerprint of everything that the web build reads: names, sizes and times of its files. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync(at('package-lock.json')))
  const visit = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
      a.name.localeCompare(b.name),
    )) {
      if (entry.name === 'dist' || entry.name === 'node_modules') continue
      const file = path.join(folder, entry.name)
      if (entry.isDirectory()) visit(file)
      else {
        const { size, mtimeMs } = statSync(file)
        hash.update(`${file}:${size}:${mtimeMs};`)
      }
    }
  }
  for (const source of sources) visit(at(source))
  return hash.digest('hex')
}

/** Builds the front end when it is missing or older than its sources. */
export async function buildWebIfStale(): Promise<void> {
  const wanted = fingerprint()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  await timed('building the front end', () =>
    must('vite', ['build', '--logLevel', 'warn'], { cwd: at('apps/web') }),
  )
  mkdirSync(path.dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, wanted)
}
