import { beforeAll, expect, it } from 'vitest'
import {
  coachingOperationIds,
  operations,
  type CoachingOperationId,
} from '../../contract/operations.ts'
import { coachingRequest } from '../coaching/coaching-requests.ts'
import { coachingCallers, coachingRows, photoRows } from '../coaching/coaching-rows.ts'
import { addEnded, makeStudio, type Studio } from '../coaching/studio.ts'
import { request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { type Outcome, outcomeOf } from '../permissions/outcomes.ts'
import { makeStockWorld } from '../stock/stock-world.ts'
import { makeWorld, type Person } from '../world.ts'

const isPublic = (id: CoachingOperationId) => operations[id].access === 'public'

export function coachingPermissionsSuite(host: () => ContractHost): void {
  let studio: Studio
  /** The callers without any right in the studio. */
  let strangers: readonly Person[]

  beforeAll(async () => {
    studio = await makeStudio(host())
    strangers = [
      (await makeStudio(host())).admin,
      await addEnded(studio),
      (await makeWorld(host())).admin,
      (await makeStockWorld(host())).superAdmin,
    ]
  })

  const send = (sent: Awaited<ReturnType<typeof coachingRequest>>, token: string | undefined) =>
    request({ ...host(), baseUrl: host().coachingUrl }, sent.path, {
      ...sent.init,
      ...(token !== undefined && { token }),
    })

  it.each(coachingOperationIds)('enforces the permissions of %s', async (id) => {
    const people = [studio.coach, studio.otherCoach, studio.admin, ...strangers]
    const tokens = [...people.map(({ token }) => token), undefined]
    const outcomes: Record<string, Outcome> = {}
    for (const [index, caller] of coachingCallers.entries()) {
      const response = await send(await coachingRequest(studio, id), tokens[index])
      outcomes[caller] = await outcomeOf(`${id} by ${caller}`, response)
    }
    const ofStrangers: Outcome = isPublic(id) ? 'ok' : 'NOT_SIGNED_IN'
    const rows = host().adapters.photoNetwork ? { ...coachingRows, ...photoRows } : coachingRows
    expect(outcomes).toEqual(
      Object.fromEntries(
        coachingCallers.map((caller, index) => [caller, rows[id][index] ?? ofStrangers]),
      ),
    )
  })

  it('opens a shared session to nobody without the key of its link', async () => {
    const people = [studio.coach, studio.otherCoach, studio.admin, ...strangers]
    const { id } = await studio.coach.client.call('createTrainingSession', {
      body: { title: 'À moi' },
    })
    const sent = { path: `/coaching/shared-session/${id}`, init: {} }
    for (const token of [...people.map((person) => person.token), undefined]) {
      expect(await outcomeOf('getSharedTrainingSession', await send(sent, token))).toBe('NOT_FOUND')
    }
  })
}
