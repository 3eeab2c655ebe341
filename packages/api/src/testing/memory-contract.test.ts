import { memoryAdapters } from '../memory/memory-adapters.ts'
import { describeContract } from './describe-contract.ts'
import { memoryHost } from './memory-host.ts'

describeContract('memory', async ({ clock, mailer }) => {
  const adapters = memoryAdapters(undefined, { clock, mailer })
  return memoryHost(adapters)
})
