import { EventEmitter } from 'node:events'
import { createApi, type Films } from '@org/api'
import { accountsOf } from '@org/api/contract'
import { memoryAdapters } from '@org/api/memory'
import { addressOf, makeStudio, memoryHost, senderOf, videoFile } from '@org/api/testing'
import { expect, it, vi } from 'vitest'
import { endWithInstance } from './end-with-instance.ts'

it('takes back the mark of a film that is being read when the instance ends', async () => {
  const clock = { now: () => 1_800_000_000, advance: () => undefined }
  const adapters = memoryAdapters(undefined, { clock })
  const mailer = { ...adapters.mailer, outbox: adapters.outbox, refuse: () => undefined }
  const studio = await makeStudio({ ...memoryHost(adapters), clock, mailer })
  const inspect = vi.fn<Films['inspect']>(
    (_, signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error))
      }),
  )
  const api = createApi({ ...adapters, films: { inspect } })
  const signals = new EventEmitter()
  const kill = vi.fn(() => true)
  endWithInstance(api, Object.assign(signals, { kill, pid: 7 }) as unknown as NodeJS.Process)
  const accounts = accountsOf('coaching')
  if (!accounts) throw new Error('The host has no accounts')
  const fetch = (input: string | URL | Request, init?: RequestInit) =>
    api.fetch(new Request(input, init), { client: '127.0.0.1', ...accounts })
  const coachingUrl = 'https://coaching.example/api'
  const sender = senderOf({ fetch, coachingUrl }, studio.coach.token)
  const file = await videoFile()
  const { media } = adapters.repositories.within(studio).coaching

  const sent = sender.patch(addressOf(await sender.create(file.length)), 0, file)
  await expect.poll(() => inspect.mock.calls.length).toBe(1)
  expect(await media.all()).toMatchObject([{ is_being_read: true }])
  signals.emit('SIGTERM')
  // Not before the mark is taken back.
  expect(kill).not.toHaveBeenCalled()

  expect((await sent).status).toBe(503)
  expect(await media.all()).toMatchObject([
    { status: 'uploading', is_being_read: false, read_until: null },
  ])
  expect(kill).toHaveBeenCalledExactlyOnceWith(7, 'SIGTERM')
})
