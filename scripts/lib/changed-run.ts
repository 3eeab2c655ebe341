import { affectedTests, type AffectedTests } from './affected-tests.ts'
import { changedFiles, isConfiguration } from './changed-files.ts'
import { farthest, mostFiles, type Selection } from './nearest-tests.ts'
import { projects, type Project } from './reports.ts'

/** Names listed in full; of more only the number is told. */
const mostNames = 10

const names = (files: readonly string[]) => [
  ...files.slice(0, mostNames).map((file) => `  ${file}`),
  ...(files.length > mostNames ? [`  and ${files.length - mostNames} more`] : []),
]

/** What a run of affected tests leaves out and why, in lines. */
export function tellSelection(
  changed: readonly string[],
  { selections, unknown }: AffectedTests,
  asked: readonly Project[] = projects,
): string[] {
  return [
    `Changed files: ${changed.length}.`,
    ...asked.flatMap((project) => {
      const { run, leftOut } = selections[project]
      const count = `${project}: ${run.length} test files`
      if (leftOut.length === 0) return [count]
      return [
        `${count}; ${leftOut.length} more depend on the change, but are over ${farthest} imports away or beyond the ${mostFiles} nearest:`,
        ...names(leftOut),
      ]
    }),
    ...(asked.includes('e2e')
      ? [
          'Other end-to-end tests are left out: scripts/lib/tests-of-folders.ts names none for the change.',
        ]
      : []),
    ...(unknown.length > 0 ? ['No test is known for:', ...names(unknown)] : []),
  ]
}

/** The test files that the change since the merge base can affect; null where that is all of them. */
export async function selectChanged(
  asked: readonly Project[],
): Promise<Record<Project, Selection> | null> {
  const changed = await changedFiles()
  const configuration = changed.filter(isConfiguration)
  if (configuration.length > 0) {
    console.log(
      ['Every test runs, because configuration changed:', ...names(configuration)].join('\n'),
    )
    return null
  }
  const affected = await affectedTests(changed)
  console.log(tellSelection(changed, affected, asked).join('\n'))
  return affected.selections
}
