/**
 * A program for tests: logs as the server does, and ends. Its first argument is the number of lines of
 * 1 kB, its second how it ends: `exit` or `crash`.
 */
import { createStandardLogger } from '../src/log/create-logger.ts'
import { watchProcessEnd } from '../src/log/process-end.ts'

const [count, end] = process.argv.slice(2)
const { logger, stream } = createStandardLogger('info')
watchProcessEnd(stream)
// The test pauses its reading now.
process.stdout.write('listening on http://localhost\n')
await new Promise((resolve) => setTimeout(resolve, 300))
for (let line = 1; line <= Number(count); line += 1) logger.info({ line, text: 'x'.repeat(1000) })
if (end === 'crash') throw new Error('crashed')
process.exit(0)
