import { expect, it } from 'vitest'
import { signatureOperationIds, operations } from '../../contract/operations.ts'
import type { Operation } from '../../contract/operation.ts'
import type { ContractHost } from '../host.ts'
import { plant, shownLists } from '../permissions/shown-lists.ts'
import { makeWorld } from '../world.ts'

const listIds = signatureOperationIds.filter(
  (id) => (operations[id] as Operation).list !== undefined,
)

/** What each list leaves out for a team administrator, and for another organisation. */
export function hiddenRowsSuite(host: () => ContractHost): void {
  it.each(listIds)('hides other people’s rows in %s', async (id) => {
    const world = await makeWorld(host())
    await plant(world)

    const { teamAdmin, otherTeamAdmin, admin, stranger } = await shownLists(host(), world, id)

    const hint = 'nothing to hide: plant rows in testing/permissions/shown-lists.ts'
    expect(admin.length, hint).toBeGreaterThan(0)
    expect(admin.filter((row) => stranger.includes(row))).toEqual([])
    expect(teamAdmin.filter((row) => otherTeamAdmin.includes(row))).toEqual([])
  })
}
