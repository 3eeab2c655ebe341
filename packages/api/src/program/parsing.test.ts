import { afterEach, expect, it, vi } from 'vitest'
import { createClient } from '../client/create-client.ts'
import { createApi, demoIds, demoSeed, memoryAdapters, signInAs } from '../memory/index.ts'
import { register } from '../accounts/register.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const answer = new TextEncoder().encode('[]')

/**
 * Sets up an API in which the test decides when the parsing of each file ends. There are two
 * organisations; two people of the first one and one person of the second can upload files.
 */
async function slowParsing() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const adapters = memoryAdapters(demoSeed(), {
    tables: {
      rows: async () => [],
      employees: (file) =>
        new Promise((resolve) => {
          begun.push(new TextDecoder().decode(file))
          ends.push(() => resolve(answer))
        }),
    },
  })
  const { repositories } = adapters
  const stranger = await register(adapters, repositories, {
    email: 'admin@autre.example',
    product: 'signature',
  })
  const api = createApi(adapters)
  const uploadAs = async (userId: string, organisationId: string) => {
    const { access_token: token } = await signInAs(adapters, userId)
    const client = createClient({
      baseUrl: 'https://signatures.example/api',
      fetch: async (input, init) => api.fetch(new Request(input, init)),
      getToken: () => token,
    })
    return (text: string) =>
      client.call('importUsers', {
        path: { id: organisationId },
        body: { file: new File([text], 'equipe.csv') },
      })
  }
  return {
    begun,
    endNext: () => ends.shift()?.(),
    admin: await uploadAs(demoIds.admin, demoIds.organisation),
    teamAdmin: await uploadAs(demoIds.teamAdmin, demoIds.organisation),
    stranger: await uploadAs(stranger.id, stranger.organisation_id),
  }
}

it('parses one file per organisation at a time, but files of two organisations in parallel', async () => {
  const { begun, endNext, admin, teamAdmin, stranger } = await slowParsing()
  const first = admin('first')
  await expect.poll(() => begun).toEqual(['first'])
  const second = teamAdmin('second')
  const third = stranger('third')
  await expect.poll(() => begun).toEqual(['first', 'third'])
  endNext()
  await expect.poll(() => begun).toEqual(['first', 'third', 'second'])
  endNext()
  endNext()
  expect(await Promise.all([first, second, third])).toEqual([[], [], []])
})

it('rejects an upload that has waited 30 seconds for other files', async () => {
  const { begun, endNext, admin, teamAdmin } = await slowParsing()
  const first = admin('first')
  await expect.poll(() => begun).toEqual(['first'])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // Other code may set timers too, so wait for the 30-second timer.
  const timers = vi.spyOn(globalThis, 'setTimeout')
  let isRejected = false
  const second = teamAdmin('second').catch((error: unknown) => {
    isRejected = true
    return error
  })
  while (!timers.mock.calls.some(([, milliseconds]) => milliseconds === 30_000)) {
    await new Promise((resolve) => setImmediate(resolve))
  }
  await vi.advanceTimersByTimeAsync(29_000)
  expect(isRejected).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await second).toMatchObject({
    type: 'BUSY',
    status: 409,
    message: expect.stringContaining('a attendu 30 secondes : réessayez') as string,
  })
  endNext()
  expect(await first).toEqual([])
  expect(begun).toEqual(['first'])
})
