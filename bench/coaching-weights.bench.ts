import { readFile } from 'node:fs/promises'
import { launchBrowser } from '../e2e/support/browser.ts'
import { weighPage } from '../e2e/support/page-weight.ts'
import { at } from '../scripts/lib/paths.ts'
import { buildWebIfStale } from '../scripts/lib/web-build.ts'
import { weigh } from '../scripts/lib/weigh.ts'
import { openStudio } from './coaching/studio.ts'

const kilobyte = 1000

/**
 * Returns how many bytes of scripts the page of a shared session loads until the runner has
 * started.
 */
async function weighRunner(): Promise<number> {
  const studio = await openStudio()
  const browser = await launchBrowser()
  try {
    const film = await readFile(at('apps/server/demo/coaching/squat.mp4'))
    const exerciceId = await studio.addExercice('Squats', new Uint8Array(film))
    const exercices = [{ exerciceId, seconds: 60, restSeconds: 0 }]
    const key = await studio.share('Séance', [{ title: 'Bloc', volume: 1, exercices }])
    const page = await browser.newPage({ locale: 'fr-FR' })
    const address = `${studio.url}/app/training-sessions/${key}`
    const { scripts } = await weighPage(page, address, async () => {
      await page.getByRole('button', { name: 'Lancer la séance' }).click()
      await page.getByRole('heading', { name: 'Préparez-vous' }).waitFor()
    })
    return scripts
  } finally {
    await browser.close()
    await studio.stop()
  }
}

/** Matches the modules that every page loads anyway. */
const shared = new RegExp(`^(react-aria|${at('packages/ui/src')}/(primitives|theme|locale)/)`)

function printWeight(part: string, limit: number, bytes: number): void {
  if (bytes > limit * kilobyte) process.exitCode = 1
  console.log(`| ${part} | ${limit} kB | ${(bytes / kilobyte).toFixed(1)} kB |`)
}

await buildWebIfStale()
console.log('## Coaching: scripts, gzipped\n')
console.log('| part | goal | measured |')
console.log('|---|---:|---:|')
printWeight("runner's page, without media", 150, await weighRunner())
const map = await weigh(`export * from '@org/ui/muscle-map'`, (id) => shared.test(id))
printWeight('muscle map, without primitives, theme and locale', 15, map.bytes + map.lazyBytes)
