import os from 'node:os'
import { buildWebIfStale } from '../scripts/lib/web-build.ts'
import { measureHiddenTab } from './coaching/hidden-tab.ts'
import { printGoal } from './lib/goal.ts'

await buildWebIfStale()
const run = await measureHiddenTab()
console.log('## Coaching: the runner in a hidden tab\n')
console.log('| measure | goal | measured | median | worst | samples |')
console.log('|---|---:|---:|---:|---:|---:|')
printGoal({
  measure: 'end of an exercise: its sound, early or late',
  goal: 100,
  samples: run.endSounds.map(Math.abs),
  share: 1,
})
printGoal({
  measure: 'change of step, early or late',
  goal: 250,
  samples: run.steps.map(Math.abs),
  share: 1,
})
const { shown, right } = run.firstFrame
if (run.heard !== run.due || !right.includes(shown)) process.exitCode = 1
console.log(`
Hidden by ${run.hiddenBy} for ${(run.hiddenFor / 60_000).toFixed(1)} minutes: visibilityState was 'hidden' all the time.
Longest gap between timers of the page: ${(run.longestGap / 1000).toFixed(1)} s.
Sounds that started: ${run.heard} of ${run.due}.
First frame on return: '${shown}'; right: '${right.join("' or '")}'.
${run.version}, ${os.availableParallelism()} cores, load ${os.loadavg()[0]?.toFixed(1)}`)
