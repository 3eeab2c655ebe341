// npm run build: builds the published packages, the front end and Storybook, and writes the bill of
// materials.
import { buildPackages } from './lib/package-build.ts'
import { must, timed } from './lib/process.ts'
import { buildWebIfStale } from './lib/web-build.ts'
import { writeBillOfMaterials } from './lib/write-bill-of-materials.ts'

await timed('building @org/signature and @org/ui', buildPackages)
await buildWebIfStale()
await timed('building Storybook', () =>
  must('storybook', ['build', '--output-dir', 'dist/storybook', '--disable-telemetry', '--quiet']),
)
writeBillOfMaterials()
