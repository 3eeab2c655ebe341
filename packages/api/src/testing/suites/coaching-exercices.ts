import { expect, it } from 'vitest'
import { addMedium, makeStudio } from '../coaching/studio.ts'
import type { Filter as ListFilter } from '../../contract/filter.ts'
import { refusal } from '../http.ts'
import type { ContractHost } from '../host.ts'

const titles = ({ data }: { data: readonly { title: string }[] }) => data.map(({ title }) => title)

export function coachingExercicesSuite(host: () => ContractHost): void {
  it('[3.3.15] [3.2.63] stores every field of an exercise, with the caller as its owner', async () => {
    const studio = await makeStudio(host())
    const { client, id: owner } = studio.coach
    const mediaId = await addMedium(studio, studio.coach)
    const imageId = await addMedium(studio, studio.coach, { kind: 'image', type: 'image/jpeg' })
    const visibleArea = { x: 0.1, y: 0.1, width: 0.8, height: 0.6 }
    const body = {
      title: 'Fentes sautées',
      description: 'Alternez les jambes à chaque saut.',
      level: 2 as const,
      sports: ['Renforcement musculaire', 'Cardio'],
      equipments: ['Tapis'],
      mainMuscleGroup: 'quads' as const,
    }
    const created = await client.call('createExercice', {
      body: { ...body, video: { mediaId, visibleArea }, image: { mediaId: imageId } },
    })

    const read = await client.call('getExercice', { path: { id: created.id } })

    expect(read).toEqual(created)
    expect(read).toMatchObject({
      ...body,
      owner,
      video: {
        mediaId,
        visibleArea,
        width: 1080,
        height: 1920,
        duration: 12.5,
        hasSound: true,
      },
      image: { mediaId: imageId },
      isDeleted: false,
    })
  })

  it('shows, by default, the largest centred 3:4 part of a video', async () => {
    const studio = await makeStudio(host())
    const mediaId = await addMedium(studio, studio.coach)
    const body = { title: 'Planche', video: { mediaId } }
    const { video } = await studio.coach.client.call('createExercice', { body })
    expect(video?.visibleArea).toEqual({ x: 0, y: 0.125, width: 1, height: 0.75 })
  })

  it('[3.2.60] [3.9.14] sorts by title, regardless of case and accents, then by id', async () => {
    const { coach } = await makeStudio(host())
    const { client } = coach
    const add = (title: string) => client.call('createExercice', { body: { title } })
    const same = [await add('Élan'), await add('elan')].map(({ id }) => id)
    for (const title of ['Squat', 'abdos', 'Étirement', 'Burpees']) await add(title)

    const list = await client.call('listExercices')

    const expected = ['abdos', 'Burpees', 'elan', 'elan', 'etirement', 'squat']
    expect(titles(list).map((title) => title.replace('É', 'e'))).toEqual(
      expected.map((title) => expect.stringMatching(new RegExp(title, 'i'))),
    )
    const tied = list.data.slice(2, 4).map(({ id }) => id)
    expect(tied).toEqual(same.toSorted())
    const found = await client.call('listExercices', { query: { filter: { search: 'ET' } } })
    expect(titles(found)).toEqual(['Étirement'])
  })

  it('finds words anywhere in a title, and filters by muscle, sport and equipment', async () => {
    const { client } = (await makeStudio(host())).coach
    const add = (title: string, more: object) =>
      client.call('createExercice', { body: { title, ...more } })
    await add('Développé couché', { mainMuscleGroup: 'pecs', equipments: ['Banc'] })
    await add('Développé incliné', { mainMuscleGroup: 'pecs', equipments: ['Haltères', 'Banc'] })
    await add('Rameur', { sports: ['Cardio'], mainMuscleGroup: 'lats' })
    await add('Burpees', { sports: ['Cardio', 'Boxe'] })
    const filtered = async (filter: ListFilter) =>
      titles(await client.call('listExercices', { query: { filter } }))
    const pecs = ['Développé couché', 'Développé incliné']
    const cases: [ListFilter, string[]][] = [
      [{ search: 'couche' }, ['Développé couché']],
      [{ search: 'INCLINÉ développé' }, ['Développé incliné']],
      [{ search: 'meur' }, ['Rameur']],
      [{ search: 'couché rameur' }, []],
      [{ where: { main_muscle_group: 'pecs' } }, pecs],
      [{ where: { main_muscle_group: ['pecs', 'lats'] } }, [...pecs, 'Rameur']],
      [{ where: { sport: 'Cardio' } }, ['Burpees', 'Rameur']],
      [{ where: { sport: ['boxe', 'Yoga'] } }, ['Burpees']],
      [{ where: { sport: 'Cardio', main_muscle_group: 'lats' } }, ['Rameur']],
      [{ where: { equipment: 'Banc' } }, pecs],
      [{ where: { equipment: 'Haltères' }, search: 'incl' }, ['Développé incliné']],
      [{ where: { equipment: 'Cardio' } }, []],
      [{ where: { equipment: 'Banc', sport: 'Cardio' } }, []],
    ]
    for (const [filter, expected] of cases) {
      expect(await filtered(filter), JSON.stringify(filter)).toEqual(expected)
    }
    const page = await client.call('listExercices', {
      query: { filter: { where: { equipment: 'Banc' }, limit: 1 } },
    })
    expect(page).toMatchObject({ total: 2, data: [{ title: 'Développé couché' }] })
  })

  it('changes only the fields in the body, and rejects a change based on an older revision', async () => {
    const { coach } = await makeStudio(host())
    const { client } = coach
    const body = { title: 'Pompes', level: 3 as const, sports: ['Musculation'] }
    const { id, revision } = await client.call('createExercice', { body })
    const path = { id }
    const changed = await client.call('updateExercice', { path, body: { title: 'Pompes larges' } })

    expect(changed).toMatchObject({ title: 'Pompes larges', level: 3, sports: ['Musculation'] })
    const late = client.call(
      'updateExercice',
      { path, body: { title: 'Pompes' } },
      { ifMatch: revision },
    )
    expect(await refusal(late)).toMatchObject({ type: 'STALE', payload: { current: changed } })
  })

  it('[3.5.17] [3.5.20] requires a title, and accepts only the levels 1, 2 and 3', async () => {
    const { coach } = await makeStudio(host())
    for (const wrong of [{ title: '  ' }, { level: 0 }, { level: 4 }, { level: 1.5 }]) {
      const body = { title: 'Planche', ...wrong } as { title: string }
      const exercice = coach.client.call('createExercice', { body })
      expect(await refusal(exercice)).toMatchObject({ type: 'VALIDATION' })
      const session = coach.client.call('createTrainingSession', { body })
      expect(await refusal(session)).toMatchObject({ type: 'VALIDATION' })
    }
  })

  it('accepts only finished videos of the coach, and a visible area with the right aspect ratio', async () => {
    const studio = await makeStudio(host())
    const { coach, otherCoach } = studio
    const save = (video: { mediaId: string; visibleArea?: object }) =>
      refusal(
        coach.client.call('createExercice', {
          body: { title: 'Planche', video } as { title: string },
        }),
      )
    const image = await addMedium(studio, coach, { kind: 'image' })
    const unfinished = await addMedium(studio, coach, { status: 'uploading' })
    const foreign = await addMedium(studio, otherCoach)
    for (const mediaId of [image, unfinished, foreign, 'nothing']) {
      expect(await save({ mediaId })).toMatchObject({
        type: 'REFERENCE',
        payload: { field: 'video.mediaId' },
      })
    }
    const mediaId = await addMedium(studio, coach)
    const visibleArea = { x: 0, y: 0, width: 1, height: 1 }
    expect(await save({ mediaId, visibleArea })).toMatchObject({ type: 'VALIDATION' })
  })

  it('accepts only sports and equipment from the lists of the studio', async () => {
    const { coach } = await makeStudio(host())
    const body = { title: 'Planche', sports: ['yoga', 'Yoga'], equipments: ['Enclume'] }
    const call = coach.client.call('createExercice', { body })
    expect(await refusal(call)).toMatchObject({
      type: 'REFERENCE',
      payload: { field: 'equipments' },
    })
    const { sports } = await coach.client.call('createExercice', {
      body: { ...body, equipments: [] },
    })
    expect(sports).toEqual(['Yoga'])
  })

  it('[3.6.10] hides the exercises of a coach from everybody else', async () => {
    const { coach, otherCoach, admin } = await makeStudio(host())
    const stranger = (await makeStudio(host())).coach
    const { id } = await coach.client.call('createExercice', { body: { title: 'Planche' } })
    const path = { id }
    for (const { client } of [otherCoach, admin, stranger]) {
      expect((await client.call('listExercices')).total).toBe(0)
      const calls = [
        () => client.call('getExercice', { path }),
        () => client.call('updateExercice', { path, body: { title: 'À moi' } }),
        () => client.call('deleteExercice', { path }),
      ]
      for (const call of calls) expect(await refusal(call())).toMatchObject({ type: 'NOT_FOUND' })
    }
  })

  it('removes a deleted exercise from the list', async () => {
    const { coach } = await makeStudio(host())
    const { client } = coach
    const { id } = await client.call('createExercice', { body: { title: 'Planche' } })
    const path = { id }

    await client.call('deleteExercice', { path })

    expect((await client.call('listExercices')).total).toBe(0)
    expect(await refusal(client.call('getExercice', { path }))).toMatchObject({ type: 'NOT_FOUND' })
    const again = client.call('deleteExercice', { path })
    expect(await refusal(again)).toMatchObject({ type: 'NOT_FOUND' })
  })
}
