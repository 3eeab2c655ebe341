import { memoryAdapters } from '../memory/memory-adapters.ts'
import { memoryPayments } from '../memory/memory-payments.ts'
import { describeBilling } from './describe-billing.ts'
import { memoryHost } from './memory-host.ts'

const payments = memoryPayments(() => Math.floor(Date.now() / 1000))

describeBilling(
  'memory',
  async ({ clock, mailer }) => {
    const adapters = memoryAdapters(undefined, { clock, mailer, payments })
    return memoryHost(adapters)
  },
  payments,
)
