import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

describe('the package', () => {
  it('has no dependencies', () => {
    const { dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(
      read('package.json'),
    ) as Record<string, unknown>
    expect(dependencies).toBeUndefined()
    // Only says which TypeScript reads the types.
    expect(Object.keys(peerDependencies ?? {})).toEqual(['typescript'])
    expect(peerDependenciesMeta).toEqual({ typescript: { optional: true } })
  })

  it('imports only its own files, and Node modules only in its command', () => {
    const foreign = globSync('src/**/*.ts', { cwd: root })
      .filter((file) => !/\.(?:test|fixture)\./.test(file))
      .flatMap((file) =>
        [...read(file).matchAll(/(?:from|import\() ?'([^'.][^']*)'/g)].map(([, name]) => [
          file,
          name,
        ]),
      )
      .filter(([file, name]) => !(file?.startsWith('src/cli/') && name?.startsWith('node:')))
    expect(foreign).toEqual([])
  })

  it('compiles without browser and Node types', async () => {
    const tsc = createRequire(import.meta.url).resolve('typescript/package.json')
    const args = [path.join(path.dirname(tsc), 'bin/tsc'), '-p', 'tsconfig.pure.json']
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root })
    expect(stdout).toBe('')
  })
})
