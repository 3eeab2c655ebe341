import { afterAll, beforeAll, describe } from 'vitest'
import { startHost, type ContractHost, type MakeHost } from './host.ts'
import { suites } from './suites/index.ts'

/**
 * Declares the contract suite for one kind of host. Each test creates its own organisation, so that
 * one host serves all tests; `makeHost` is called once.
 */
export function describeContract(name: string, makeHost: MakeHost): void {
  describe(`contract over ${name}`, () => {
    let host: ContractHost | undefined
    const running = () => {
      if (!host) throw new Error('The host has not started')
      return host
    }
    beforeAll(async () => {
      host = await startHost(makeHost)
    }, 60_000)
    afterAll(() => host?.close())
    for (const [title, suite] of Object.entries(suites)) {
      describe(title, () => suite(running))
    }
  })
}
