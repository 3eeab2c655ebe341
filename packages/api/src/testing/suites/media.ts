import { expect, it, onTestFinished, vi } from 'vitest'
import { variantAddress } from '../../media/variant.ts'
import { refusal, request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { pngFile } from '../images.ts'
import { makeWorld } from '../world.ts'

/** Creates a GIF of `side` by `side` pixels with this number of empty frames. */
function gifFile(side: number, frames: number): File {
  const size = [side & 255, side >> 8]
  const frame = [0x2c, 0, 0, 0, 0, ...size, ...size, 0, 2, 1, 0, 0]
  const head = [...new TextEncoder().encode('GIF89a'), ...size, ...size, 0, 0, 0]
  const bytes = [...head, ...Array<number[]>(frames).fill(frame).flat(), 0x3b]
  return new File([Uint8Array.from(bytes)], 'anime.gif', { type: 'image/gif' })
}

export function mediaSuite(host: () => ContractHost): void {
  it('[1.7.33] [1.7.34] [1.3.11] stores an image, reports progress, and returns the image', async () => {
    const { member } = await makeWorld(host())
    const shares: number[] = []

    const media = await member.client.call(
      'uploadMedia',
      { body: { file: await pngFile(120, 40, 'Été.png') } },
      { onProgress: (share) => shares.push(share) },
    )
    const read = await member.client.call('getMedia', { path: { id: media.id } })
    const file = await host().fetch(media.path)

    expect(media).toMatchObject({ type: 'image/png', width: 120, height: 40, name: 'Été.png' })
    expect(shares.at(-1)).toBe(1)
    expect(read).toEqual(media)
    expect(file.headers.get('content-type')).toBe('image/png')
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    expect(file.headers.get('content-security-policy')).toContain('sandbox')
    expect((await file.arrayBuffer()).byteLength).toBe(media.size)
  })

  it('requires a file', async () => {
    const { member } = await makeWorld(host())
    const form = new FormData()
    form.append('autre', 'texte')

    const response = await request(host(), '/media', {
      method: 'POST',
      token: member.token,
      body: form,
    })

    expect(await response.json()).toMatchObject({ message: 'file must be a file !' })
  })

  it('checks the content of a file, not its name', async () => {
    const { member } = await makeWorld(host())
    const upload = (content: BlobPart, name: string) =>
      refusal(
        member.client.call('uploadMedia', {
          body: { file: new File([content], name, { type: 'image/png' }) },
        }),
      )

    const page = await upload('<svg xmlns="http://www.w3.org/2000/svg"/>', 'logo.png')
    const cut = await upload(Uint8Array.from([0x89, 0x50, 0x4e, 0x47]), 'coupe.png')

    expect(page).toMatchObject({ type: 'MEDIA_TYPE', status: 415 })
    expect(cut).toMatchObject({ type: 'MEDIA_TYPE' })
  })

  it('rejects files that are too large, or would become too large when decoded', async () => {
    const { member } = await makeWorld(host())
    const upload = (file: File) => refusal(member.client.call('uploadMedia', { body: { file } }))
    const heavy = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'lourd.png')
    const png = new Uint8Array(await (await pngFile(10, 10)).arrayBuffer())
    new DataView(png.buffer).setUint32(16, 60_000)
    new DataView(png.buffer).setUint32(20, 60_000)

    expect(await upload(heavy)).toMatchObject({ type: 'TOO_LARGE', status: 413 })
    expect(await upload(new File([png], 'bombe.png'))).toMatchObject({ type: 'TOO_LARGE' })
    expect(await upload(gifFile(2000, 30))).toMatchObject({ type: 'TOO_LARGE' })
  })

  it('enforces the storage quota even if uploads are simultaneous, and keeps no files of rejected uploads', async () => {
    const { adapters } = host()
    const { member, admin, stranger, organisationId } = await makeWorld(host())
    const file = await pngFile(30, 30)
    const upload = ({ client }: Pick<typeof member, 'client'>) =>
      client.call('uploadMedia', { body: { file } })
    const first = await upload(admin)
    const { mediaQuota } = adapters.settings
    const put = vi.spyOn(adapters.mediaStore, 'put')
    onTestFinished(() => {
      adapters.settings.mediaQuota = mediaQuota
      put.mockRestore()
    })
    adapters.settings.mediaQuota = 3 * first.size + 1

    const uploads = [member, admin, member, admin, member, admin].map((one) => upload(one))
    const settled = await Promise.allSettled(uploads)

    const refused = settled.filter((one) => one.status === 'rejected')
    expect(refused).toHaveLength(4)
    for (const { reason } of refused) {
      expect(reason).toMatchObject({ type: 'STORAGE_FULL', code: 144, status: 413 })
      expect(reason).toMatchObject({
        payload: { used: 3 * first.size, allowed: 3 * first.size + 1 },
      })
    }
    expect(await adapters.repositories.within({ organisationId }).media.all()).toHaveLength(3)
    const kept = await Promise.all(put.mock.calls.map(([key]) => adapters.mediaStore.get(key)))
    expect(kept.filter((one) => one !== null)).toHaveLength(2)
    expect(await upload(stranger)).toMatchObject({ size: first.size })
  })

  it('leaves no file behind when recording the upload fails', async () => {
    const { member } = await makeWorld(host())
    const { repositories, mediaStore } = host().adapters
    const put = vi.spyOn(mediaStore, 'put')
    const transaction = vi.spyOn(repositories, 'transaction')
    transaction.mockRejectedValueOnce(new Error('connection lost'))

    const file = await pngFile(8, 8)
    const error = await refusal(member.client.call('uploadMedia', { body: { file } }))
    const key = put.mock.lastCall?.[0] ?? ''
    put.mockRestore()
    transaction.mockRestore()

    expect(error.type).toBe('UNKNOWN')
    expect(key).toMatch(/\/original$/)
    expect(await mediaStore.get(key)).toBeNull()
  })

  it('renders variants only in sizes for which the server has signed the address', async () => {
    const { member } = await makeWorld(host())
    const media = await member.client.call('uploadMedia', {
      body: { file: await pngFile(120, 40) },
    })

    const answer = await request(host(), `/media/${media.id}/file?w=60&h=20&r=4&s=deviné`)

    expect(answer.status).toBe(403)
  })

  it('serves a variant, with or without a kind, only at its signed address', async () => {
    const { member } = await makeWorld(host())
    const { secrets, settings } = host().adapters
    const media = await member.client.call('uploadMedia', {
      body: { file: await pngFile(120, 40) },
    })
    const size = { width: 60, height: 20, radius: 4 }
    const address = (kind?: 'logo' | 'banner') =>
      variantAddress(settings.publicUrl, secrets, media.id, { ...size, kind })
    const status = async (url: string) => (await host().fetch(url)).status

    expect(await status(await address())).toBe(200)
    expect(await status(await address('logo'))).toBe(200)
    expect(await status(await address('banner'))).toBe(200)
    expect(await status(`${await address()}&k=banner`)).toBe(403)
    expect(await status((await address('logo')).replace('k=logo', 'k=banner'))).toBe(403)
    expect(await status((await address('logo')).replace('&k=logo', ''))).toBe(403)
  })

  it('stores the variants of an image once for each step of 16 pixels, and counts them as storage', async () => {
    const { adapters } = host()
    const { member, organisationId } = await makeWorld(host())
    const { secrets, settings, repositories } = adapters
    const { media: table, storageUse } = repositories.within({ organisationId })
    const { id, size } = await member.client.call('uploadMedia', {
      body: { file: await pngFile(120, 40) },
    })
    const read = async (width: number, kind: 'logo' | 'banner') => {
      const variant = { width, height: Math.round(width / 3), radius: 0, kind }
      const at = await variantAddress(settings.publicUrl, secrets, id, variant)
      return new Uint8Array(await (await host().fetch(at)).arrayBuffer())
    }

    const [first, second, third] = [
      await read(66, 'logo'),
      await read(79, 'logo'),
      await read(80, 'logo'),
    ]
    const other = await read(80, 'banner')

    expect(second).toEqual(first)
    expect(third).toEqual(first)
    const stored = (await table.get(id))?.variants
    expect(stored).toEqual([
      { name: '80x27-r0-logo', size: first.length },
      { name: '80x27-r0-banner', size: other.length },
    ])
    expect(await storageUse.used()).toBe(size + first.length + other.length)
  })

  it('hides an image from other organisations', async () => {
    const { member, stranger } = await makeWorld(host())
    const media = await member.client.call('uploadMedia', { body: { file: await pngFile(8, 8) } })

    const error = await refusal(stranger.client.call('getMedia', { path: { id: media.id } }))

    expect(error.type).toBe('NOT_FOUND')
  })
}
