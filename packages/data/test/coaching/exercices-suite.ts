import { expect, it } from 'vitest'
import { type CoachingPortsHost, freshEmail } from './coaching-ports-host.ts'
import { jpgFile, pngFile } from './images.fixture.ts'

export function exercicesSuite(host: () => CoachingPortsHost): void {
  it('[3.7.12] lists, reads, saves and deletes the coach’s exercises', async () => {
    const { exercices } = await host().signIn(freshEmail())
    const stranger = await host().signIn(freshEmail())
    const squat = await exercices.save({ title: 'Squat', sports: ['Musculation'] })
    const planche = await exercices.save({ title: 'Planche' })

    const saved = await exercices.save({ id: squat.id, level: 2, mainMuscleGroup: 'quads' })

    expect(saved).toMatchObject({ title: 'Squat', level: 2, sports: ['Musculation'] })
    expect(await exercices.get(squat.id)).toEqual(saved)
    expect(await exercices.getAll()).toEqual({ data: [planche, saved], total: 2 })
    expect((await exercices.getAll({ search: 'sq' })).data).toEqual([saved])
    expect((await stranger.exercices.getAll()).total).toBe(0)
    await expect(stranger.exercices.get(squat.id)).rejects.toMatchObject({ type: 'NOT_FOUND' })

    await exercices.delete(squat.id)

    expect((await exercices.getAll()).data).toEqual([planche])
    await expect(exercices.get(squat.id)).rejects.toMatchObject({
      name: 'ApiError',
      type: 'NOT_FOUND',
    })
  })

  it('stores an image, saves it with an exercise, and rejects a poster for it', async () => {
    const { media, exercices } = await host().signIn(freshEmail())
    const stranger = await host().signIn(freshEmail())
    const options = { idempotencyKey: crypto.randomUUID() }

    const image = await media.uploadImage(pngFile(), options)

    expect(image).toMatchObject({ kind: 'image', width: 9, height: 6, posterUrl: null })
    expect(await media.get(image.id)).toEqual(image)
    await expect(stranger.media.get(image.id)).rejects.toMatchObject({ type: 'NOT_FOUND' })
    const body = { title: 'Squat', image: { mediaId: image.id } }
    expect(await exercices.save(body)).toMatchObject({ image: { mediaId: image.id } })
    await expect(media.savePoster(image.id, jpgFile())).rejects.toMatchObject({
      type: 'NOT_FOUND',
    })
    const text = new File(['no picture'], 'photo.png', { type: 'image/png' })
    await expect(media.uploadImage(text)).rejects.toMatchObject({ type: 'MEDIA_TYPE' })
  })

  it('rejects media that do not exist', async () => {
    const { media } = await host().signIn(freshEmail())
    await expect(media.get('unknown')).rejects.toMatchObject({ type: 'NOT_FOUND' })
  })

  it('saves an exercise only once for two calls with the same key, and rejects a save over a newer revision', async () => {
    const { exercices } = await host().signIn(freshEmail())
    const options = { idempotencyKey: crypto.randomUUID() }

    const first = await exercices.save({ title: 'Squat' }, options)
    const second = await exercices.save({ title: 'Squat' }, options)
    const current = await exercices.save({ id: first.id, title: 'Squat sauté' })

    expect(second).toEqual(first)
    const late = exercices.save({ id: first.id, level: 3 }, { ifMatch: first.revision })
    await expect(late).rejects.toMatchObject({ type: 'STALE', payload: { current } })
    await expect(exercices.save({ title: ' ' })).rejects.toMatchObject({ type: 'VALIDATION' })
  })
}
