import os from 'node:os'
import { buildWebIfStale } from '../scripts/lib/web-build.ts'
import { quantile } from './lib/statistics.ts'
import { measureUpload, type Storage, type UploadCost } from './coaching/uploads.ts'

const megabyte = 1_000_000
const small = 10 * megabyte
const large = 1000 * megabyte
/**
 * Maximum number of bytes of memory that the large upload may need in addition to what the small
 * upload needs, in the server and in the browser.
 */
const goal = 40 * megabyte

const inMegabytes = (bytes: number) => `${(bytes / megabyte).toFixed(0)} MB`

const median = (samples: readonly number[]) => quantile(samples, 0.5)

/**
 * Number of measurements of each upload: several, because the figures depend on when garbage is
 * collected.
 */
const repetitions = 3

function printGoal(
  measure: string,
  [ofSmall, ofLarge]: readonly [readonly number[], readonly number[]],
): void {
  const more = median(ofLarge) - median(ofSmall)
  if (!(more <= goal)) process.exitCode = 1
  const cells = [goal, more, median(ofSmall), median(ofLarge), Math.max(...ofLarge)]
  console.log(`| ${[measure, ...cells.map(inMegabytes)].join(' | ')} |`)
}

async function measureUploads(storage: Storage, size: number): Promise<UploadCost[]> {
  const costs: UploadCost[] = []
  for (let run = 0; run < repetitions; run += 1) costs.push(await measureUpload(storage, size))
  return costs
}

await buildWebIfStale()
console.log('## Coaching: uploads of 10 MB and of 1 GB\n')
console.log('| measure | goal | 1 GB costs more | at 10 MB | at 1 GB | at 1 GB, highest |')
console.log('|---|---:|---:|---:|---:|---:|')
const times: string[] = []
for (const storage of ['disk', 'S3'] as const satisfies readonly Storage[]) {
  const ofSmall = await measureUploads(storage, small)
  const ofLarge = await measureUploads(storage, large)
  const compare = (measure: string, read: (cost: UploadCost) => number) =>
    printGoal(`${measure}, ${storage}`, [ofSmall.map(read), ofLarge.map(read)])
  compare('needed by the server', ({ serverPeak }) => serverPeak)
  compare('kept by the browser', ({ browserKept }) => browserKept)
  times.push(`${storage} ${median(ofLarge.map(({ seconds }) => seconds)).toFixed(0)} s`)
}
console.log(
  `\nUploads of 1 GB: ${times.join(', ')}. Node ${process.version}, load ${os.loadavg()[0]?.toFixed(1)}`,
)
