// npm run build: builds the published packages, the front end and Storybook.
import { buildPackages } from './lib/package-build.ts'
import { must, timed } from './lib/process.ts'
import { buildWebIfStale } from './lib/web-build.ts'

await timed('building @org/signature and @org/ui', buildPackages)
await buildWebIfStale()
await timed('building Storybook', () =>
  must('storybook', ['build', '--output-dir', 'dist/storybook', '--disable-telemetry', '--quiet']),
)
