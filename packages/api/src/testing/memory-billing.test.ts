import { memoryAdapters } from '../memory/memory-adapters.ts'
import { memoryPayments } from '../memory/memory-payments.ts'
import { createApi } from '../program/create-api.ts'
import { describeBilling } from './describe-billing.ts'

const payments = memoryPayments(() => Math.floor(Date.now() / 1000))

describeBilling(
  'memory',
  async ({ clock, mailer }) => {
    const adapters = memoryAdapters(undefined, { clock, mailer, payments })
    const api = createApi(adapters)
    return {
      adapters,
      baseUrl: `${adapters.settings.publicUrl}/api`,
      fetch: async (input, init) => api.fetch(new Request(input, init), { client: '127.0.0.1' }),
      close: async () => undefined,
    }
  },
  payments,
)
