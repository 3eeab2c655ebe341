import { expect, it } from 'vitest'
import { type CoachingPortsHost, freshEmail } from './coaching-ports-host.ts'

export function listsSuite(host: () => CoachingPortsHost): void {
  it('[3.7.14] lists the static programs and the coach’s own, and saves and deletes the latter', async () => {
    const { trainingPrograms, trainingSessions } = await host().signIn(freshEmail())
    const session = await trainingSessions.save({ title: 'Jambes' })
    const fixed = await trainingPrograms.getAll()
    const { id } = await trainingPrograms.save({ title: 'Été', sessionIds: [session.id] })

    const saved = await trainingPrograms.save({ id, level: 3 })

    expect(fixed.data.every(({ isOwn }) => !isOwn)).toBe(true)
    expect(saved).toMatchObject({ title: 'Été', level: 3, sessions: [{ id: session.id }] })
    expect(await trainingPrograms.get(id)).toEqual(saved)
    expect((await trainingPrograms.getAll()).data).toEqual([...fixed.data, saved])
    await trainingPrograms.delete(id)
    expect(await trainingPrograms.getAll()).toEqual(fixed)
  })

  it('lists the tags of a kind, and adds, renames and deletes a tag', async () => {
    const { tags } = await host().signIn(freshEmail())
    const first = await tags.getAll('equipment')
    const added = await tags.save({ kind: 'equipment', name: 'Anneaux' })

    const renamed = await tags.save({ id: added.id, name: 'Anneaux de gymnastique' })

    expect(renamed).toMatchObject({ kind: 'equipment', name: 'Anneaux de gymnastique' })
    expect((await tags.getAll('equipment', { search: 'ann' })).data).toEqual([renamed])
    expect((await tags.getAll('sport')).data.every(({ kind }) => kind === 'sport')).toBe(true)
    const same = tags.save({ kind: 'equipment', name: 'anneaux de gymnastique' })
    await expect(same).rejects.toMatchObject({ name: 'ApiError', type: 'DUPLICATE' })
    await tags.delete(added.id)
    expect(await tags.getAll('equipment')).toEqual(first)
  })

  it('stores a message from the demo page', async () => {
    const { addMessage } = await host().signIn(freshEmail())
    expect(await addMessage('Bonjour')).toMatchObject({ text: 'Bonjour' })
    await expect(addMessage('')).rejects.toMatchObject({ name: 'ApiError', type: 'VALIDATION' })
  })
}
