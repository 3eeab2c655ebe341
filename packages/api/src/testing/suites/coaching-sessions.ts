import { describe, expect, it } from 'vitest'
import type { BodyOf } from '../../contract/operation-types.ts'
import type { Operations } from '../../contract/operations.ts'
import { addMedium, makeStudio, type Studio } from '../coaching/studio.ts'
import { browserOf, refusal } from '../http.ts'
import type { ContractHost } from '../host.ts'
import type { Person } from '../world.ts'

type Blocs = NonNullable<BodyOf<Operations['createTrainingSession']>['blocs']>
type Entry = Blocs[number]['exercices'][number]

const entry = (id: string, exerciceId: string, more: Partial<Entry> = {}): Entry => ({
  id,
  type: 'reps',
  reps: 12,
  timer: 65,
  rest: true,
  restSeconds: 10,
  exerciceId,
  ...more,
})

const bloc = (id: string, ...exercices: Entry[]): Blocs[number] => ({
  id,
  title: 'Circuit',
  description: '',
  volume: 3,
  exercices,
})

const addExercice = ({ client }: Person, title = 'Squat') =>
  client.call('createExercice', { body: { title, mainMuscleGroup: 'quads' } })

/** Adds a session with one exercise. */
async function addSession({ coach }: Studio) {
  const exercice = await addExercice(coach)
  const blocs = [bloc('b', entry('e', exercice.id))]
  const body = { title: 'Jambes', blocs }
  return { exercice, session: await coach.client.call('createTrainingSession', { body }) }
}

export function coachingSessionsSuite(host: () => ContractHost): void {
  it('[3.3.16] [3.3.17] [3.3.18] stores the blocs of a session and their exercises', async () => {
    const studio = await makeStudio(host())
    const { client, id: owner } = studio.coach
    const squat = await addExercice(studio.coach)
    const mediaId = await addMedium(studio, studio.coach)
    const body = {
      title: 'Jambes en feu',
      description: 'Trois tours.',
      level: 3 as const,
      sports: ['Musculation'],
      video: { mediaId },
      blocs: [
        bloc('échauffement', entry('1', squat.id, { type: 'timer', timer: 40, rest: false })),
        bloc('circuit', entry('2', squat.id), entry('3', squat.id, { restSeconds: 90 })),
      ],
    }
    const created = await client.call('createTrainingSession', { body })

    expect(await client.call('getTrainingSession', { path: { id: created.id } })).toEqual(created)
    expect(created).toMatchObject({
      ...body,
      owner,
      type: 'exercices',
      video: { mediaId, visibleArea: { width: 1 } },
      exerciceCount: 3,
      shareKey: null,
    })
    expect(created.blocs[0]?.exercices[0]?.exercice).toEqual(squat)
    const { data } = await client.call('listTrainingSessions')
    const { blocs: _, ...summary } = created
    expect(data).toEqual([summary])
  })

  it('[3.2.66] [3.9.14] sorts by title, regardless of case and accents', async () => {
    const { coach } = await makeStudio(host())
    for (const title of ['Squat', 'Étirement', 'abdos', 'Fentes']) {
      await coach.client.call('createTrainingSession', { body: { title } })
    }
    const { data } = await coach.client.call('listTrainingSessions')
    expect(data.map(({ title }) => title)).toEqual(['abdos', 'Étirement', 'Fentes', 'Squat'])
  })

  it('[3.2.69] [3.9.03] defaults to type exercices, a volume of 1, and rests of 10 seconds', async () => {
    const { coach } = await makeStudio(host())
    const { id: exerciceId } = await addExercice(coach)
    const sparse = { id: 'e', type: 'timer', exerciceId } as Entry
    const blocs = [{ id: 'b', exercices: [sparse] } as unknown as Blocs[number]]
    const body = { title: 'Abdos', blocs }

    const session = await coach.client.call('createTrainingSession', { body })

    expect(session).toMatchObject({ type: 'exercices', level: 1, sports: [], owner: coach.id })
    expect(session.blocs).toMatchObject([
      { volume: 1, exercices: [{ timer: 65, reps: 1, rest: false, restSeconds: 10 }] },
    ])
  })

  it('[3.5.21] [3.5.22] rejects a volume or repetitions below 1, and values or numbers of items above the limits', async () => {
    const { coach } = await makeStudio(host())
    const { id } = await addExercice(coach)
    const many = Array.from({ length: 101 }, (_, index) => entry(`${index}`, id))
    const wrong: Blocs[] = [
      [{ ...bloc('b'), volume: 0 }],
      [{ ...bloc('b'), volume: 101 }],
      [bloc('b', entry('e', id, { reps: 0 }))],
      [bloc('b', entry('e', id, { timer: 0 }))],
      [bloc('b', entry('e', id, { restSeconds: 7201 }))],
      [bloc('b', entry('e', id, { reps: 12, repsMax: 12 }))],
      [bloc('b', entry('e', id, { repsMax: 1001 }))],
      [bloc('b', entry('e', id, { load: 'x'.repeat(51) }))],
      [bloc('b', entry('e', id, { note: 'x'.repeat(301) }))],
      [bloc('b', ...many.slice(0, 60)), bloc('c', ...many.slice(60))],
      [bloc('b'), bloc('b')],
      [bloc('b', entry('e', id)), bloc('c', entry('e', id))],
      Array.from({ length: 31 }, (_, index) => bloc(`${index}`)),
    ]
    for (const blocs of wrong) {
      const call = coach.client.call('createTrainingSession', { body: { title: 'Trop', blocs } })
      expect(await refusal(call), JSON.stringify(blocs).slice(0, 200)).toMatchObject({
        type: 'VALIDATION',
      })
    }
  })

  it('keeps load, range and note of an entry when a client that does not know them saves it', async () => {
    const studio = await makeStudio(host())
    const { exercice, session } = await addSession(studio)
    const { client } = studio.coach
    const path = { id: session.id }
    const save = async (...entries: Entry[]) => {
      const body = { blocs: [bloc('b', ...entries)] }
      const { blocs } = await client.call('updateTrainingSession', { path, body })
      return blocs[0]?.exercices
    }
    const none = { repsMax: null, load: '', note: '' }
    expect(session.blocs[0]?.exercices).toMatchObject([none])
    const prescribed = { repsMax: 15, load: '2 × 12 kg', note: 'Dos droit' }
    await save(entry('e', exercice.id, prescribed))
    expect(await save(entry('e', exercice.id), entry('f', exercice.id))).toMatchObject([
      prescribed,
      none,
    ])
    const raised = await save(entry('e', exercice.id, { reps: 20, load: '' }))
    expect(raised).toMatchObject([{ reps: 20, repsMax: null, load: '', note: 'Dos droit' }])
  })

  it('accepts only exercises of the session’s owner', async () => {
    const { coach, otherCoach } = await makeStudio(host())
    const foreign = await addExercice(otherCoach)
    for (const id of [foreign.id, 'nothing']) {
      const body = { title: 'Jambes', blocs: [bloc('b', entry('e', id))] }
      const call = coach.client.call('createTrainingSession', { body })
      expect(await refusal(call)).toMatchObject({
        type: 'REFERENCE',
        payload: { field: 'blocs', exerciceId: id },
      })
    }
  })

  it('keeps a deleted exercise in its sessions, but does not accept it in others', async () => {
    const studio = await makeStudio(host())
    const { client } = studio.coach
    const { exercice, session } = await addSession(studio)
    await client.call('deleteExercice', { path: { id: exercice.id } })

    const path = { id: session.id }
    const kept = await client.call('getTrainingSession', { path })
    expect(kept.blocs[0]?.exercices[0]?.exercice).toMatchObject({ title: 'Squat', isDeleted: true })
    const blocs = [bloc('b', entry('e', exercice.id, { reps: 20 }))]
    const saved = await client.call('updateTrainingSession', { path, body: { blocs } })
    expect(saved.blocs[0]?.exercices[0]?.reps).toBe(20)
    const elsewhere = client.call('createTrainingSession', { body: { title: 'Autre', blocs } })
    expect(await refusal(elsewhere)).toMatchObject({ type: 'REFERENCE' })
    const twice = [bloc('b', entry('e', exercice.id), entry('f', exercice.id))]
    const copied = client.call('updateTrainingSession', { path, body: { blocs: twice } })
    expect(await refusal(copied)).toMatchObject({
      type: 'REFERENCE',
      message:
        'L’exercice « Squat » a été supprimé : retirez la copie de la séance, puis enregistrez.',
    })
  })

  it('shows an edit of an exercise in a session that contains it', async () => {
    const studio = await makeStudio(host())
    const { client } = studio.coach
    const { exercice, session } = await addSession(studio)
    const body = { title: 'Squat sauté' }
    await client.call('updateExercice', { path: { id: exercice.id }, body })
    const { blocs } = await client.call('getTrainingSession', { path: { id: session.id } })
    expect(blocs[0]?.exercices[0]?.exercice.title).toBe('Squat sauté')
  })

  it('[3.6.10] hides the sessions of a coach from everybody else', async () => {
    const studio = await makeStudio(host())
    const { session } = await addSession(studio)
    const stranger = (await makeStudio(host())).coach
    const path = { id: session.id }
    for (const { client } of [studio.otherCoach, studio.admin, stranger]) {
      expect((await client.call('listTrainingSessions')).total).toBe(0)
      const calls = [
        () => client.call('getTrainingSession', { path }),
        () => client.call('updateTrainingSession', { path, body: { title: 'À moi' } }),
        () => client.call('shareTrainingSession', { path }),
        () => client.call('unshareTrainingSession', { path }),
        () => client.call('deleteTrainingSession', { path }),
      ]
      for (const call of calls) expect(await refusal(call())).toMatchObject({ type: 'NOT_FOUND' })
    }
  })

  describe('a shared link', () => {
    const read = (key: string) =>
      browserOf(host(), undefined, 'coaching').call('getSharedTrainingSession', { path: { key } })

    it('opens the session without sign-in, and reveals no ids and no data of its owner', async () => {
      const studio = await makeStudio(host())
      const { coach, organisationId } = studio
      const { session, exercice } = await addSession(studio)
      const mediaId = await addMedium(studio, coach)
      await coach.client.call('updateExercice', {
        path: { id: exercice.id },
        body: { video: { mediaId } },
      })
      const { shareKey } = await coach.client.call('shareTrainingSession', {
        path: { id: session.id },
      })

      const shown = await read(shareKey ?? '')

      expect(shareKey).toMatch(/^[\w-]{22}$/)
      expect(shown).toMatchObject({
        title: 'Jambes',
        type: 'exercices',
        blocs: [
          {
            volume: 3,
            exercices: [
              {
                reps: 12,
                exercice: {
                  title: 'Squat',
                  mainMuscleGroup: 'quads',
                  video: { duration: 12.5, posterUrl: null },
                },
              },
            ],
          },
        ],
      })
      const { id, email } = coach
      const hidden = [id, email, organisationId, session.id, exercice.id, mediaId, shareKey]
      for (const text of hidden) expect(JSON.stringify(shown)).not.toContain(text)
    })

    it('[3.2.88] requires a session with something to play', async () => {
      const { coach } = await makeStudio(host())
      const { client } = coach
      const share = async (type: 'exercices' | 'video') => {
        const { id } = await client.call('createTrainingSession', { body: { title: 'Vide', type } })
        return refusal(client.call('shareTrainingSession', { path: { id } }))
      }
      expect(await share('exercices')).toMatchObject({
        type: 'SESSION_EMPTY',
        message: "Vous devez d'abord ajouter des exercices",
      })
      expect(await share('video')).toMatchObject({
        message: "Vous devez d'abord ajouter une vidéo",
      })
    })

    it('keeps its key while the session is shared, and gets a new key when it is shared again', async () => {
      const studio = await makeStudio(host())
      const { client } = studio.coach
      const { session } = await addSession(studio)
      const path = { id: session.id }
      const first = await client.call('shareTrainingSession', { path })
      expect(await client.call('shareTrainingSession', { path })).toEqual(first)
      expect(first).toMatchObject({ sharedAt: host().clock.now(), revision: session.revision })

      const ended = await client.call('unshareTrainingSession', { path })
      const second = await client.call('shareTrainingSession', { path })

      expect(ended).toMatchObject({ shareKey: null, sharedAt: null })
      expect(second.shareKey).not.toBe(first.shareKey)
      expect(await refusal(read(first.shareKey ?? ''))).toMatchObject({ type: 'NOT_FOUND' })
      expect(await read(second.shareKey ?? '')).toMatchObject({ title: 'Jambes' })
    })

    it('stops working when the session is deleted, and does not work with the id of the session', async () => {
      const studio = await makeStudio(host())
      const { client } = studio.coach
      const { session } = await addSession(studio)
      const path = { id: session.id }
      const { shareKey } = await client.call('shareTrainingSession', { path })
      expect(await refusal(read(session.id))).toMatchObject({ type: 'NOT_FOUND' })

      await client.call('deleteTrainingSession', { path })

      expect(await refusal(read(shareKey ?? ''))).toMatchObject({ type: 'NOT_FOUND' })
      expect((await client.call('listTrainingSessions')).total).toBe(0)
    })

    it('cannot be opened more than 300 times per minute from one client address', async () => {
      const client = browserOf(host(), undefined, 'coaching')
      const path = { key: 'nothing' }
      const open = () => refusal(client.call('getSharedTrainingSession', { path }))
      const answers = await Promise.all(Array.from({ length: 301 }, open))
      const refused = answers.filter(({ type }) => type === 'TOO_MANY')
      expect(refused.length).toBeGreaterThan(0)
      expect(refused[0]).toMatchObject({ status: 429 })
      // With the memory host, all tests share one address, so wait until the limit ends.
      host().clock.advance(60)
    })
  })
}
