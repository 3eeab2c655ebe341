import { afterAll, beforeAll, describe } from 'vitest'
import { startHost, type ContractHost, type MakeHost } from './host.ts'
import { suites } from './suites/index.ts'

/**
 * Declares the contract suite for one kind of host. Each test creates its own organisation, so that
 * one host serves all tests; `makeHost` is called once.
 *
 * @param without titles of suites that another run on the same storage code covers
 */
export function describeContract(
  name: string,
  makeHost: MakeHost,
  without: readonly (keyof typeof suites)[] = [],
): void {
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
    const left = Object.entries(suites).filter(([title]) => !without.some((one) => one === title))
    for (const [title, suite] of left) {
      describe(title, () => suite(running))
    }
  })
}
