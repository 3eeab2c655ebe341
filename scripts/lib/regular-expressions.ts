import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAst } from 'vite'
import { root } from './paths.ts'

/** A regular expression in the sources. */
export interface FoundExpression {
  /** File and expression: `packages/…/file.ts: /source/flags`. */
  readonly location: string
  readonly expression: RegExp
}

const sources = '{packages,apps}/*/src/**/*.{ts,tsx}'
const isTestFile = /\.(test|stories)\.tsx?$|\/(testing|generated)\//

/** Finds every regular expression literal in production code. */
export function findExpressions(): FoundExpression[] {
  return globSync(sources, { cwd: root })
    .filter((file) => !isTestFile.test(file))
    .toSorted()
    .flatMap((file) => expressionsIn(file))
}

function expressionsIn(file: string): FoundExpression[] {
  const found: FoundExpression[] = []
  const program = parseAst(readFileSync(path.join(root, file), 'utf8'), {
    lang: file.endsWith('x') ? 'tsx' : 'ts',
  })
  const open: unknown[] = [program]
  for (const node of open) {
    if (typeof node !== 'object' || node === null) continue
    if ('regex' in node) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string }
      const expression = new RegExp(pattern, flags)
      found.push({ location: `${file}: ${String(expression)}`, expression })
    } else open.push(...Object.values(node))
  }
  return found
}
