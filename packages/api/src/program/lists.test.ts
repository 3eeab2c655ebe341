import { expect, it, vi } from 'vitest'
import { register } from '../accounts/register.ts'
import { createClient } from '../client/create-client.ts'
import { createApi, demoIds, demoSeed, memoryAdapters, signInAs } from '../memory/index.ts'
import type { Adapters } from '../ports/adapters.ts'

/**
 * Sets up an API with two connections for the lists of an organisation, and a large organisation
 * whose lists are not read before the test lets them.
 */
async function slowLists() {
  const release = Promise.withResolvers<void>()
  const begun = vi.fn<() => void>()
  const memory = memoryAdapters(demoSeed())
  const stranger = await register(memory, memory.repositories, {
    email: 'admin@autre.example',
    product: 'signature',
  })
  const { repositories } = memory
  const slow: Adapters['repositories'] = {
    ...repositories,
    within(scope) {
      const scoped = repositories.within(scope)
      if (scope.organisationId !== demoIds.organisation) return scoped
      const wait = async () => {
        begun()
        await release.promise
      }
      const { people } = scoped
      const groups: typeof people.groups = async (...query) => {
        await wait()
        return people.groups(...query)
      }
      const list: typeof people.list = async (query) => {
        await wait()
        return people.list(query)
      }
      return { ...scoped, people: { ...people, groups, list } }
    },
  }
  const api = createApi({ ...memory, repositories: slow }, { databaseConnections: 8 })
  const clientOf = async (userId: string) => {
    const { access_token: token } = await signInAs(memory, userId)
    return createClient({
      baseUrl: 'https://signatures.example/api',
      fetch: async (input, init) => api.fetch(new Request(input, init)),
      getToken: () => token,
    })
  }
  return {
    begun,
    release: release.resolve,
    large: await clientOf(demoIds.admin),
    other: await clientOf(stranger.id),
    otherId: stranger.organisation_id,
  }
}

it('answers another organisation before the lists that wait in a large one', async () => {
  const { begun, release, large, other, otherId } = await slowLists()
  const path = { id: demoIds.organisation }
  const lists = Array.from({ length: 20 }, async () => large.call('listUsers', { path }))
  const reports = [
    large.call('getAdoption', { path }),
    large.call('previewDeploy', { path, body: {} }),
    large.call('countOutdated', { path, body: { name: 'Autre' } }),
  ]
  await expect.poll(() => begun.mock.calls.length).toBe(2)

  expect(await other.call('listUsers', { path: { id: otherId } })).toMatchObject({ total: 1 })
  // What is no list of the large organisation does not wait for its lists either.
  expect(await large.call('getUser', { path: { id: 'me' } })).toMatchObject({ id: demoIds.admin })
  expect(begun).toHaveBeenCalledTimes(2)

  release()
  const totals = (await Promise.all(lists)).map(({ total }) => total)
  expect(new Set(totals)).toEqual(new Set([demoSeed().users.length]))
  await Promise.all(reports)
})
