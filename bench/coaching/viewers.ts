import { setTimeout as wait } from 'node:timers/promises'
import { arrangedVideo, longVideo } from '@org/api/testing'
import { processorTime } from '../server/processor.ts'
import { watchPeak } from './memory.ts'
import { openStudio, type Studio } from './studio.ts'
import { pace, watch, type Watched } from './viewer.ts'

const viewers = 100
const videos = 10
const seconds = 120
const length = seconds * pace

export interface Watching {
  viewers: readonly Watched[]
  /**
   * Average number of processor cores that the server used; null if the system does not report it.
   */
  cores: number | null
  /** Peak memory of the server minus its memory before the first viewer, in bytes. */
  serverPeak: number
}

/** Shares a session, and returns the addresses of its videos, as its public page gets them. */
async function shareVideos({ url, client, addExercice, share }: Studio): Promise<string[]> {
  const video = await arrangedVideo(await longVideo(length))
  const entries = []
  for (let place = 0; place < videos; place += 1) {
    const exerciceId = await addExercice(`Exercice ${place + 1}`, video)
    entries.push({ exerciceId, seconds, restSeconds: 0 })
  }
  const key = await share('Séance', [{ title: 'Bloc', volume: 1, exercices: entries }])
  const { blocs } = await client.call('getSharedTrainingSession', { path: { key } })
  return blocs.flatMap(({ exercices }) =>
    exercices.map(({ exercice }) => new URL(exercice.video?.url ?? '', url).href),
  )
}

/**
 * Lets 100 people watch videos of a shared session: each person watches one video of two minutes.
 * All of them start within the first ten seconds.
 */
export async function measureViewers(): Promise<Watching> {
  const studio = await openStudio()
  try {
    const addresses = await shareVideos(studio)
    const { pid } = studio.server
    const peak = await watchPeak(pid)
    const before = processorTime([pid])
    const start = performance.now()
    const watched = await Promise.all(
      Array.from({ length: viewers }, async (_, viewer) => {
        await wait(viewer * 100)
        return watch(addresses[viewer % videos] ?? '', length)
      }),
    )
    const after = processorTime([pid])
    const took = (performance.now() - start) / 1000
    return {
      viewers: watched,
      cores: before === null || after === null ? null : (after - before) / took,
      serverPeak: await peak(),
    }
  } finally {
    await studio.stop()
  }
}
