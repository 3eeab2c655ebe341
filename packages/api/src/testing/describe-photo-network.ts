import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { PhotoNetworkControls } from '../memory/memory-photo-network.ts'
import { refusal, request } from './http.ts'
import { startHost, type ContractHost, type MakeHost } from './host.ts'
import { makeWorld, personOf, type Person, type World } from './world.ts'

/** Consents on the network's page, and returns the `code` and `state` of the redirect. */
async function grantFor({ client }: Person, controls: PhotoNetworkControls) {
  const { url } = await client.call('startPhotoConnection')
  const state = new URL(url).searchParams.get('state') ?? ''
  return { code: await controls.agree(url), state }
}

async function connect(person: Person, controls: PhotoNetworkControls): Promise<void> {
  await person.client.call('connectPhotoNetwork', { body: await grantFor(person, controls) })
}

function auditOf({ admin, organisationId }: World) {
  return admin.client.call('listAudit', {
    path: { id: organisationId },
    query: { filter: { where: { kind: 'connection' } } },
  })
}

/** Declares the photo network tests for one kind of host and network. */
export function describePhotoNetwork(
  name: string,
  makeHost: MakeHost,
  controls: PhotoNetworkControls,
): void {
  describe(`the photo network over ${name}`, () => {
    let host: ContractHost
    beforeAll(async () => {
      host = await startHost(makeHost)
    }, 60_000)
    afterEach(() => controls.setReachable(true))
    afterAll(() => host?.close())

    const sealedOf = async ({ organisationId, member }: World) =>
      (await host.adapters.repositories.within({ organisationId }).photoTokens.get(member.id))
        ?.sealed_token

    it("is listed among the organisation's features", async () => {
      const { member, organisationId } = await makeWorld(host)
      const path = { id: organisationId }

      const organisation = await member.client.call('getOrganisation', { path })

      expect(organisation.has_video_import).toBe(true)
    })

    it('[2.4.19] [2.4.20] exchanges the code for a token, and stores the token encrypted for this user', async () => {
      const world = await makeWorld(host)
      const { member, admin } = world

      const before = await member.client.call('getPhotoConnection')
      await connect(member, controls)
      const { is_connected, connected_at } = await member.client.call('getPhotoConnection')
      const { data } = await member.client.call('listPhotoPosts')

      expect(before).toEqual({ is_connected: false, connected_at: null })
      expect(is_connected).toBe(true)
      expect(connected_at).toBeCloseTo(host.clock.now(), -1)
      expect(data[0]).toMatchObject({
        media_type: 'VIDEO',
        permalink: expect.any(String) as string,
      })
      expect((await admin.client.call('getPhotoConnection')).is_connected).toBe(false)
      const sealed = (await sealedOf(world)) ?? ''
      const token = await host.adapters.secrets.unseal('photo-token', sealed, member.id)
      expect(token).toMatch(/^photo-token-/)
      expect(sealed).not.toContain('photo-token')
    })

    it('does not return the token with the connection, the posts or the user', async () => {
      const { member } = await makeWorld(host)
      const grant = await grantFor(member, controls)
      const ask = (path: string, init: RequestInit = {}) =>
        request(host, path, { ...init, token: member.token }).then((answer) => answer.text())

      const answers = [
        await ask('/photo-network/connection', { method: 'POST', body: JSON.stringify(grant) }),
        await ask('/photo-network'),
        await ask('/photo-network/posts?limit=1'),
        await ask('/user/me'),
      ]

      expect(answers[0]).toContain('"is_connected":true')
      expect(answers.join()).not.toMatch(/photo-token|access_token/)
    })

    it('accepts a code only from the session that requested it, for ten minutes', async () => {
      const { member, admin, organisationId } = await makeWorld(host)
      const user = await host.adapters.repositories.accounts.byId(member.id)
      if (!user) throw new Error('The member is gone')
      const elsewhere = await personOf(host, user)
      const grant = await grantFor(member, controls)
      const forged = { ...grant, state: `x${grant.state}` }
      const own = await grantFor(admin, controls)

      const refused = [
        await refusal(elsewhere.client.call('connectPhotoNetwork', { body: grant })),
        await refusal(admin.client.call('connectPhotoNetwork', { body: grant })),
        await refusal(member.client.call('connectPhotoNetwork', { body: forged })),
      ]
      host.clock.advance(601)
      refused.push(await refusal(admin.client.call('connectPhotoNetwork', { body: own })))

      expect(refused.map(({ type }) => type)).toEqual(Array(4).fill('PHOTO_STATE'))
      const { photoTokens } = host.adapters.repositories.within({ organisationId })
      expect([await photoTokens.get(member.id), await photoTokens.get(admin.id)]).toEqual([
        null,
        null,
      ])
    })

    it('stores nothing when the network rejects the code', async () => {
      const { member } = await makeWorld(host)
      const { state } = await grantFor(member, controls)

      const error = await refusal(
        member.client.call('connectPhotoNetwork', { body: { code: 'forged', state } }),
      )

      expect(error).toMatchObject({ type: 'PHOTO_REFUSED', code: 163 })
      expect((await member.client.call('getPhotoConnection')).is_connected).toBe(false)
    })

    it('[2.9.11] lists 20 posts at a time, and then the next page', async () => {
      const { member } = await makeWorld(host)
      await connect(member, controls)

      const first = await member.client.call('listPhotoPosts')
      const after = first.next ?? ''
      const second = await member.client.call('listPhotoPosts', { query: { after } })

      expect(first.data).toHaveLength(20)
      expect(second.data).toHaveLength(1)
      expect(second.next).toBeNull()
      const ids = [...first.data, ...second.data].map(({ id }) => id)
      expect(new Set(ids).size).toBe(21)
      expect((await request(host, '/photo-network/posts?limit=51', member)).status).toBe(400)
    })

    it('reports that the network is unreachable, and keeps the connection', async () => {
      const { member } = await makeWorld(host)
      await connect(member, controls)
      controls.setReachable(false)

      const error = await refusal(member.client.call('listPhotoPosts'))

      expect(error).toMatchObject({ type: 'PHOTO_UNREACHABLE', code: 164, status: 502 })
      expect((await member.client.call('getPhotoConnection')).is_connected).toBe(true)
    })

    it('deletes an expired token, so that the person can connect again', async () => {
      const world = await makeWorld(host)
      const { member } = world
      await connect(member, controls)
      controls.expireTokens()

      const error = await refusal(member.client.call('listPhotoPosts'))

      expect(error).toMatchObject({ type: 'PHOTO_EXPIRED', code: 162 })
      expect(await sealedOf(world)).toBeUndefined()
      await connect(member, controls)
      expect((await member.client.call('listPhotoPosts')).data).not.toEqual([])
    })

    it('deletes the token when the person disconnects, and audits connecting and disconnecting', async () => {
      const world = await makeWorld(host)
      const { member } = world
      await connect(member, controls)

      const answer = await member.client.call('disconnectPhotoNetwork')
      await member.client.call('disconnectPhotoNetwork')

      expect(answer).toEqual({ is_connected: false, connected_at: null })
      expect(await sealedOf(world)).toBeUndefined()
      expect(await refusal(member.client.call('listPhotoPosts'))).toMatchObject({ code: 162 })
      const { data } = await auditOf(world)
      expect(data.map(({ action, actor }) => [action, actor])).toEqual([
        ['photo_disconnected', member.email],
        ['photo_connected', member.email],
      ])
    })

    it('deletes the token when its owner is deleted', async () => {
      const world = await makeWorld(host)
      await connect(world.member, controls)

      await world.admin.client.call('deleteUser', { path: { id: world.member.id } })

      expect(await sealedOf(world)).toBeUndefined()
    })

    it('rejects calls by a master who has opened the account', async () => {
      const { member, admin } = await makeWorld(host)
      await connect(member, controls)
      const { token } = await admin.client.call('createAccountLink')
      await member.client.call('acceptAccountLink', { body: { token } })
      const query = { account_id: member.id }
      const { payload } = await admin.client.call('loginOtherAccount', { query })

      const answer = await request(host, '/photo-network/posts', {
        token: payload?.access_token ?? '',
      })

      expect(answer.status).toBe(403)
    })

    it('limits requests to the network', async () => {
      const { member } = await makeWorld(host)
      const statuses = new Set<number>()
      for (let count = 0; count < 121; count += 1) {
        const path = '/photo-network/authorization'
        statuses.add((await request(host, path, { method: 'POST', token: member.token })).status)
      }

      expect([...statuses]).toEqual([200, 429])
    })
  })
}
