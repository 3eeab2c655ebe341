import type { Browser } from 'playwright'
import { launchBrowser } from '../../e2e/support/browser.ts'
import type { Film } from './full-hd-film.ts'
import { openStudio } from './studio.ts'
import { watchVideos } from './watch-videos.ts'

const exercices = 6
const rounds = 3
/** Duration of each exercise, and of the countdown before it, in seconds. */
const [work, countdown] = [3, 3]

/** The measured times, in ms. */
export interface VideoTimes {
  /** From the click that launches a session until its first frame. */
  firstFrames: number[]
  /** From the request of the page to the first frame, if the session is launched immediately. */
  fromAddress: number[]
  /** From the change of step until the first frame of the next video. */
  nextStarts: number[]
}

/**
 * Plays a shared session with six different videos several times, each time with an empty browser
 * cache.
 */
export async function measureVideos({ bytes }: Film): Promise<VideoTimes> {
  const studio = await openStudio()
  const browser = await launchBrowser()
  try {
    const entries = []
    for (let place = 0; place < exercices; place += 1) {
      const exerciceId = await studio.addExercice(`Exercice ${place + 1}`, bytes)
      entries.push({ exerciceId, seconds: work, restSeconds: 0 })
    }
    const key = await studio.share('Séance filmée', [
      { title: 'Bloc', volume: 1, exercices: entries },
    ])
    const address = `${studio.url}/app/training-sessions/${key}`
    const times: VideoTimes = { firstFrames: [], fromAddress: [], nextStarts: [] }
    for (let round = 0; round < rounds; round += 1) {
      const atOnce = await train(browser, address, 0)
      times.fromAddress.push(atOnce.firstFrame)
      times.nextStarts.push(...atOnce.nextStarts)
      const later = await train(browser, address, 1000)
      times.firstFrames.push(later.firstFrame - later.launchedAt)
      times.nextStarts.push(...later.nextStarts)
    }
    return times
  } finally {
    await browser.close()
    await studio.stop()
  }
}

/** @param settled how long the page is open before the session is launched, in ms */
async function train(browser: Browser, address: string, settled: number) {
  const page = await browser.newPage({ locale: 'fr-FR', viewport: { width: 390, height: 844 } })
  try {
    await page.addInitScript(watchVideos, settled)
    await page.goto(address)
    const timeout = (exercices * (work + countdown) + 30) * 1000
    await page.getByRole('heading', { name: 'Bravo !' }).waitFor({ timeout })
    const { videos, launchedAt } = await page.evaluate(() => ({
      videos: window.videos,
      launchedAt: window.launchedAt,
    }))
    const [first, ...others] = videos.map(({ currentAt, startedAt }) => ({
      currentAt: currentAt ?? Infinity,
      startedAt: startedAt ?? Infinity,
    }))
    if (!first || others.length !== exercices - 1)
      throw new Error(`The runner showed ${videos.length} videos.`)
    return {
      launchedAt,
      firstFrame: first.startedAt,
      nextStarts: others.map(({ currentAt, startedAt }) => startedAt - currentAt),
    }
  } finally {
    await page.context().close()
  }
}
