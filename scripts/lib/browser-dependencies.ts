import { globSync, readFileSync } from 'node:fs'
import { root } from './paths.ts'

const sources = ['{packages,apps}/*/{src,docs}/**/*.{ts,tsx}', '.storybook/*.{ts,tsx}']

/** Tests and fixtures of Node, and the server, which no browser loads. */
const isForNode = (file: string) =>
  file.startsWith('apps/server/') || (/\.test\.tsx?$/.test(file) && !file.includes('.browser.'))

/** Bare names after `from`, `import` or `import(`; imports of types alone load nothing. */
const bareImport =
  /(?:^|\s)(?:import|export)(?!\s+type\b)(?:[^'";]*?\sfrom\s|\s|\()'([^'./][^']*)'/g

/** What the workspace itself provides, or the test runner's plugins prepare on their own. */
const isProvided = (name: string) =>
  /^(#|node:|@org\/|vite|vitest|storybook|@storybook\/|msw-storybook-addon)/.test(name) ||
  name.endsWith('.css')

/**
 * Every package entry that code for the browser imports. Vite bundles these before the first test
 * runs; one that it meets later makes it bundle anew and reload the page under a running test.
 */
export function browserDependencies(): string[] {
  const names = globSync(sources, { cwd: root })
    .filter((file) => !isForNode(file))
    .flatMap((file) =>
      [...readFileSync(`${root}/${file}`, 'utf8').matchAll(bareImport)].map(
        (match) => match[1] ?? '',
      ),
    )
  return [...new Set(names)].filter((name) => !isProvided(name)).sort()
}
