import os from 'node:os'
import { buildWebIfStale } from '../scripts/lib/web-build.ts'
import { encodeFilm } from './coaching/full-hd-film.ts'
import { measureVideos } from './coaching/videos.ts'
import { measureViewers } from './coaching/viewers.ts'
import { printGoal } from './lib/goal.ts'

await buildWebIfStale()
const film = await encodeFilm({ seconds: 20, framesPerSecond: 30, bitrate: 5_000_000 })
const bitrate = (film.bytes.length * 8) / film.seconds / 1_000_000
console.log(`## Coaching: videos of 1080p at ${bitrate.toFixed(1)} Mbit/s\n`)
console.log('| measure | goal | measured | median | slowest | samples |')
console.log('|---|---:|---:|---:|---:|---:|')
const { firstFrames, fromAddress, nextStarts } = await measureVideos(film)
printGoal({
  measure: 'shared session: first frame, from the launch',
  goal: 1000,
  samples: firstFrames,
  share: 1,
})
printGoal({
  measure: 'shared session: first frame, from the address',
  goal: 1000,
  samples: fromAddress,
  share: 1,
})
printGoal({
  measure: 'next video: its start after the change of step',
  goal: 100,
  samples: nextStarts,
  share: 1,
})

const { viewers, cores, serverPeak } = await measureViewers()
const stalled = viewers.filter(({ stalls }) => stalls > 0).length
if (stalled > 0) process.exitCode = 1
const leastAhead = Math.min(...viewers.map((viewer) => viewer.leastAhead))
const startedAfter = Math.max(...viewers.map((viewer) => viewer.startedAfter))
console.log(`
${viewers.length} viewers at 5 Mbit/s for two minutes: the buffers of ${stalled} ran empty.
The least that a buffer held: ${leastAhead.toFixed(1)} s. The last one to start began after ${startedAfter.toFixed(1)} s.
The server used ${cores?.toFixed(2) ?? '?'} cores and ${(serverPeak / 1_000_000).toFixed(0)} MB more than before.
Node ${process.versions.node}, ${os.availableParallelism()} cores, load ${os.loadavg()[0]?.toFixed(1)}`)
