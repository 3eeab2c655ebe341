import { affectedTests, isConfiguration, type AffectedTests } from './affected-tests.ts'
import { maxDistance, maxFiles, type Selection } from './nearest-tests.ts'
import { projects, type Project } from './reports.ts'

/** Maximum number of file names to list; the others are only counted. */
const maxNames = 10

const names = (files: readonly string[]) => [
  ...files.slice(0, maxNames).map((file) => `  ${file}`),
  ...(files.length > maxNames ? [`  and ${files.length - maxNames} more`] : []),
]

/**
 * Returns lines that describe what a run of affected tests includes, and what it leaves out and
 * why.
 */
export function describeSelection(
  { changed, selections, unknown }: AffectedTests,
  requested: readonly Project[] = projects,
): string[] {
  return [
    `Changed files: ${changed.length}.`,
    ...requested.flatMap((project) => {
      const { run, leftOut } = selections[project]
      const count = `${project}: ${run.length} test files`
      if (leftOut.length === 0) return [count]
      return [
        `${count}; ${leftOut.length} more depend on the change, but are over ${maxDistance} imports away or beyond the ${maxFiles} nearest:`,
        ...names(leftOut),
      ]
    }),
    ...(requested.includes('e2e')
      ? [
          'Other end-to-end tests are left out: scripts/lib/tests-of-folders.ts lists none for these files.',
        ]
      : []),
    ...(unknown.length > 0 ? ['No test is known for:', ...names(unknown)] : []),
  ]
}

/**
 * Selects the test files that the changes since the merge base can affect; null if every test must
 * run.
 */
export async function selectChanged(
  requested: readonly Project[],
): Promise<Record<Project, Selection> | null> {
  const affected = await affectedTests()
  const configuration = affected.changed.filter(isConfiguration)
  if (configuration.length > 0) {
    console.log(
      ['Every test runs, because configuration changed:', ...names(configuration)].join('\n'),
    )
    return null
  }
  console.log(describeSelection(affected, requested).join('\n'))
  return affected.selections
}
