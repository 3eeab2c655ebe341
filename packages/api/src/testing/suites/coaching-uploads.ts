import { expect, it } from 'vitest'
import { addressOf, idOf, senderOf, sendFile } from '../coaching/sending.ts'
import { addMedium, makeStudio } from '../coaching/studio.ts'
import { videoFile } from '../coaching/video-file.ts'
import type { ContractHost } from '../host.ts'

const daySeconds = 86_400

export function coachingUploadsSuite(host: () => ContractHost): void {
  const mediaOf = (organisationId: string) =>
    host().adapters.repositories.within({ organisationId }).coaching.media

  it('receives a video in parts, and reads from the file its dimensions, its duration and whether it has sound', async () => {
    const { coach, organisationId } = await makeStudio(host())
    const file = await videoFile('turned.mp4')
    const sender = senderOf(host(), coach.token)

    const created = await sender.create(file.length)
    const address = addressOf(created)
    const first = await sender.patch(address, 0, file.slice(0, 1000))
    const state = await sender.head(address)
    const unfinished = await mediaOf(organisationId).get(idOf(address))
    const last = await sender.patch(address, 1000, file.slice(1000))

    expect(created.status).toBe(201)
    expect(address).toMatch(/^\/api\/coaching\/uploads\/[0-9a-f]{32}$/)
    expect(first.status).toBe(204)
    expect(state.headers.get('upload-offset')).toBe('1000')
    expect(state.headers.get('upload-length')).toBe(String(file.length))
    expect(state.headers.get('cache-control')).toBe('no-store')
    expect(unfinished).toMatchObject({ status: 'uploading', size: file.length })
    expect(last.status).toBe(204)
    const stored = await host().adapters.uploads.content(idOf(address))
    expect(new Uint8Array((await stored?.arrayBuffer()) ?? [])).toEqual(file)
    expect(await mediaOf(organisationId).get(idOf(address))).toMatchObject({
      owner_id: coach.id,
      kind: 'video',
      type: 'video/mp4',
      status: 'ready',
      width: 320,
      height: 240,
      duration: expect.closeTo(1, 0) as number,
      has_sound: false,
    })
  })

  it('accepts a part only where the previous one ended, and not beyond the announced length', async () => {
    const { coach } = await makeStudio(host())
    const file = await videoFile()
    const sender = senderOf(host(), coach.token)
    const address = addressOf(await sender.create(file.length))

    expect((await sender.patch(address, 5, file)).status).toBe(409)
    const longer = new Uint8Array(file.length + 1)
    expect((await sender.patch(address, 0, longer)).status).toBeGreaterThanOrEqual(400)
    const { headers } = await sender.head(address)
    const offset = Number(headers.get('upload-offset'))
    expect(offset).toBeLessThanOrEqual(file.length)
  })

  it.each([
    ['vp9.mp4', 'Votre video doit etre au format mp4', 'codec'],
    ['renamed.mp4', 'Votre video doit etre au format mp4', 'container'],
    ['web.webm', 'Votre video doit etre au format mp4', 'container'],
    ['sound-only.mp4', 'Votre video doit etre au format mp4', 'no_picture'],
    ['broken-index.mp4', 'Une erreur est survenue', 'broken'],
    ['wrong-offsets.mp4', 'Une erreur est survenue', 'broken'],
    ['cut-off.mp4', 'Une erreur est survenue', 'broken'],
    ['no-duration.mp4', 'Une erreur est survenue', 'empty'],
  ])('rejects %s once it is complete, and keeps no part of it', async (name, message, reason) => {
    const { coach, organisationId } = await makeStudio(host())

    const { address, sent } = await sendFile(host(), coach, await videoFile(name))

    expect(sent.status).toBe(415)
    expect(await sent.json()).toMatchObject({ type: 'MEDIA_TYPE', message, payload: { reason } })
    expect(await mediaOf(organisationId).all()).toEqual([])
    expect(await host().adapters.uploads.content(idOf(address))).toBeNull()
    const scoped = host().adapters.repositories.within({ organisationId })
    expect(await scoped.storageUse.used()).toBe(0)
  })

  it.each(['with-sound.mp4', 'h265.mp4', 'index-behind.mp4'])('accepts %s', async (name) => {
    const { coach, organisationId } = await makeStudio(host())

    const { address, sent } = await sendFile(host(), coach, await videoFile(name))

    expect(sent.status).toBe(204)
    const stored = await mediaOf(organisationId).get(idOf(address))
    expect(stored).toMatchObject({ status: 'ready', width: 240, height: 320 })
  })

  it('finishes a complete upload that is still recorded as unfinished', async () => {
    const { coach, organisationId } = await makeStudio(host())
    const { address } = await sendFile(host(), coach, await videoFile())
    const media = mediaOf(organisationId)
    await media.update(idOf(address), { status: 'uploading' })

    const { status } = await senderOf(host(), coach.token).head(address)

    expect(status).toBe(200)
    expect(await media.get(idOf(address))).toMatchObject({ status: 'ready', width: 240 })
  })

  it('deletes an upload that its coach cancels, but not a finished video', async () => {
    const { coach, organisationId } = await makeStudio(host())
    const sender = senderOf(host(), coach.token)
    const file = await videoFile()
    const cancelled = addressOf(await sender.create(file.length))
    await sender.patch(cancelled, 0, file.slice(0, 500))

    expect((await sender.remove(cancelled)).status).toBe(204)
    expect((await sender.head(cancelled)).status).toBe(404)
    expect(await mediaOf(organisationId).all()).toEqual([])
    const { address } = await sendFile(host(), coach, file)
    expect((await sender.remove(address)).status).toBe(404)
    expect((await sender.head(address)).headers.get('upload-offset')).toBe(String(file.length))
  })

  it('rejects a length that is missing, invalid or above 1 GB', async () => {
    const { coach } = await makeStudio(host())
    const sender = senderOf(host(), coach.token)
    for (const wrong of ['', '0', '-1', '1e3']) {
      expect((await sender.create(wrong)).status).toBe(400)
    }
    expect((await sender.create(1_000_000_001)).status).toBe(413)
    expect((await sender.create(1_000_000_000)).status).toBe(201)
  })

  it('limits the unfinished uploads of a studio, and deletes those older than a week', async () => {
    const { coach, otherCoach, organisationId } = await makeStudio(host())
    const sender = senderOf(host(), coach.token)
    const other = senderOf(host(), otherCoach.token)
    const first = addressOf(await sender.create(10))
    for (let open = 1; open < 20; open += 1) expect((await sender.create(10)).status).toBe(201)

    const refused = await other.create(10)
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({ type: 'QUOTA' })
    host().clock.advance(7 * daySeconds + 1)
    expect((await sender.head(first)).status).toBe(404)
    expect((await other.create(10)).status).toBe(201)
    expect((await mediaOf(organisationId).all()).length).toBe(1)
    expect(await host().adapters.uploads.content(idOf(first))).toBeNull()
  })

  it('limits the total bytes of a studio’s media', async () => {
    const studio = await makeStudio(host())
    const { coach, organisationId } = studio
    const { storageUse } = host().adapters.repositories.within({ organisationId })
    await addMedium(studio, coach, { size: 100_000_000_000 })
    await storageUse.take(100_000_000_000, Number.MAX_SAFE_INTEGER)

    const refused = await senderOf(host(), coach.token).create(10)

    expect(await refused.json()).toMatchObject({ type: 'STORAGE_FULL' })
  })
}
