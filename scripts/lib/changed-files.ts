import path from 'node:path'
import { capture } from './process.ts'

/** Files that every test depends on without importing them. */
const configuration = [
  'package-lock.json',
  '**/package.json',
  '**/tsconfig*.json',
  '.npmrc',
  '{vite,vitest}.*.ts',
  '.storybook/*.{ts,tsx}',
  '.storybook/screenshots/**',
  'scripts/run.mjs',
  'scripts/test.ts',
  // Imported by the configurations of Vite and Vitest.
  'scripts/lib/{baselines,browser,browser-commands,browser-dependencies,paths,process,style-names}.ts',
]

/** Whether a changed file can affect every test. */
export const isConfiguration = (file: string): boolean =>
  configuration.some((pattern) => path.matchesGlob(file, pattern))

const lines = (output: string) => output.split('\n').filter((line) => line !== '')

/** The commit where this branch left `origin/main`, or `main` in a clone without it. */
async function mergeBase(): Promise<string> {
  for (const branch of ['origin/main', 'main']) {
    const found = await capture('git', ['merge-base', 'HEAD', branch]).catch(() => '')
    if (found) return found.trim()
  }
  throw new Error('--changed needs a branch `origin/main` or `main` to compare with: fetch one.')
}

/** Files changed since the merge base, relative to the repository: committed, uncommitted, untracked. */
export async function changedFiles(): Promise<string[]> {
  const [tracked, untracked] = await Promise.all([
    mergeBase().then((base) =>
      capture('git', ['-c', 'core.quotePath=off', 'diff', '--name-only', '--no-renames', base]),
    ),
    capture('git', ['-c', 'core.quotePath=off', 'ls-files', '--others', '--exclude-standard']),
  ])
  return [...new Set([...lines(tracked), ...lines(untracked)])].sort()
}
