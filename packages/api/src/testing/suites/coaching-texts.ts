import {
  coachingOperationIds,
  operations,
  type CoachingOperationId,
} from '../../contract/operations.ts'
import { coachingRequest } from '../coaching/coaching-requests.ts'
import { makeStudio } from '../coaching/studio.ts'
import type { ContractHost } from '../host.ts'
import { longTextTests, rejectedTextTests, type TextTests } from '../text-tests.ts'

type World = Awaited<ReturnType<typeof makeStudio>>

const tests = (host: () => ContractHost): TextTests<CoachingOperationId, World> => ({
  ids: coachingOperationIds,
  moreThan: 40,
  makeWorld: () => makeStudio(host()),
  requestOf: coachingRequest,
  callerOf: ({ admin, coach }, id) => ({
    host: { ...host(), baseUrl: host().coachingUrl },
    token: (operations[id].access === 'admin' ? admin : coach).token,
  }),
  elements: {},
})

export const coachingTextsSuite = (host: () => ContractHost): void => rejectedTextTests(tests(host))

export const coachingLongTextsSuite = (host: () => ContractHost): void => longTextTests(tests(host))
