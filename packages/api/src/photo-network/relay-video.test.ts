import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { memoryAdapters } from '../memory/memory-adapters.ts'
import { memoryPhotoNetwork } from '../memory/memory-photo-network.ts'
import { makeStudio, type Studio } from '../testing/coaching/studio.ts'
import { request } from '../testing/http.ts'
import { startHost } from '../testing/host.ts'
import { memoryHost } from '../testing/memory-host.ts'
import { photoPosts } from '../testing/photo-posts.ts'
import type { Person } from '../testing/world.ts'

const network = memoryPhotoNetwork(photoPosts(1))

/** A network whose files never end. */
const endless = {
  ...network,
  video: async () => ({
    body: new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1000)),
    }),
    size: null,
  }),
}

let studio: Studio

beforeEach(async () => {
  const host = await startHost(async ({ clock, mailer }) =>
    memoryHost(memoryAdapters(undefined, { clock, mailer, photoNetwork: endless })),
  )
  studio = await makeStudio(host)
  for (const { client } of [studio.coach, studio.otherCoach]) {
    const { url } = await client.call('startCoachingPhotoConnection')
    const state = new URL(url).searchParams.get('state') ?? ''
    const body = { code: await network.agree(url), state }
    await client.call('connectCoachingPhotoNetwork', { body })
  }
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

const ask = ({ token }: Person) =>
  request(
    { ...studio.host, baseUrl: studio.host.coachingUrl },
    '/coaching/photo-network/post/1790000/video',
    { method: 'POST', token },
  )

it('allows each coach one stream at a time, and another one once the first has ended', async () => {
  const first = await ask(studio.coach)
  const second = ask(studio.coach)
  const ofOther = await ask(studio.otherCoach)
  await vi.advanceTimersByTimeAsync(5000)

  expect([first.status, ofOther.status]).toEqual([200, 200])
  expect(await (await second).json()).toMatchObject({
    type: 'TOO_MANY',
    message: 'Un autre import est en cours. Réessayez dans un instant.',
  })

  await first.body?.cancel()
  expect((await ask(studio.coach)).status).toBe(200)
})
