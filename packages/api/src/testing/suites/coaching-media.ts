import { describe, expect, it } from 'vitest'
import type { CoachingMedia } from '../../contract/types.ts'
import { storedImageKey } from '../../media/coaching-files.ts'
import { removeUnusedMedia } from '../../uploads/remove-unused-media.ts'
import { addressOf, idOf, senderOf, sendFile } from '../coaching/sending.ts'
import { addMedium, makeStudio, type Studio } from '../coaching/studio.ts'
import { videoFile } from '../coaching/video-file.ts'
import type { ContractHost } from '../host.ts'
import { browserOf, refusal } from '../http.ts'
import { jpgFile, pngFile } from '../images.ts'

const hourSeconds = 3600

export function coachingMediaSuite(host: () => ContractHost): void {
  /** Opens an address as a browser does, without a token. */
  const open = (url: string, headers: Record<string, string> = {}) =>
    host().fetch(host().coachingUrl.replace(/\/api$/, '') + url, { headers })

  /** Uploads a video of the coach. */
  async function addVideo({ coach }: Studio): Promise<CoachingMedia> {
    const { address } = await sendFile(host(), coach, await videoFile())
    return coach.client.call('getCoachingMedia', { path: { id: idOf(address) } })
  }

  const savePoster = ({ coach }: Studio, id: string, file = jpgFile()) =>
    coach.client.call('saveCoachingPoster', { path: { id }, body: { file } })

  it('counts a poster towards the used storage of the studio until it is replaced', async () => {
    const studio = await makeStudio(host())
    const { organisationId } = studio
    const { storageUse } = host().adapters.repositories.within({ organisationId })
    const { id } = await addVideo(studio)
    const used = await storageUse.used()

    await savePoster(studio, id)
    const size = (await storageUse.used()) - used
    await savePoster(studio, id)

    expect(size).toBeGreaterThan(0)
    expect(await storageUse.used()).toBe(used + size)
  })

  it('shows an exercise with the addresses of its video, poster and image', async () => {
    const studio = await makeStudio(host())
    const { client } = studio.coach
    const { id: videoId } = await addVideo(studio)
    await savePoster(studio, videoId)
    const image = await client.call('uploadCoachingImage', { body: { file: await pngFile(9, 6) } })
    const body = { title: 'Fentes', video: { mediaId: videoId }, image: { mediaId: image.id } }

    const { id, ...created } = await client.call('createExercice', { body })

    expect(image).toMatchObject({
      kind: 'image',
      width: 9,
      height: 6,
      duration: 0,
      posterUrl: null,
    })
    expect(created).toMatchObject({
      video: { mediaId: videoId, width: 240, height: 320 },
      image: { mediaId: image.id, url: image.url },
    })
    const types = [created.video?.url, created.video?.posterUrl, created.image?.url].map(
      async (url) => (await open(url ?? '')).headers.get('content-type'),
    )
    expect(await Promise.all(types)).toEqual(['video/mp4', 'image/jpeg', 'image/png'])
    // The addresses stay the same, so that browsers can reuse posters from their cache.
    expect(await client.call('getExercice', { path: { id } })).toMatchObject(created)
  })

  it('[3.7.19] serves a video in ranges, and lets only the browser itself cache it', async () => {
    const file = await videoFile()
    const { url } = await addVideo(await makeStudio(host()))

    const whole = await open(url)
    const part = await open(url, { Range: 'bytes=100-299' })
    const end = await open(url, { Range: 'bytes=-50' })
    const outside = await open(url, { Range: `bytes=${file.length}-` })

    expect(whole.status).toBe(200)
    expect(whole.headers.get('accept-ranges')).toBe('bytes')
    expect(whole.headers.get('content-length')).toBe(String(file.length))
    expect(whole.headers.get('cache-control')).toBe('private, max-age=21600, immutable')
    expect(whole.headers.get('content-security-policy')).toContain('sandbox')
    expect(new Uint8Array(await whole.arrayBuffer())).toEqual(file)
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 100-299/${file.length}`)
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(file.slice(100, 300))
    expect(new Uint8Array(await end.arrayBuffer())).toEqual(file.slice(-50))
    expect(outside.status).toBe(416)
    expect(outside.headers.get('content-range')).toBe(`bytes */${file.length}`)
    const etag = whole.headers.get('etag') ?? ''
    expect((await open(url, { 'If-None-Match': etag })).status).toBe(304)
    expect((await open(url, { Range: 'bytes=0-9', 'If-Range': '"other"' })).status).toBe(200)
  })

  it('accepts the address of a file for 6 to 7 hours, and rejects an altered address', async () => {
    const studio = await makeStudio(host())
    const { url, id } = await addVideo(studio)
    const { posterUrl } = await savePoster(studio, id)
    const other = await addVideo(studio)
    const keyOf = (address: string) => /file\/(\w+)/.exec(address)?.[1] ?? ''
    const changed = [
      url.replace(/([?&]s)=.{4}/, '$1=AAAA'),
      url.replace(/([?&]e)=\d+/, '$1=9999999999'),
      url.replace(keyOf(url), keyOf(other.url)),
      (posterUrl ?? '').replace(/([?&]p)=\w+/, ''),
    ]

    for (const address of changed) expect((await open(address)).status).toBe(403)
    host().clock.advance(6 * hourSeconds - 1)
    expect((await open(url)).status).toBe(200)
    host().clock.advance(hourSeconds + 1)
    expect((await open(url)).status).toBe(403)
  })

  it('replaces the poster of a video, and serves the new one at a new address', async () => {
    const studio = await makeStudio(host())
    const { id, posterUrl: none } = await addVideo(studio)
    const first = await savePoster(studio, id)
    const second = await savePoster(studio, id)

    expect(none).toBeNull()
    expect(second.posterUrl).not.toBe(first.posterUrl)
    expect((await open(first.posterUrl ?? '')).status).toBe(404)
    expect((await open(second.posterUrl ?? '')).status).toBe(200)
  })

  it('accepts only a jpg as a poster, and only a jpg or png as an image', async () => {
    const studio = await makeStudio(host())
    const { client } = studio.coach
    const id = await addMedium(studio, studio.coach)
    const text = new File(['<script>'], 'photo.jpg', { type: 'image/jpeg' })

    for (const file of [await pngFile(9, 6, 'photo.jpg'), text]) {
      expect(await refusal(savePoster(studio, id, file))).toMatchObject({ type: 'MEDIA_TYPE' })
    }
    const image = refusal(client.call('uploadCoachingImage', { body: { file: text } }))
    expect(await image).toMatchObject({ type: 'MEDIA_TYPE' })
    const imageId = await addMedium(studio, studio.coach, { kind: 'image' })
    expect(await refusal(savePoster(studio, imageId))).toMatchObject({ type: 'NOT_FOUND' })
  })

  it('shows unfinished videos to nobody, and finished videos only to their coach', async () => {
    const studio = await makeStudio(host())
    const { coach, otherCoach, admin } = studio
    const unfinished = { path: { id: await addMedium(studio, coach, { status: 'uploading' }) } }
    const finished = { path: { id: await addMedium(studio, coach) } }
    const calls = [
      () => coach.client.call('getCoachingMedia', unfinished),
      () => otherCoach.client.call('getCoachingMedia', finished),
      () => admin.client.call('getCoachingMedia', finished),
    ]
    for (const call of calls) expect(await refusal(call())).toMatchObject({ type: 'NOT_FOUND' })
  })

  describe('media that no content shows', () => {
    const month = 30 * 24 * hourSeconds
    const clean = () => removeUnusedMedia(host().adapters)
    const rowsOf = ({ organisationId }: Studio) =>
      host().adapters.repositories.within({ organisationId })

    it('are deleted after 30 days, with their files, and no longer count towards the used storage', async () => {
      const studio = await makeStudio(host())
      const { client } = studio.coach
      const { adapters, clock } = host()
      const { coaching, storageUse } = rowsOf(studio)
      const { id: videoId } = await addVideo(studio)
      await savePoster(studio, videoId)
      const image = await client.call('uploadCoachingImage', {
        body: { file: await pngFile(9, 6) },
      })
      const exercice = await client.call('createExercice', {
        body: { title: 'Fentes', video: { mediaId: videoId } },
      })
      const entry = {
        id: 'e',
        type: 'reps',
        reps: 8,
        timer: 65,
        rest: false,
        restSeconds: 10,
      } as const
      const exercices = [{ ...entry, exerciceId: exercice.id }]
      const session = await client.call('createTrainingSession', {
        body: {
          title: 'Jambes',
          blocs: [{ id: 'b', title: '', description: '', volume: 1, exercices }],
        },
      })
      // The exercise can still be played while the session contains it.
      await client.call('deleteExercice', { path: { id: exercice.id } })
      const videoRow = await coaching.media.get(videoId)
      const imageRow = await coaching.media.get(image.id)
      const used = await storageUse.used()

      await clean()
      clock.advance(month - 1)
      await clean()
      expect(await storageUse.used()).toBe(used)
      clock.advance(1)
      await clean()

      const { organisationId } = studio
      const stored = (key: string) => adapters.mediaStore.get(storedImageKey(organisationId, key))
      expect(await coaching.media.get(image.id)).toBeNull()
      expect(await stored(imageRow?.file_key ?? '')).toBeNull()
      expect(await storageUse.used()).toBe(used - (imageRow?.size ?? 0))
      expect((await adapters.uploads.content(videoId))?.size).toBe(videoRow?.size)

      await coaching.trainingSessions.update(session.id, { is_deleted: true })
      await clean()
      expect(await coaching.media.get(videoId)).not.toBeNull()
      clock.advance(month)
      await clean()
      expect(await adapters.uploads.content(videoId)).toBeNull()
      expect(await stored(videoRow?.poster_key ?? '')).toBeNull()
      expect(await coaching.exercices.get(exercice.id)).toMatchObject({ video_id: null })
      expect(await storageUse.used()).toBe(0)
    })

    it('are kept for another 30 days after content stops showing them', async () => {
      const studio = await makeStudio(host())
      const { client } = studio.coach
      const { clock } = host()
      const { coaching } = rowsOf(studio)
      const image = await client.call('uploadCoachingImage', {
        body: { file: await pngFile(9, 6) },
      })
      await clean()
      const { id } = await client.call('createExercice', {
        body: { title: 'Fentes', image: { mediaId: image.id } },
      })
      clock.advance(month)
      await clean()
      await coaching.exercices.update(id, { image_id: null })
      await clean()
      clock.advance(month - 1)
      await clean()
      expect(await coaching.media.get(image.id)).not.toBeNull()
    })
  })

  it('deletes unfinished uploads after 7 days, even if no other upload is started', async () => {
    const studio = await makeStudio(host())
    const { coaching, storageUse } = host().adapters.repositories.within({
      organisationId: studio.organisationId,
    })
    const sender = senderOf(host(), studio.coach.token)
    const late = addressOf(await sender.create(20))
    await sender.patch(late, 0, new Uint8Array(10))
    host().clock.advance(24 * hourSeconds)
    const early = addressOf(await sender.create(30))
    host().clock.advance(6 * 24 * hourSeconds + 1)

    await removeUnusedMedia(host().adapters)

    expect(await coaching.media.pick(['id'])).toEqual([{ id: idOf(early) }])
    expect(await host().adapters.uploads.content(idOf(late))).toBeNull()
    expect(await storageUse.used()).toBe(30)
  })

  describe('the media of a shared session', () => {
    /** Shares a session that contains an exercise with a video, and opens the link. */
    async function shareSession(studio: Studio) {
      const { client } = studio.coach
      const { id: mediaId } = await addVideo(studio)
      await savePoster(studio, mediaId)
      const exercice = await client.call('createExercice', {
        body: { title: 'Squat', video: { mediaId } },
      })
      const entry = { id: 'e', type: 'reps', reps: 12, exerciceId: exercice.id } as const
      const { id } = await client.call('createTrainingSession', {
        body: { title: 'Jambes', blocs: [{ id: 'b', title: 'Circuit', exercices: [entry] }] },
      })
      const { shareKey } = await client.call('shareTrainingSession', { path: { id } })
      const shown = await browserOf(host(), undefined, 'coaching').call(
        'getSharedTrainingSession',
        {
          path: { key: shareKey ?? '' },
        },
      )
      const video = shown.blocs[0]?.exercices[0]?.exercice.video
      return { id, exercice, shareKey, shown, video }
    }

    it('open without sign-in until the sharing ends, and are cached for only a minute', async () => {
      const studio = await makeStudio(host())
      const { client } = studio.coach
      const { id, exercice, shareKey, video } = await shareSession(studio)
      const addresses = [video?.url ?? '', video?.posterUrl ?? '']
      const statuses = () => Promise.all(addresses.map(async (url) => (await open(url)).status))

      const file = await open(video?.url ?? '', { Range: 'bytes=0-9' })
      expect(file.status).toBe(206)
      expect(file.headers.get('cache-control')).toBe('private, max-age=60')
      // A deleted exercise stays available to people who have opened the link.
      await client.call('deleteExercice', { path: { id: exercice.id } })
      expect(await statuses()).toEqual([200, 200])
      await client.call('unshareTrainingSession', { path: { id } })
      expect(await statuses()).toEqual([404, 404])
      const again = await client.call('shareTrainingSession', { path: { id } })
      expect(again.shareKey).not.toBe(shareKey)
      expect(await statuses()).toEqual([404, 404])
    })

    it('have addresses that reveal neither ids nor the key of the link', async () => {
      const studio = await makeStudio(host())
      const { id, exercice, shareKey, shown } = await shareSession(studio)
      const mediaId = exercice.video?.mediaId
      const hidden = [id, exercice.id, mediaId, shareKey, studio.organisationId, studio.coach.id]
      for (const text of hidden) expect(JSON.stringify(shown)).not.toContain(text)
    })
  })
}
