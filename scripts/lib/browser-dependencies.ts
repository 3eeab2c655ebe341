import { globSync, readFileSync } from 'node:fs'
import { root } from './paths.ts'

const sources = ['{packages,apps}/*/{src,docs}/**/*.{ts,tsx}', '.storybook/*.{ts,tsx}']

/** Whether only Node loads a file: the server and tests that run in Node. */
const isForNode = (file: string) =>
  file.startsWith('apps/server/') || (/\.test\.tsx?$/.test(file) && !file.includes('.browser.'))

/** A package name after `from`, `import` or `import(`. Type-only imports load nothing. */
const bareImport =
  /(?:^|\s)(?:import|export)(?!\s+type\b)(?:[^'";]*?\sfrom\s|\s|\()'([^'./][^']*)'/g

/** Whether the workspace provides a package or the test runner's plugins prepare it themselves. */
const isProvided = (name: string) =>
  /^(#|node:|@org\/|vite|vitest|storybook|@storybook\/|msw-storybook-addon)/.test(name) ||
  name.endsWith('.css')

/**
 * Lists every package entry that browser code imports. Vite bundles these before the first test
 * runs; an entry that it finds later makes it bundle again and reload the page during a test.
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
