import type { Sample } from './form/page.tsx'
import { openInBrowser } from './lib/in-browser.ts'
import { quantile } from './lib/statistics.ts'

const fields = 1000
const rounds = 6
const mountsPerRound = 3
const keystrokes = 50

const run = await openInBrowser('form/page.tsx')
const names = await run.call<string[]>('engineNames')
const samples = new Map(names.map((name) => [name, [] as Sample[]]))
// The first round warms up; then the engines alternate, and each round starts with a different one.
for (let round = 0; round <= rounds; round += 1) {
  for (let turn = 0; turn < names.length; turn += 1) {
    const name = names[(round + turn) % names.length]!
    for (let mount = 1; mount <= mountsPerRound; mount += 1) {
      const keys = mount === mountsPerRound ? keystrokes : 0
      const sample = await run.call<Sample>('measureEngine', name, fields, keys)
      if (round > 0) samples.get(name)!.push(sample)
    }
  }
}
await run.close()

console.log(`## Forms of ${fields.toLocaleString('en')} fields\n`)
console.log(
  '| form | mount, best ms | mount, median | keystroke, best | keystroke, median | keystroke, p95 |',
)
console.log('|---|---:|---:|---:|---:|---:|')
for (const [name, measured] of samples) {
  const mounts = measured.map(({ mount }) => mount)
  const keys = measured.flatMap((sample) => sample.keystrokes)
  const cells = [
    quantile(mounts, 0).toFixed(0),
    quantile(mounts, 0.5).toFixed(0),
    quantile(keys, 0).toFixed(1),
    quantile(keys, 0.5).toFixed(1),
    quantile(keys, 0.95).toFixed(1),
  ]
  console.log(`| ${name} | ${cells.join(' | ')} |`)
}
console.log(
  `\nChromium ${run.version}; ${rounds * mountsPerRound} mounts and ${rounds * keystrokes} keystrokes of each`,
)
