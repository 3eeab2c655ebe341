import path from 'node:path'
import { capture } from './process.ts'

/** Patterns of files that every test depends on without importing them. */
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
  // Imported by the Vite and Vitest configuration.
  'scripts/lib/{baselines,browser,browser-commands,browser-dependencies}.ts',
  'scripts/lib/{paths,process,quick-screenshots,style-names}.ts',
]

/** Whether a changed file can affect every test. */
export const isConfiguration = (file: string): boolean =>
  configuration.some((pattern) => path.matchesGlob(file, pattern))

const lines = (output: string) => output.split('\n').filter((line) => line !== '')

/**
 * Finds the commit where this branch diverged from `origin/main`, or from `main` if that is
 * missing.
 */
async function mergeBase(): Promise<string> {
  for (const branch of ['origin/main', 'main']) {
    const found = await capture('git', ['merge-base', 'HEAD', branch]).catch(() => '')
    if (found) return found.trim()
  }
  throw new Error(
    '--changed compares with the branch `origin/main` or `main`, but neither exists: fetch one.',
  )
}

/**
 * Lists files changed since the merge base (committed, uncommitted or untracked), relative to the
 * repository.
 */
export async function changedFiles(): Promise<string[]> {
  const [tracked, untracked] = await Promise.all([
    mergeBase().then((base) =>
      capture('git', ['-c', 'core.quotePath=off', 'diff', '--name-only', '--no-renames', base]),
    ),
    capture('git', ['-c', 'core.quotePath=off', 'ls-files', '--others', '--exclude-standard']),
  ])
  return [...new Set([...lines(tracked), ...lines(untracked)])].sort()
}
