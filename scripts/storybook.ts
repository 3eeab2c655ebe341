// npm run storybook: opens the workbench on port 6006.
import { run } from './lib/process.ts'

process.exit(await run('storybook', ['dev', '--port', '6006', ...process.argv.slice(2)]))
