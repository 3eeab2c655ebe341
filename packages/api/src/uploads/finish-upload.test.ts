import { expect, it, onTestFinished, vi } from 'vitest'
import { memoryAdapters } from '../memory/index.ts'
import type { Films } from '../ports/films.ts'
import { addressOf, idOf, senderOf } from '../testing/coaching/sending.ts'
import { makeStudio } from '../testing/coaching/studio.ts'
import { videoFile } from '../testing/coaching/video-file.ts'
import type { ContractHost } from '../testing/host.ts'
import { memoryHost } from '../testing/memory-host.ts'

/** Longer than the lease of the key that a process holds while it reads a film, in seconds. */
const leaseOver = 5
/** Longer than the mark of a film that is being read protects it, in seconds. */
const markOver = 61
/** Longer than a process watches such a mark before it believes it, in ms. */
const watchOver = 13_000

/** A studio over whose data several server processes run, also one after the other. */
async function processes() {
  let now = 1_800_000_000
  const clock = { now: () => now, advance: (seconds: number) => (now += seconds) }
  const adapters = memoryAdapters(undefined, { clock })
  const mailer = { ...adapters.mailer, outbox: adapters.outbox, refuse: () => undefined }
  const start = (films: Films, renews = true): ContractHost => {
    const { repositories } = adapters
    const { idempotency } = repositories
    const renew = async (...lease: Parameters<typeof idempotency.renew>) =>
      renews ? idempotency.renew(...lease) : undefined
    const own = { ...repositories, idempotency: { ...idempotency, renew } }
    return { ...memoryHost({ ...adapters, repositories: own, films }), clock, mailer }
  }
  const studio = await makeStudio(start(adapters.films))
  const file = await videoFile()
  const media = adapters.repositories.within(studio).coaching.media
  return { adapters, clock, studio, file, start, media }
}

/** Reads films only once `finish` is called, or never; counts them. */
function slow(real: Films) {
  const seen: Blob[] = []
  const gate = Promise.withResolvers<void>()
  const films: Films = {
    async inspect(film, signal) {
      seen.push(film)
      const { promise, reject } = Promise.withResolvers<never>()
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
      await Promise.race([gate.promise, promise])
      return real.inspect(film)
    },
  }
  return { films, seen, finish: gate.resolve }
}

/**
 * A process that is reading a film, and that no longer renews its lease: it has crashed, or the
 * database does not answer.
 */
async function reading() {
  const all = await processes()
  const { adapters, studio, file, start } = all
  const { films, seen, finish } = slow(adapters.films)
  const host = start(films, false)
  const sender = senderOf(host, studio.coach.token)
  const address = addressOf(await sender.create(file.length))
  const sent = sender.patch(address, 0, file)
  await expect.poll(() => seen.length).toBe(1)
  return { ...all, host, sender, address, sent, finish }
}

/** Lets the time of a process pass, but not that of the data. */
async function pass<Result>(milliseconds: number, work: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const result = work()
  await vi.advanceTimersByTimeAsync(milliseconds)
  vi.useRealTimers()
  return result
}

it('does not read a film again that ended the process, but rejects it', async () => {
  const { adapters, clock, studio, start, media, address } = await reading()

  clock.advance(markOver)
  const second = slow(adapters.films)
  const after = senderOf(start(second.films), studio.coach.token)
  const answer = await pass(watchOver, () => after.head(address))
  const again = await after.head(address)

  expect([answer.status, again.status]).toEqual([415, 404])
  expect(second.seen).toEqual([])
  expect(await media.all()).toEqual([])
  expect(await adapters.uploads.content(idOf(address))).toBeNull()
})

it('keeps a film that another process may be reading, though its lease has lapsed', async () => {
  const { adapters, clock, studio, start, media, address, sent, finish } = await reading()

  clock.advance(leaseOver)
  const second = slow(adapters.films)
  const other = senderOf(start(second.films), studio.coach.token)
  expect((await other.head(address)).status).toBe(409)
  expect(second.seen).toEqual([])

  finish()
  expect((await sent).status).toBe(204)
  expect((await other.head(address)).status).toBe(200)
  expect(await media.all()).toEqual([expect.objectContaining({ status: 'ready' })])
})

it('waits for a film that this process is reading, though its lease has lapsed', async () => {
  const { clock, media, sender, address, sent, finish } = await reading()

  clock.advance(markOver)
  const again = sender.head(address)
  await pass(watchOver, async () => undefined)
  finish()

  expect((await again).status).toBe(200)
  expect((await sent).status).toBe(204)
  expect(await media.all()).toEqual([
    expect.objectContaining({ status: 'ready', is_being_read: false, read_until: null }),
  ])
})

it('keeps a film whose reader could take back its old mark only late', async () => {
  const { adapters, clock, studio, start, address, sent, finish } = await reading()

  clock.advance(markOver)
  const other = senderOf(start(adapters.films), studio.coach.token)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const head = other.head(address)
  // Its lease's timer, and that of the watch.
  while (vi.getTimerCount() < 2) await new Promise(setImmediate)
  finish()
  await sent
  await vi.advanceTimersByTimeAsync(watchOver)
  vi.useRealTimers()

  expect((await head).status).toBe(409)
  expect((await other.head(address)).status).toBe(200)
})

it('ends the reading of a film when the process stops, and the next one reads it', async () => {
  const { adapters, studio, start, media, host, address, sent } = await reading()

  await host.close()
  expect(await media.all()).toEqual([
    expect.objectContaining({ status: 'uploading', is_being_read: false, read_until: null }),
  ])
  expect((await sent).status).toBe(503)

  const next = senderOf(start(adapters.films), studio.coach.token)
  expect((await next.head(address)).status).toBe(200)
  expect(await media.all()).toEqual([expect.objectContaining({ status: 'ready' })])
})

it('reads a film again that could not be read for another reason than the film', async () => {
  const { adapters, studio, file, start } = await processes()
  const broken = { inspect: () => Promise.reject(new Error('no bucket')) }
  const failing = senderOf(start(broken), studio.coach.token)
  const address = addressOf(await failing.create(file.length))

  expect((await failing.patch(address, 0, file)).status).toBe(500)
  const next = senderOf(start(adapters.films), studio.coach.token)
  expect((await next.head(address)).status).toBe(200)
})
