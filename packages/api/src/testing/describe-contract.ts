import { afterAll, beforeAll, describe } from 'vitest'
import { startHost, type ContractHost, type MakeHost } from './host.ts'
import { suites } from './suites/index.ts'

type SuiteTitle = keyof typeof suites

/**
 * Suites of rules that the API checks before it uses a repository, or that write plain rows: they
 * say the same over every database, so that they run over memory alone.
 */
const apiAlone: readonly string[] = [
  'permissions',
  'products',
  'stock permissions',
  'stock audit',
  'stock texts',
  'coaching permissions',
  'coaching upload permissions',
  'coaching hosts',
  'coaching audit',
  'coaching texts',
] satisfies SuiteTitle[]

/**
 * Declares these suites of the contract for one kind of host. Each test creates its own
 * organisation, so all tests share one host, and `makeHost` is called once.
 */
export function describeSuites(
  name: string,
  makeHost: MakeHost,
  titles: readonly SuiteTitle[],
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
    const wanted = Object.entries(suites).filter(([title]) => titles.some((one) => one === title))
    for (const [title, suite] of wanted) describe(title, () => suite(running))
  })
}

const titles = Object.keys(suites) as SuiteTitle[]

/** Declares the whole contract, for a host in memory. */
export function describeContract(name: string, makeHost: MakeHost): void {
  describeSuites(name, makeHost, titles)
}

/** Declares the part of the contract that a database can break. */
export function describeStorageContract(name: string, makeHost: MakeHost): void {
  describeSuites(
    name,
    makeHost,
    titles.filter((title) => !apiAlone.includes(title)),
  )
}
