import { expect, it } from 'vitest'

const sources = import.meta.glob<string>(
  [
    '../../packages/ui/src/**/*.{ts,tsx}',
    '!../../packages/ui/src/testing/**',
    '!../../packages/ui/src/**/*.{test,stories}.*',
    '!../../packages/ui/src/**/testing/**',
  ],
  { eager: true, query: '?raw', import: 'default' },
)

/**
 * Matches an import of React values, such as hooks, `memo` or a DOM root, but not an import of
 * types alone.
 */
const usesReact = /^import (?!type )(?!\{\s*(?:type \w+,?\s*)+\})[^;]*?from 'react(?:-dom[^']*)?'/m

it('marks every module that uses React with "use client"', () => {
  const unmarked = Object.entries(sources)
    .filter(([, code]) => usesReact.test(code) && !code.startsWith("'use client'"))
    .map(([path]) => path)
  expect(unmarked).toEqual([])
})
