// npm run storybook: starts Storybook on port 6006.
import { run } from './lib/process.ts'

process.exit(await run('storybook', ['dev', '--port', '6006', ...process.argv.slice(2)]))
