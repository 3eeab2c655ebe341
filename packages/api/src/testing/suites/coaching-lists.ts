import { describe, expect, it } from 'vitest'
import { startTags } from '../../coaching/rules/start-tags.ts'
import { addSession, makeStudio } from '../coaching/studio.ts'
import { refusal } from '../http.ts'
import type { ContractHost } from '../host.ts'

const names = ({ data }: { data: readonly { name: string }[] }) => data.map(({ name }) => name)

const ofKind = (kind: 'sport' | 'equipment') => ({ query: { filter: { where: { kind } } } })

export function coachingListsSuite(host: () => ContractHost): void {
  describe('sports and equipment', () => {
    it('start as default lists, which admins can change for all coaches', async () => {
      const { admin, coach } = await makeStudio(host())
      const body = { kind: 'sport' as const, name: 'Danse' }
      const added = await admin.client.call('createCoachingTag', { body })
      const first = (await coach.client.call('listCoachingTags', ofKind('equipment'))).data[0]
      await admin.client.call('deleteCoachingTag', { path: { id: first?.id ?? '' } })

      const sports = names(await coach.client.call('listCoachingTags', ofKind('sport')))
      const equipments = names(await coach.client.call('listCoachingTags', ofKind('equipment')))

      expect(added).toMatchObject(body)
      expect(sports).toHaveLength(startTags.sport.length + 1)
      expect(sports.slice(0, 4)).toEqual(['Boxe', 'Cardio', 'Course à pied', 'Danse'])
      expect(equipments).not.toContain(first?.name)
      expect(equipments).toHaveLength(startTags.equipment.length - 1)
    })

    it('have a unique name within their kind, regardless of case', async () => {
      const { client } = (await makeStudio(host())).admin
      const add = (kind: 'sport' | 'equipment') =>
        client.call('createCoachingTag', { body: { kind, name: 'YOGA' } })
      expect(await refusal(add('sport'))).toMatchObject({ type: 'DUPLICATE' })
      expect(await add('equipment')).toMatchObject({ name: 'YOGA' })
    })

    it('stay on existing content, under their latest name, when they are renamed or deleted', async () => {
      const { admin, coach } = await makeStudio(host())
      const { data } = await admin.client.call('listCoachingTags', ofKind('sport'))
      const yoga = data.find(({ name }) => name === 'Yoga')
      const path = { id: yoga?.id ?? '' }
      const body = { title: 'Salutation', sports: ['Yoga'] }
      const { id } = await coach.client.call('createExercice', { body })

      await admin.client.call('updateCoachingTag', { path, body: { name: 'Yoga doux' } })
      await admin.client.call('deleteCoachingTag', { path })

      const read = await coach.client.call('getExercice', { path: { id } })
      expect(read.sports).toEqual(['Yoga doux'])
      const sports = ['yoga doux']
      const kept = await coach.client.call('updateExercice', { path: { id }, body: { sports } })
      expect(kept.sports).toEqual(['Yoga doux'])
      const elsewhere = coach.client.call('createExercice', { body: { title: 'Autre', sports } })
      expect(await refusal(elsewhere)).toMatchObject({ type: 'REFERENCE' })
      const back = await admin.client.call('createCoachingTag', {
        body: { kind: 'sport', name: 'Yoga DOUX' },
      })
      expect(back.id).toBe(path.id)
    })
  })

  describe('programs', () => {
    it('[3.3.19] include the programs of a static list and the coach’s own programs', async () => {
      const studio = await makeStudio(host())
      const { client } = studio.coach
      const jambes = await addSession(studio.coach)
      const body = { title: 'Été', level: 2 as const, sessionIds: [jambes.id, jambes.id] }
      const created = await client.call('createTrainingProgram', { body })
      await client.call('createTrainingProgram', { body: { title: 'Essai', sessionIds: [] } })

      const { data } = await client.call('listTrainingPrograms')

      const session = { id: jambes.id, title: 'Jambes', level: 1 }
      expect(created).toMatchObject({ title: 'Été', sessions: [session, session], isOwn: true })
      expect(data.filter(({ isOwn }) => isOwn).map(({ title }) => title)).toEqual(['Essai', 'Été'])
      const fixed = data.filter(({ isOwn }) => !isOwn)
      expect(fixed.length).toBeGreaterThan(0)
      for (const { title, sessions } of fixed) {
        expect(title).not.toBe('')
        expect(sessions.length).toBeGreaterThan(0)
      }
      const others = await studio.otherCoach.client.call('listTrainingPrograms')
      expect(others.data).toEqual(fixed)
    })

    it('are changed and deleted only by their owner, and accept only the owner’s sessions', async () => {
      const studio = await makeStudio(host())
      const { coach, otherCoach } = studio
      const own = await addSession(coach)
      const body = { title: 'Été', sessionIds: [own.id] }
      const { id } = await coach.client.call('createTrainingProgram', { body })
      const path = { id }
      const foreign = otherCoach.client.call('createTrainingProgram', { body })
      expect(await refusal(foreign)).toMatchObject({
        type: 'REFERENCE',
        payload: { field: 'sessionIds' },
      })
      const calls = [
        () => otherCoach.client.call('getTrainingProgram', { path }),
        () => otherCoach.client.call('updateTrainingProgram', { path, body: { title: 'X' } }),
        () => otherCoach.client.call('deleteTrainingProgram', { path }),
      ]
      for (const call of calls) expect(await refusal(call())).toMatchObject({ type: 'NOT_FOUND' })

      const sessionIds: string[] = []
      const emptied = await coach.client.call('updateTrainingProgram', {
        path,
        body: { sessionIds },
      })
      expect(emptied).toMatchObject({ title: 'Été', sessions: [] })
      await coach.client.call('deleteTrainingProgram', { path })
      const read = coach.client.call('getTrainingProgram', { path })
      expect(await refusal(read)).toMatchObject({ type: 'NOT_FOUND' })
    })

    it('keep a deleted session, which can be opened until no program contains it', async () => {
      const studio = await makeStudio(host())
      const { client } = studio.coach
      const session = await addSession(studio.coach)
      const sessionIds = [session.id]
      const program = await client.call('createTrainingProgram', {
        body: { title: 'Été', sessionIds },
      })
      const path = { id: session.id }
      await client.call('deleteTrainingSession', { path })

      const kept = await client.call('getTrainingProgram', { path: { id: program.id } })
      expect(kept.sessions).toEqual(program.sessions)
      expect(await client.call('getTrainingSession', { path })).toMatchObject({ isDeleted: true })
      const elsewhere = client.call('createTrainingProgram', {
        body: { title: 'Hiver', sessionIds },
      })
      expect(await refusal(elsewhere)).toMatchObject({ type: 'REFERENCE' })
      const twice = client.call('updateTrainingProgram', {
        path: { id: program.id },
        body: { sessionIds: [session.id, session.id] },
      })
      expect(await refusal(twice)).toMatchObject({
        type: 'REFERENCE',
        message: `La séance « ${session.title} » a été supprimée : retirez la copie du programme, puis enregistrez.`,
      })
      await client.call('deleteTrainingProgram', { path: { id: program.id } })
      expect(await refusal(client.call('getTrainingSession', { path }))).toMatchObject({
        type: 'NOT_FOUND',
      })
    })
  })

  it('are limited to 500 programs per coach, and 1,000 tags per studio', async () => {
    const { admin, organisationId } = await makeStudio(host())
    const { id: ownerId, client } = admin
    const { coaching } = host().adapters.repositories.within({ organisationId, ownerId })
    const times = { created_at: 1, updated_at: 1 }
    await coaching.trainingPrograms.insertAll(
      Array.from({ length: 499 }, (_, index) => ({
        ...times,
        id: `${organisationId}${index}`,
        owner_id: ownerId,
        title: 'Été',
        folded_title: 'ete',
        level: 1,
        session_ids: [],
      })),
    )
    const { total } = await client.call('listCoachingTags')
    await coaching.tags.insertAll(
      Array.from({ length: 999 - total }, (_, index) => ({
        ...times,
        id: `${organisationId}${index}`,
        kind: 'sport' as const,
        name: `Sport ${index}`,
        is_archived: index > 0,
      })),
    )
    const program = () =>
      client.call('createTrainingProgram', { body: { title: 'Hiver', sessionIds: [] } })
    const tag = (name: string) =>
      client.call('createCoachingTag', { body: { kind: 'sport', name } })

    await program()
    await tag('Danse')

    expect(await refusal(program())).toMatchObject({
      type: 'STORAGE_FULL',
      message:
        'Cette installation garde 500 programmes au plus : modifiez-en au lieu d’en ajouter.',
    })
    expect(await refusal(tag('Golf'))).toMatchObject({ type: 'STORAGE_FULL' })
    // At the limit, a deleted tag can still be restored.
    expect(await tag('Sport 1')).toMatchObject({ name: 'Sport 1' })
  })

  describe('messages of the demonstration', () => {
    it('[3.7.17] have a text of at most 1,000 characters, and only the newest 100 are kept', async () => {
      const { coach, organisationId } = await makeStudio(host())
      const send = (text: string) => coach.client.call('addMessage', { body: { text } })
      for (const text of ['', 'é'.repeat(1001)]) {
        expect(await refusal(send(text))).toMatchObject({ type: 'VALIDATION' })
      }
      const { messages } = host().adapters.repositories.within({ organisationId }).coaching
      await messages.insertAll(
        Array.from({ length: 100 }, (_, index) => ({
          id: `${organisationId}${index}`,
          user_id: coach.id,
          text: `${index}`,
          created_at: host().clock.now() - 1000 + index,
        })),
      )

      const sent = await send('é'.repeat(1000))

      const texts = (await messages.all()).map(({ text }) => text)
      expect(texts).toHaveLength(100)
      expect(texts).toContain(sent.text)
      expect(texts).not.toContain('0')
    })

    it('are limited to 20 per minute for each person', async () => {
      const { coach } = await makeStudio(host())
      const send = () => coach.client.call('addMessage', { body: { text: 'Bonjour' } })
      for (let sent = 0; sent < 20; sent += 1) await send()
      expect(await refusal(send())).toMatchObject({ type: 'TOO_MANY', status: 429 })
    })
  })
}
