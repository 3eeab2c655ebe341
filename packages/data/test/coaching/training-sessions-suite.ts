import { expect, it } from 'vitest'
import { type CoachingPortsHost, freshEmail } from './coaching-ports-host.ts'

const blocsOf = (exerciceId: string) => [
  {
    id: 'b',
    volume: 3,
    exercices: [{ id: 'e', type: 'reps' as const, reps: 12, exerciceId }],
  },
]

export function trainingSessionsSuite(host: () => CoachingPortsHost): void {
  it('[3.7.13] lists, reads, saves and deletes the coach’s sessions', async () => {
    const { exercices, trainingSessions } = await host().signIn(freshEmail())
    const stranger = await host().signIn(freshEmail())
    const { id: exerciceId } = await exercices.save({ title: 'Squat' })
    const jambes = await trainingSessions.save({ title: 'Jambes', blocs: blocsOf(exerciceId) })
    await trainingSessions.save({ title: 'Abdos' })

    const saved = await trainingSessions.save({ id: jambes.id, level: 2 })

    expect(saved).toMatchObject({ title: 'Jambes', level: 2, exerciceCount: 1 })
    expect(await trainingSessions.get(jambes.id)).toEqual(saved)
    const list = await trainingSessions.getAll()
    expect(list.data.map(({ title }) => title)).toEqual(['Abdos', 'Jambes'])
    const foreign = stranger.trainingSessions.get(jambes.id)
    await expect(foreign).rejects.toMatchObject({ name: 'ApiError', type: 'NOT_FOUND' })

    await trainingSessions.delete(jambes.id)

    expect((await trainingSessions.getAll()).total).toBe(1)
    await expect(trainingSessions.get(jambes.id)).rejects.toMatchObject({ type: 'NOT_FOUND' })
  })

  it('shares a session with everybody who has its key, until sharing ends', async () => {
    const { exercices, trainingSessions } = await host().signIn(freshEmail())
    const stranger = await host().signIn(freshEmail())
    const { id: exerciceId } = await exercices.save({ title: 'Squat' })
    const { id } = await trainingSessions.save({ title: 'Jambes', blocs: blocsOf(exerciceId) })

    const { shareKey } = await trainingSessions.share(id)

    const shown = await stranger.trainingSessions.getShared(shareKey ?? '')
    expect(shown.blocs[0]?.exercices[0]).toMatchObject({ reps: 12, exercice: { title: 'Squat' } })
    expect(await trainingSessions.unshare(id)).toMatchObject({ shareKey: null })
    const ended = stranger.trainingSessions.getShared(shareKey ?? '')
    await expect(ended).rejects.toMatchObject({ type: 'NOT_FOUND' })
  })
}
