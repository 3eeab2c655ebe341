import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { coachingOperationIds, operations } from '../contract/operations.ts'
import type { PhotoNetworkControls } from '../memory/memory-photo-network.ts'
import { coachingRequest } from './coaching/coaching-requests.ts'
import { addCoach, makeStudio, type Studio } from './coaching/studio.ts'
import { refusal, request } from './http.ts'
import { startHost, type ContractHost, type MakeHost } from './host.ts'
import { outcomeOf } from './permissions/outcomes.ts'
import { makeStockWorld } from './stock/stock-world.ts'
import { makeWorld, type Person } from './world.ts'

const photoCalls = coachingOperationIds.filter(
  (id) => operations[id].tag === 'Coaching: photo network',
)

/** The id of the first post of `photoPosts`, which is a video. */
const postId = '1790000'

/** Consents on the network's page, and returns the `code` and `state` of the redirect. */
async function grantFor({ client }: Person, controls: PhotoNetworkControls) {
  const { url } = await client.call('startCoachingPhotoConnection')
  const state = new URL(url).searchParams.get('state') ?? ''
  return { url, code: await controls.agree(url), state }
}

async function connect(person: Person, controls: PhotoNetworkControls): Promise<void> {
  const { code, state } = await grantFor(person, controls)
  await person.client.call('connectCoachingPhotoNetwork', { body: { code, state } })
}

const fetchVideo = ({ client }: Person, id = postId) =>
  client.call('fetchCoachingPhotoVideo', { path: { postId: id } })

/**
 * Declares the photo network tests for coaches, for one kind of host and network. `bytes` is the
 * content of every video on the network.
 */
export function describeCoachingPhotoNetwork(
  name: string,
  makeHost: MakeHost,
  controls: PhotoNetworkControls,
  bytes: Uint8Array<ArrayBuffer>,
): void {
  describe(`the coaches’ photo network over ${name}`, () => {
    let host: ContractHost
    let studio: Studio
    beforeAll(async () => {
      host = await startHost(makeHost)
      studio = await makeStudio(host)
    }, 60_000)
    afterEach(() => controls.setReachable(true))
    afterAll(() => host?.close())

    const newCoach = () => addCoach(host, studio.organisationId)
    const tokenOf = async ({ id }: Person) => {
      const { photoTokens } = host.adapters.repositories.within({
        organisationId: studio.organisationId,
      })
      return (await photoTokens.get(id))?.sealed_token
    }
    const send = async (id: (typeof photoCalls)[number], token: string | undefined) => {
      const { path, init } = await coachingRequest(studio, id)
      const atCoaching = { ...host, baseUrl: host.coachingUrl }
      return request(atCoaching, path, { ...init, ...(token !== undefined && { token }) })
    }

    it('tells a coach in `hasVideoImport` that videos can be imported', async () => {
      const me = await studio.coach.client.call('getCoachingUser', { path: { id: 'me' } })
      expect(me.hasVideoImport).toBe(true)
    })

    it('requests a redirect to the callback page of the coaching host', async () => {
      const { url } = await grantFor(studio.coach, controls)
      expect(new URL(url).searchParams.get('redirect_uri')).toBe(
        `${host.adapters.settings.urlOf('coaching')}/instagram-callback`,
      )
    })

    it('connects only the coach who consented, and stores the token encrypted for this coach', async () => {
      const coach = await newCoach()
      await connect(coach, controls)

      const { data } = await coach.client.call('listCoachingPhotoPosts')

      expect(data[0]).toMatchObject({ id: postId, media_type: 'VIDEO' })
      const sealed = (await tokenOf(coach)) ?? ''
      expect(sealed).not.toContain('photo-token')
      const unseal = (owner: Person) =>
        host.adapters.secrets.unseal('photo-token', sealed, owner.id)
      expect(await unseal(coach)).toMatch(/^photo-token-/)
      expect(await unseal(studio.otherCoach)).toBeNull()
      for (const other of [studio.otherCoach, studio.admin]) {
        expect((await other.client.call('getCoachingPhotoConnection')).is_connected).toBe(false)
        expect(await refusal(fetchVideo(other))).toMatchObject({ type: 'PHOTO_EXPIRED' })
      }
    })

    it('rejects a code that another coach requested', async () => {
      const { code, state } = await grantFor(studio.coach, controls)
      const body = { code, state }
      const call = studio.otherCoach.client.call('connectCoachingPhotoNetwork', { body })
      expect(await refusal(call)).toMatchObject({ type: 'PHOTO_STATE' })
    })

    it('streams the video of a post to its coach, and streams it again afterwards', async () => {
      const coach = await newCoach()
      await connect(coach, controls)

      const file = (await fetchVideo(coach)) as unknown as Blob

      expect(file.type).toBe('video/mp4')
      expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes)
      // The first stream no longer counts, so a second one may start.
      expect(((await fetchVideo(coach)) as unknown as Blob).size).toBe(bytes.byteLength)
    })

    it('finds no video under an id that is not one of the coach’s posts', async () => {
      const coach = await newCoach()
      await connect(coach, controls)
      for (const id of ['7', '..%2Fme', 'a b', 'x'.repeat(101)]) {
        expect(await refusal(fetchVideo(coach, id)), id).toMatchObject({ type: 'NOT_FOUND' })
      }
    })

    it('deletes an expired token, so that the coach can connect again', async () => {
      const coach = await newCoach()
      await connect(coach, controls)
      controls.expireTokens()

      expect(await refusal(fetchVideo(coach))).toMatchObject({ type: 'PHOTO_EXPIRED', code: 162 })

      expect(await tokenOf(coach)).toBeUndefined()
      await connect(coach, controls)
      expect(((await fetchVideo(coach)) as unknown as Blob).size).toBe(bytes.byteLength)
    })

    it('reports that the network is unreachable, and keeps the connection', async () => {
      const coach = await newCoach()
      await connect(coach, controls)
      controls.setReachable(false)

      expect(await refusal(fetchVideo(coach))).toMatchObject({ type: 'PHOTO_UNREACHABLE' })
      expect(await tokenOf(coach)).toBeDefined()
    })

    it('deletes the token when the coach disconnects, or when an admin ends the coach’s access', async () => {
      const [coach, ended] = [await newCoach(), await newCoach()]
      await connect(coach, controls)
      await connect(ended, controls)

      await coach.client.call('disconnectCoachingPhotoNetwork')
      const path = { id: ended.id }
      await studio.admin.client.call('endCoachAccess', { path, body: { endsSharing: false } })

      expect([await tokenOf(coach), await tokenOf(ended)]).toEqual([undefined, undefined])
    })

    it('limits how many videos a coach fetches in an hour', async () => {
      const coach = await newCoach()
      await connect(coach, controls)
      const statuses: number[] = []
      for (let count = 0; count < 31; count += 1) {
        const response = await send('fetchCoachingPhotoVideo', coach.token)
        await response.arrayBuffer()
        statuses.push(response.status)
      }
      expect(statuses).toEqual([...Array<number>(30).fill(200), 429])
    })

    it.each(photoCalls)('allows only coaches to call %s', async (id) => {
      const ended = await newCoach()
      const path = { id: ended.id }
      await studio.admin.client.call('endCoachAccess', { path, body: { endsSharing: false } })
      const strangers = [
        ended,
        (await makeWorld(host)).admin,
        (await makeStockWorld(host)).superAdmin,
      ]
      for (const token of [...strangers.map((person) => person.token), undefined]) {
        expect(await outcomeOf(id, await send(id, token))).toBe('NOT_SIGNED_IN')
      }
      const insiders = [
        studio.coach,
        studio.otherCoach,
        studio.admin,
        (await makeStudio(host)).admin,
      ]
      for (const { token } of insiders) {
        expect(await outcomeOf(id, await send(id, token))).toBe(outcomesUnconnected[id] ?? 'ok')
      }
    })
  })
}

/** Outcomes other than `ok`, for a coach without a connection. */
const outcomesUnconnected: Partial<Record<(typeof photoCalls)[number], string>> = {
  connectCoachingPhotoNetwork: 'PHOTO_STATE',
  listCoachingPhotoPosts: 'PHOTO_EXPIRED',
  fetchCoachingPhotoVideo: 'PHOTO_EXPIRED',
}
