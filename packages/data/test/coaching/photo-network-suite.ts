import { expect, it } from 'vitest'
import { type CoachingPortsHost, freshEmail } from './coaching-ports-host.ts'

export function photoNetworkSuite(host: () => CoachingPortsHost): void {
  /** Signs a coach in, and connects this coach through the network's page. */
  async function connected() {
    const ports = await host().signIn(freshEmail())
    const { url } = await ports.photoNetwork.start()
    const state = new URL(url).searchParams.get('state') ?? ''
    await ports.photoNetwork.connect({ code: await host().photoNetwork.agree(url), state })
    return ports
  }

  it('connects a coach, lists the posts page by page, and disconnects', async () => {
    const { photoNetwork, users } = await connected()

    const first = await photoNetwork.posts({ limit: 2 })
    const second = await photoNetwork.posts({ limit: 2, after: first.next ?? '' })

    expect((await users.get('me')).hasVideoImport).toBe(true)
    expect((await photoNetwork.connection()).is_connected).toBe(true)
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual([
      '1790000',
      '1790001',
      '1790002',
    ])
    expect(second.next).toBeNull()
    expect((await photoNetwork.disconnect()).is_connected).toBe(false)
    await expect(photoNetwork.posts({})).rejects.toMatchObject({ type: 'PHOTO_EXPIRED' })
  })

  it('fetches the file of a post, and reports its progress', async () => {
    const { photoNetwork } = await connected()
    const shares: number[] = []

    const file = await photoNetwork.video('1790001', { onReceived: (share) => shares.push(share) })

    expect([file.name, file.type]).toEqual(['1790001.mp4', 'video/mp4'])
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect(bytes.byteLength).toBeGreaterThan(0)
    expect(bytes.every((byte) => byte === 7)).toBe(true)
    expect(shares.at(-1)).toBe(1)
  })

  it('rejects fetching the file of an unknown post, and a cancelled call', async () => {
    const { photoNetwork } = await connected()
    await expect(photoNetwork.video('7')).rejects.toMatchObject({ type: 'NOT_FOUND' })
    const cancelled = photoNetwork.video('1790001', { signal: AbortSignal.abort() })
    await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' })
  })
}
