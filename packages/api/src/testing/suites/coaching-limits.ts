import { expect, it } from 'vitest'
import { makeStudio, type Studio } from '../coaching/studio.ts'
import { copyRows } from '../copy-rows.ts'
import type { ContractHost } from '../host.ts'
import { refusal } from '../http.ts'

export function coachingLimitsSuite(host: () => ContractHost): void {
  const tablesOf = ({ organisationId }: Studio, { id: ownerId }: { id: string }) =>
    host().adapters.repositories.within({ organisationId, ownerId }).coaching

  it('stores up to 5,000 exercises of a coach, including deleted ones, and rejects more', async () => {
    const studio = await makeStudio(host())
    const { coach, otherCoach } = studio
    const create = (title: string, person = coach) =>
      person.client.call('createExercice', { body: { title } })
    const first = await create('Squats')
    const { exercices } = tablesOf(studio, coach)
    await copyRows(exercices, first.id, 4999, (row, id) => ({ ...row, id }))

    const last = await create('Fentes')
    expect(last).toMatchObject({ title: 'Fentes' })
    expect(await refusal(create('Gainage'))).toMatchObject({
      type: 'STORAGE_FULL',
      message:
        'Cette installation garde 5\u202f000 exercices au plus : modifiez-en au lieu d’en ajouter.',
    })
    await coach.client.call('deleteExercice', { path: { id: last.id } })
    expect(await refusal(create('Gainage'))).toMatchObject({ type: 'STORAGE_FULL' })

    const path = { id: first.id }
    const changed = coach.client.call('updateExercice', { path, body: { title: 'Squats sautés' } })
    expect(await changed).toMatchObject({ title: 'Squats sautés' })
    expect(await create('Gainage', otherCoach)).toMatchObject({ title: 'Gainage' })
  })

  it('stores up to 5,000 sessions of a coach', async () => {
    const studio = await makeStudio(host())
    const { coach } = studio
    const create = (title: string) =>
      coach.client.call('createTrainingSession', { body: { title, blocs: [] } })
    const { id } = await create('Jambes')
    const { trainingSessions } = tablesOf(studio, coach)
    await copyRows(trainingSessions, id, 4999, (row, id) => ({ ...row, id }))

    expect(await create('Bras')).toMatchObject({ title: 'Bras' })
    expect(await refusal(create('Dos'))).toMatchObject({
      type: 'STORAGE_FULL',
      message:
        'Cette installation garde 5\u202f000 séances au plus : modifiez-en au lieu d’en ajouter.',
    })
  })

  it('stores up to 500 programs of a coach', async () => {
    const studio = await makeStudio(host())
    const { coach } = studio
    const create = (title: string) =>
      coach.client.call('createTrainingProgram', { body: { title, sessionIds: [] } })
    const { id } = await create('Débuter')
    const { trainingPrograms } = tablesOf(studio, coach)
    await copyRows(trainingPrograms, id, 499, (row, id) => ({ ...row, id }))

    expect(await create('Avancer')).toMatchObject({ title: 'Avancer' })
    expect(await refusal(create('Finir'))).toMatchObject({
      type: 'STORAGE_FULL',
      message:
        'Cette installation garde 500 programmes au plus : modifiez-en au lieu d’en ajouter.',
    })
  })

  it('stores up to 1,000 sports and equipment of a studio', async () => {
    const { admin, organisationId } = await makeStudio(host())
    const create = (name: string) =>
      admin.client.call('createCoachingTag', { body: { kind: 'sport', name } })
    const { id } = await create('Aviron')
    const { tags } = host().adapters.repositories.within({ organisationId }).coaching
    const stored = (await tags.all()).length
    await copyRows(tags, id, 1000 - stored, (row, id) => ({ ...row, id, name: id }))

    expect(await create('Danse')).toMatchObject({ name: 'Danse' })
    expect(await refusal(create('Escrime'))).toMatchObject({
      type: 'STORAGE_FULL',
      message:
        'Cette installation garde 1\u202f000 tags et équipements au plus : modifiez-en au lieu d’en ajouter.',
    })
  })
}
