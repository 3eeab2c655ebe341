// npm run check: runs everything that CI runs. `--without-tests` skips the tests and the claims.
import { must, timed } from './lib/process.ts'

if (!process.env['PACKAGE_REPOSITORY'])
  console.warn(
    'Warning: PACKAGE_REPOSITORY is not set, so packages would be published without "repository" and "homepage".',
  )

// These run in parallel, because none of them keeps every core busy all the time.
await Promise.all([
  timed('format', () => must('npm', ['run', '--silent', 'format:check'])),
  timed('lint', () => must('npm', ['run', '--silent', 'lint'])),
  timed('types', () => must('npm', ['run', '--silent', 'typecheck'])),
])
await timed('build', () => must('npm', ['run', '--silent', 'build']))
// These run in parallel, because the first mostly waits for npm and the second only reads sources.
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
