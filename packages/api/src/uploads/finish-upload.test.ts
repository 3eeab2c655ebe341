import { expect, it } from 'vitest'
import { memoryAdapters } from '../memory/index.ts'
import type { Films } from '../ports/films.ts'
import { addressOf, idOf, senderOf } from '../testing/coaching/sending.ts'
import { makeStudio } from '../testing/coaching/studio.ts'
import { videoFile } from '../testing/coaching/video-file.ts'
import type { ContractHost } from '../testing/host.ts'
import { memoryHost } from '../testing/memory-host.ts'

/** Longer than the lease of the key that a process holds while it reads a film, in seconds. */
const leaseOver = 5

/** A studio whose server process can end and start again over the same data. */
async function startedOver() {
  let now = 1_800_000_000
  const clock = { now: () => now, advance: (seconds: number) => (now += seconds) }
  const adapters = memoryAdapters(undefined, { clock })
  const mailer = { ...adapters.mailer, outbox: adapters.outbox, refuse: () => undefined }
  const start = (films: Films): ContractHost => ({
    ...memoryHost({ ...adapters, films }),
    clock,
    mailer,
  })
  const studio = await makeStudio(start(adapters.films))
  const file = await videoFile()
  const sender = (films: Films) => senderOf(start(films), studio.coach.token)
  return { adapters, clock, studio, file, sender }
}

/** Reads no film to its end, as in a process that ends meanwhile; counts the films. */
function endless() {
  const seen: Blob[] = []
  const films: Films = {
    inspect: (film) => {
      seen.push(film)
      return new Promise(() => undefined)
    },
  }
  return { films, seen }
}

it('does not read a film again that ended the process, but rejects it', async () => {
  const { adapters, clock, studio, file, sender } = await startedOver()
  const first = endless()
  const before = sender(first.films)
  const address = addressOf(await before.create(file.length))
  void before.patch(address, 0, file)
  await expect.poll(() => first.seen.length).toBe(1)

  clock.advance(leaseOver)
  const second = endless()
  const after = sender(second.films)
  const answer = await after.head(address)
  const again = await after.head(address)

  expect([answer.status, again.status]).toEqual([415, 404])
  expect(second.seen).toEqual([])
  const { coaching } = adapters.repositories.within({ organisationId: studio.organisationId })
  expect(await coaching.media.all()).toEqual([])
  expect(await adapters.uploads.content(idOf(address))).toBeNull()
})

it('reads a film again that could not be read for another reason than the film', async () => {
  const { adapters, file, sender } = await startedOver()
  const failing = sender({ inspect: () => Promise.reject(new Error('no bucket')) })
  const address = addressOf(await failing.create(file.length))

  expect((await failing.patch(address, 0, file)).status).toBe(500)
  expect((await sender(adapters.films).head(address)).status).toBe(200)
})
