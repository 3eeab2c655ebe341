import { createClient } from '@org/api/client'
import { runSaga } from 'redux-saga'
import { afterEach, expect, it, vi } from 'vitest'
import { request } from './request.ts'

afterEach(() => void vi.useRealTimers())

it('ends the repetitions of a call while the server is unavailable with the saga that made it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const fetch = vi.fn<() => Promise<Response>>(async () =>
    Response.json({}, { status: 503, headers: { 'Retry-After': '1' } }),
  )
  const client = createClient({ baseUrl: 'https://app.example/api', getToken: () => null, fetch })
  const load = (signal: AbortSignal) => client.call('getConf', {}, { signal })

  const task = runSaga({}, () => request(load))
  await vi.advanceTimersByTimeAsync(1500)
  expect(fetch).toHaveBeenCalledTimes(2)
  task.cancel()
  await vi.advanceTimersByTimeAsync(20_000)

  expect(fetch).toHaveBeenCalledTimes(2)
})
