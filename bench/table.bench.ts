import type { Sample } from './table/page.tsx'
import { openInBrowser } from './lib/in-browser.ts'
import { quantile } from './lib/statistics.ts'

const sizes = [10_000, 100_000]
const rounds = 7

const run = await openInBrowser('table/page.tsx')
const names = await run.call<string[]>('engineNames')
for (const size of sizes) {
  const samples = new Map(names.map((name) => [name, [] as Sample[]]))
  // The first round warms up; then the tables alternate, and each round starts with a different
  // one.
  for (let round = 0; round <= rounds; round += 1) {
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(round + turn) % names.length]!
      const sample = await run.call<Sample>('measureEngine', name, size)
      if (round > 0) samples.get(name)!.push(sample)
    }
  }
  console.log(`## Tables of ${size.toLocaleString('en')} rows\n`)
  console.log(
    '| table | mount | first sort | keystroke, median | keystroke, slowest | scroll step, median | scroll step, p95 | longest task, median (slowest round): mount | search | scroll | sort |',
  )
  console.log('|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|')
  for (const [name, measured] of samples) {
    const median = (read: (sample: Sample) => number) => quantile(measured.map(read), 0.5)
    const keys = measured.flatMap(({ keystrokes }) => keystrokes)
    const steps = measured.flatMap(({ scrollSteps }) => scrollSteps)
    const cells = [
      median(({ mount }) => mount).toFixed(0),
      median(({ sort }) => sort).toFixed(0),
      quantile(keys, 0.5).toFixed(0),
      median(({ keystrokes }) => Math.max(...keystrokes)).toFixed(0),
      quantile(steps, 0.5).toFixed(1),
      quantile(steps, 0.95).toFixed(1),
      ...(['mount', 'search', 'scroll', 'sort'] as const).map((phase) => {
        const slowest = Math.max(...measured.map(({ longestTask }) => longestTask[phase]))
        return `${median(({ longestTask }) => longestTask[phase]).toFixed(0)} (${slowest.toFixed(0)})`
      }),
    ]
    console.log(`| ${name} | ${cells.join(' | ')} |`)
  }
  console.log()
}
await run.close()
console.log(`Chromium ${run.version}, ${rounds} rounds; all figures in milliseconds`)
