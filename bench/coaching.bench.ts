import os from 'node:os'
import { buildWebIfStale } from '../scripts/lib/web-build.ts'
import { measureUpload, type Storage } from './coaching/uploads.ts'

const megabyte = 1_000_000
const small = 10 * megabyte
const large = 1000 * megabyte
/**
 * How many bytes of memory the large upload may need more than the small one, in the server and in
 * the browser.
 */
const goal = 40 * megabyte

const inMegabytes = (bytes: number) => `${(bytes / megabyte).toFixed(0)} MB`

function printGoal(measure: string, [ofSmall, ofLarge]: readonly [number, number]): void {
  const more = ofLarge - ofSmall
  if (!(more <= goal)) process.exitCode = 1
  const cells = [measure, ...[goal, more, ofSmall, ofLarge].map(inMegabytes)]
  console.log(`| ${cells.join(' | ')} |`)
}

await buildWebIfStale()
console.log('## Coaching: uploads of 10 MB and of 1 GB\n')
console.log('| measure | goal | 1 GB costs more | at 10 MB | at 1 GB |')
console.log('|---|---:|---:|---:|---:|')
const times: string[] = []
for (const storage of ['disk', 'S3'] as const satisfies readonly Storage[]) {
  const ofSmall = await measureUpload(storage, small)
  const ofLarge = await measureUpload(storage, large)
  printGoal(`needed by the server, ${storage}`, [ofSmall.serverPeak, ofLarge.serverPeak])
  printGoal(`kept by the browser, ${storage}`, [ofSmall.browserKept, ofLarge.browserKept])
  times.push(`${storage} ${ofLarge.seconds.toFixed(0)} s`)
}
console.log(
  `\nUploads of 1 GB: ${times.join(', ')}. Node ${process.version}, load ${os.loadavg()[0]?.toFixed(1)}`,
)
