import { coachingOperationIds, operations } from '../../contract/operations.ts'
import { coachingRequest } from '../coaching/coaching-requests.ts'
import { makeStudio } from '../coaching/studio.ts'
import type { ContractHost } from '../host.ts'
import { textTests } from '../text-tests.ts'

export function coachingTextsSuite(host: () => ContractHost): void {
  textTests({
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
}
