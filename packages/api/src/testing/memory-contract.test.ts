import { createApi } from '../program/create-api.ts'
import { memoryAdapters } from '../memory/memory-adapters.ts'
import { describeContract } from './describe-contract.ts'

describeContract('memory', async ({ clock, mailer }) => {
  const adapters = memoryAdapters(undefined, { clock, mailer })
  const api = createApi(adapters)
  return {
    adapters,
    baseUrl: `${adapters.settings.publicUrl}/api`,
    fetch: async (input, init) => api.fetch(new Request(input, init), { client: '127.0.0.1' }),
    close: async () => undefined,
  }
})
