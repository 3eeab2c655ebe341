import { globSync, readFileSync } from 'node:fs'
import { checkSync } from 'recheck'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { at, root } from './paths.ts'

const isTestFile = /\.(test|stories)\.tsx?$|\/(testing|generated)\//

/** Finds every regular expression literal of a file. */
function expressionsIn(file: string): RegExp[] {
  const found: RegExp[] = []
  const lang = file.endsWith('x') ? 'tsx' : 'ts'
  const open: unknown[] = [parseAst(readFileSync(at(file), 'utf8'), { lang })]
  for (const node of open) {
    if (typeof node !== 'object' || node === null) continue
    if ('regex' in node) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string }
      found.push(new RegExp(pattern, flags))
    } else open.push(...Object.values(node))
  }
  return found
}

/**
 * Describes a text on which the expression takes more than linear time; returns null if there is
 * none.
 */
function slowness({ source, flags }: RegExp): string | null {
  const result = checkSync(source, flags, { timeout: 60_000 })
  if (result.status === 'safe') return null
  return result.status === 'vulnerable' ? result.attack.pattern : result.error.kind
}

it.each([
  ['quadratic over its starting points', /\/+$/],
  ['quadratic within a match', /<([^<>\s]+@[^<>\s]+)>$/],
  ['quadratic because of two adjacent parts', /^\s*\s*x/],
  ['exponential', /^(a+)+$/],
])('finds an expression that is %s', (_, expression) => {
  expect(slowness(expression)).not.toBeNull()
})

it.each([/^\/+/, /<[^<>]*>/g, /^(\d{2} ?){5}$/, /\p{L}+/gu])('accepts %s', (expression) => {
  expect(slowness(expression)).toBeNull()
})

it('finds only linear-time regular expressions in the sources', () => {
  const all = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !isTestFile.test(file))
    .flatMap((file) => expressionsIn(file).map((expression) => ({ file, expression })))
  expect(all.length).toBeGreaterThan(100)
  const slow = all.flatMap(({ file, expression }) => {
    const pattern = slowness(expression)
    return pattern === null ? [] : [`${file}: ${String(expression)}: ${pattern}`]
  })
  expect(slow).toEqual([])
}, 300_000)
