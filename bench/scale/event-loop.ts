// Loaded into a server process with `--import`. On SIGUSR2, it writes the delays of the event loop
// since the last signal, in milliseconds, to the file in EVENT_LOOP_FILE.
import { renameSync, writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** The histogram counts the time from one tick of its timer to the next. */
const resolution = 10

const file = process.env['EVENT_LOOP_FILE'] ?? ''
const histogram = monitorEventLoopDelay({ resolution })
histogram.enable()
process.on('SIGUSR2', () => {
  const delay = (percentile: number) => histogram.percentile(percentile) / 1e6 - resolution
  writeFileSync(`${file}.new`, JSON.stringify({ p99: delay(99), p999: delay(99.9) }))
  renameSync(`${file}.new`, file)
  histogram.reset()
})
