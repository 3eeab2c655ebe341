// npm run check: everything that CI runs. `--without-tests` leaves out npm test.
import { must, timed } from './lib/process.ts'

await timed('format', () => must('npm', ['run', '--silent', 'format:check']))
await timed('lint', () => must('npm', ['run', '--silent', 'lint']))
await timed('types', () => must('npm', ['run', '--silent', 'typecheck']))
await timed('build', () => must('npm', ['run', '--silent', 'build']))
await timed('published packages', () =>
  must(process.execPath, ['--conditions=org-source', 'scripts/pack-check.ts']),
)
if (!process.argv.includes('--without-tests')) {
  await must('npm', ['test'])
  await must('npm', ['run', '--silent', 'claims'])
}
