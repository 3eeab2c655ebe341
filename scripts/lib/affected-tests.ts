import path from 'node:path'
import { createVitest, type TestProject } from 'vitest/node'
import { importDistances, nearestTests, type Selection } from './nearest-tests.ts'
import { at, root } from './paths.ts'
import { capture } from './process.ts'
import type { Project } from './reports.ts'
import { e2eOf, readersOf } from './tests-of-folders.ts'

export interface AffectedTests {
  /** Files changed since the merge base: committed, uncommitted or untracked. */
  changed: readonly string[]
  selections: Record<Project, Selection>
  /** Changed files that no test imports and that scripts/lib/tests-of-folders.ts does not cover. */
  unknown: string[]
}

/** Patterns of files that every test depends on without importing them. */
const configuration = [
  'package-lock.json',
  '**/package.json',
  '**/tsconfig*.json',
  '.npmrc',
  '{vite,vitest}.*.ts',
  'apps/web/vite.config.ts',
  'scripts/lib/*.setup.ts',
  'scripts/lib/web-build.ts',
  'apps/server/test/prepared-data.setup.ts',
  '.storybook/*.{ts,tsx}',
  '.storybook/screenshots/**',
  'scripts/run.mjs',
  'scripts/test.ts',
  // Imported by the Vite and Vitest configuration.
  'scripts/lib/{baselines,browser,browser-commands}.ts',
  'scripts/lib/{paths,process,quick-screenshots,styled-components}.ts',
]

/** Whether a changed file can affect every test. */
export const isConfiguration = (file: string): boolean =>
  configuration.some((pattern) => path.matchesGlob(file, pattern))

const relative = (file: string) => path.relative(root, file).replaceAll(path.sep, '/')
const all = (run: string[]): Selection => ({ run: [...new Set(run)].sort(), leftOut: [] })

/** The branch to compare with: `origin/main`, or `main` if that is missing. */
const baseBranch = () =>
  capture('git', ['rev-parse', '--verify', 'origin/main']).then(
    () => 'origin/main',
    () => 'main',
  )

const modulesOf = ({ vite }: TestProject, file: string) =>
  Object.values(vite.environments).flatMap(({ moduleGraph }) => [
    ...(moduleGraph.getModulesByFile(at(file)) ?? []),
  ])

/**
 * Finds the files that import a file, using the module graph that Vitest built to find the tests.
 */
const importersIn = (project: TestProject) => (file: string) =>
  modulesOf(project, file)
    .flatMap(({ importers }) => [...importers])
    .flatMap((importer) => (importer.file ? [relative(importer.file)] : []))

/**
 * Finds the changed files and the tests that they can affect. Vitest gets the changes from Git and
 * follows the imports of every test. Only the nearest browser tests run, because each test file
 * takes seconds.
 */
export async function affectedTests(): Promise<AffectedTests> {
  const environment = { ...process.env }
  // The `vitest` command normally sets these variables; without them, Storybook's plugin finds no
  // stories.
  Object.assign(process.env, { VITEST: 'true', TEST: 'true' })
  const vitest = await createVitest('test', {
    watch: false,
    changed: await baseBranch(),
    // If one of these files has changed, every test runs, so Vitest need not search for importers.
    forceRerunTriggers: configuration.map((pattern) => at(pattern)),
  })
  try {
    const specifications = await vitest.getRelevantTestSpecifications()
    const changed = (vitest.config.related ?? []).map(relative).sort()
    // The name of a browser project includes its browser: `stories (chromium)`.
    const projectsOf = (name: Project) =>
      vitest.projects.filter((project) => project.name.split(' ')[0] === name)
    const testsOf = (name: Project) =>
      specifications
        .filter(({ project }) => projectsOf(name).includes(project))
        .map(({ moduleId }) => relative(moduleId))
    const distancesIn = (name: Project, files: readonly string[]) =>
      importDistances(files, (file) =>
        projectsOf(name).flatMap((project) => importersIn(project)(file)),
      )
    const nearestOf = (name: Project) =>
      nearestTests(testsOf(name), changed, distancesIn(name, changed))
    const e2eDistances = distancesIn(
      'e2e',
      changed.filter((file) => file.startsWith('e2e/')),
    )
    return {
      changed,
      selections: {
        unit: all([...testsOf('unit'), ...changed.flatMap(readersOf)]),
        browser: nearestOf('browser'),
        stories: nearestOf('stories'),
        e2e: all([
          ...testsOf('e2e').filter((test) => e2eDistances.has(test)),
          ...changed.flatMap(e2eOf),
        ]),
      },
      unknown: changed.filter(
        (file) =>
          !vitest.projects.some((project) => modulesOf(project, file).length > 0) &&
          [...e2eOf(file), ...readersOf(file)].length === 0,
      ),
    }
  } finally {
    await vitest.close()
    // Vitest sets NODE_ENV to `test`, which would turn a later build into a development build.
    process.env = environment
  }
}
