import { beforeAll, expect, it } from 'vitest'
import {
  coachingOperationIds,
  operations,
  type CoachingOperationId,
} from '../../contract/operations.ts'
import {
  coachingListIds,
  coachingRowsOf,
  plantRows,
  studioLists,
} from '../coaching/coaching-lists.ts'
import { coachingRequest } from '../coaching/coaching-requests.ts'
import { coachingCallers, coachingRows, photoRows } from '../coaching/coaching-rows.ts'
import { addEnded, addShared, makeStudio, type Studio } from '../coaching/studio.ts'
import { request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { type Outcome, outcomeOf } from '../permissions/outcomes.ts'
import { makeStockWorld } from '../stock/stock-world.ts'
import { makeWorld, type Person } from '../world.ts'

const isPublic = (id: CoachingOperationId) => operations[id].access === 'public'

export function coachingPermissionsSuite(host: () => ContractHost): void {
  let studio: Studio
  /** The callers who have no rights in the studio. */
  let strangers: readonly Person[]
  /** The key of the link of a shared session. */
  let key: string
  /** The token that each caller sends; undefined for none. */
  let tokens: readonly (string | undefined)[]

  beforeAll(async () => {
    studio = await makeStudio(host())
    key = (await addShared(studio)).key
    strangers = [
      (await makeStudio(host())).admin,
      await addEnded(studio),
      (await makeWorld(host())).admin,
      (await makeStockWorld(host())).superAdmin,
    ]
    const people = [studio.coach, studio.otherCoach, studio.admin, ...strangers]
    tokens = [...people.map(({ token }) => token), undefined, key]
  })

  const send = (sent: Awaited<ReturnType<typeof coachingRequest>>, token: string | undefined) =>
    request({ ...host(), baseUrl: host().coachingUrl }, sent.path, {
      ...sent.init,
      ...(token !== undefined && { token }),
    })

  /**
   * Sends a call as each caller. The call's target is an object of the coach, unless another id is
   * given.
   */
  async function outcomesOf(id: CoachingOperationId, target?: string) {
    const outcomes: Record<string, Outcome> = {}
    for (const [index, caller] of coachingCallers.entries()) {
      const response = await send(await coachingRequest(studio, id, target), tokens[index])
      outcomes[caller] = await outcomeOf(`${id} by ${caller}`, response)
    }
    return outcomes
  }

  /** Returns the expected outcomes of a call, by caller. */
  function statedOf(id: CoachingOperationId): Record<string, Outcome> {
    const ofStrangers: Outcome = isPublic(id) ? 'ok' : 'NOT_SIGNED_IN'
    const rows = host().adapters.photoNetwork ? { ...coachingRows, ...photoRows } : coachingRows
    return Object.fromEntries(
      coachingCallers.map((caller, index) => [caller, rows[id][index] ?? ofStrangers]),
    )
  }

  it.each(coachingOperationIds)('enforces the permissions of %s', async (id) => {
    expect(await outcomesOf(id)).toEqual(statedOf(id))
  })

  it.each(coachingListIds)('hides other people’s rows in %s', async (id) => {
    const own = await makeStudio(host())
    const other = await makeStudio(host())
    await plantRows(own)
    await plantRows(other)
    const shown = (person: Person) => coachingRowsOf(host(), person, id)

    const ofCoach = await shown(studioLists.has(id) ? own.admin : own.coach)
    expect(ofCoach.length, 'nothing to hide: add rows to plantRows').toBeGreaterThan(0)
    const others = [
      other.admin,
      other.coach,
      ...(studioLists.has(id) ? [] : [own.otherCoach, own.admin]),
    ]
    for (const person of others) {
      expect((await shown(person)).filter((row) => ofCoach.includes(row))).toEqual([])
    }
  })

  const withId = coachingOperationIds.filter((id) => operations[id].path.includes('{id}'))

  it.each(withId)('does not accept the key of a link as an id in %s', async (id) => {
    const stated = Object.entries(statedOf(id))
    expect(await outcomesOf(id, key)).toEqual(
      Object.fromEntries(
        stated.map(([caller, outcome]) => [caller, outcome === 'ok' ? 'NOT_FOUND' : outcome]),
      ),
    )
  })

  it('opens a session only with the key of its link, not with its id', async () => {
    const { id } = await studio.coach.client.call('createTrainingSession', {
      body: { title: 'À moi' },
    })
    const sent = { path: `/coaching/shared-session/${id}`, init: {} }
    for (const token of tokens) {
      expect(await outcomeOf('getSharedTrainingSession', await send(sent, token))).toBe('NOT_FOUND')
    }
  })
}
