// npm run check: everything that CI runs. `--without-tests` leaves out npm test.
import { must, timed } from './lib/process.ts'
import { repositoryVariable } from './lib/repository.ts'

if (!process.env[repositoryVariable])
  console.warn(
    `Warning: ${repositoryVariable} is not set, so packages would be published without repository and homepage.`,
  )

// Side by side: Prettier takes as long as the two others, on one core.
await Promise.all([
  timed('format', () => must('npm', ['run', '--silent', 'format:check'])),
  timed('lint', () => must('npm', ['run', '--silent', 'lint'])),
  timed('types', () => must('npm', ['run', '--silent', 'typecheck'])),
])
await timed('build', () => must('npm', ['run', '--silent', 'build']))
// Side by side too: the one mostly waits for npm to install, the other reads sources only.
await Promise.all([
  timed('published packages', () =>
    must(process.execPath, ['--conditions=org-source', 'scripts/pack-check.ts']),
  ),
  timed('size budgets', () =>
    must(process.execPath, ['--conditions=org-source', 'scripts/size-check.ts']),
  ),
])
if (!process.argv.includes('--without-tests')) {
  await must('npm', ['test'])
  await must('npm', ['run', '--silent', 'claims'])
}
