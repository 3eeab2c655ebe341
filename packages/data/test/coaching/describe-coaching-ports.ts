import { afterAll, beforeAll, describe } from 'vitest'
import type { CoachingPortsHost } from './coaching-ports-host.ts'
import { exercicesSuite } from './exercices-suite.ts'
import { listsSuite } from './lists-suite.ts'
import { peopleSuite } from './people-suite.ts'
import { photoNetworkSuite } from './photo-network-suite.ts'
import { trainingSessionsSuite } from './training-sessions-suite.ts'

export type { CoachingPortsHost } from './coaching-ports-host.ts'

const suites = {
  exercises: exercicesSuite,
  'training sessions': trainingSessionsSuite,
  people: peopleSuite,
  lists: listsSuite,
  'photo network': photoNetworkSuite,
}

/** Declares the contract suite of the coaching ports for one adapter; `makeHost` is called once. */
export function describeCoachingPorts(
  name: string,
  makeHost: () => Promise<CoachingPortsHost>,
): void {
  describe(`coaching ports over ${name}`, () => {
    let host: CoachingPortsHost | undefined
    const running = () => {
      if (!host) throw new Error('The host has not started')
      return host
    }
    beforeAll(async () => {
      host = await makeHost()
    }, 60_000)
    afterAll(() => host?.close?.())
    for (const [title, suite] of Object.entries(suites)) {
      describe(title, () => suite(running))
    }
  })
}
