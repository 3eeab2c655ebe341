import { expect, it } from 'vitest'
import { type CoachingPortsHost, freshEmail } from './coaching-ports-host.ts'

export function peopleSuite(host: () => CoachingPortsHost): void {
  /** Invites a coach to the admin's studio, and signs the coach in. */
  async function join(admin: Awaited<ReturnType<CoachingPortsHost['signIn']>>) {
    const email = freshEmail()
    await admin.coaches.invite({ email })
    await host().sendQueued()
    const { text = '' } = host().outbox.findLast(({ to }) => to.address === email) ?? {}
    const token = new URLSearchParams(/#(\S+)/.exec(text)?.[1]).get('invitation') ?? ''
    return host().signIn(email, token)
  }

  it('[3.7.15] [3.7.16] reads and writes a record by its uid, but only for the user to whom the record belongs', async () => {
    const email = freshEmail()
    const { users } = await host().signIn(email)
    const stranger = await host().signIn(freshEmail())
    const { id, displayName } = await users.get('me')

    const document = { first_name: 'Léa', last_name: 'Roux', gender: 'female' as const }
    const saved = await users.save(id, document)

    expect(displayName).toBe(email.split('@')[0])
    expect(saved).toMatchObject({ ...document, id, email, displayName: 'Léa Roux', isAdmin: true })
    expect(await users.get(id)).toEqual(saved)
    await expect(stranger.users.get(id)).rejects.toMatchObject({ type: 'NOT_FOUND' })
    const written = stranger.users.save(id, document)
    await expect(written).rejects.toMatchObject({ name: 'ApiError', type: 'NOT_FOUND' })
  })

  it('[3.7.10] invites coaches, lists them to admins only, and ends their sharing and access', async () => {
    const admin = await host().signIn(freshEmail())
    const coach = await join(admin)
    const { id } = await coach.users.get('me')
    const exercice = await coach.exercices.save({ title: 'Squat' })
    const exercices = [{ id: 'e', type: 'reps' as const, exerciceId: exercice.id }]
    const session = await coach.trainingSessions.save({
      title: 'Jambes',
      blocs: [{ id: 'b', exercices }],
    })
    await coach.trainingSessions.share(session.id)

    expect((await admin.users.getAllCoachs()).total).toBe(2)
    await expect(coach.users.getAllCoachs()).rejects.toMatchObject({ type: 'FORBIDDEN' })
    expect((await admin.coaches.get(id)).trainingSessions).toMatchObject([{ title: 'Jambes' }])
    const unshared = await admin.coaches.endSharing(id, session.id)
    expect(unshared.trainingSessions).toMatchObject([{ sharedAt: null }])
    const ended = await admin.coaches.endAccess(id, { endsSharing: true })
    expect(ended).toMatchObject({ id, isActive: false })
    await expect(coach.exercices.getAll()).rejects.toMatchObject({ type: 'NOT_SIGNED_IN' })
    const { id: own } = await admin.users.get('me')
    const last = admin.coaches.endAccess(own, { endsSharing: false })
    await expect(last).rejects.toMatchObject({ type: 'LAST_ADMIN' })
  })

  it('lists and revokes invitations', async () => {
    const { coaches } = await host().signIn(freshEmail())
    const { id, email } = await coaches.invite({ email: freshEmail(), isAdmin: true })
    expect((await coaches.getAllInvitations()).data).toMatchObject([{ id, email, isAdmin: true }])
    await coaches.revokeInvitation(id)
    expect((await coaches.getAllInvitations()).total).toBe(0)
  })

  it('counts what deleting the studio would delete, and deletes it only by its name', async () => {
    const admin = await host().signIn(freshEmail())
    const coach = await join(admin)
    await coach.exercices.save({ title: 'Squat' })
    const { name, ...counts } = await admin.studio.previewDeletion()
    expect(counts).toMatchObject({ coaches: 2, exercices: 1, trainingSessions: 0 })
    const refused = coach.studio.delete(name)
    await expect(refused).rejects.toMatchObject({ type: 'FORBIDDEN' })
    const wrong = admin.studio.delete(`${name} 2`)
    await expect(wrong).rejects.toMatchObject({ name: 'ApiError', type: 'WRONG_NAME' })

    await admin.studio.delete(name)

    for (const { users } of [admin, coach]) {
      await expect(users.get('me')).rejects.toMatchObject({ type: 'NOT_SIGNED_IN' })
    }
  })
}
