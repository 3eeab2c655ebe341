import { expect, it } from 'vitest'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import { fillStudio } from '../coaching/fill-studio.ts'
import { makeStudio, type Studio } from '../coaching/studio.ts'
import type { ContractHost } from '../host.ts'
import { refusal, request } from '../http.ts'

const nameOf = async ({ admin }: Studio) => (await admin.client.call('previewStudioDeletion')).name

/** Deletes the studio as its admin; nothing has run of the job yet. */
async function deleteStudioOf(studio: Studio): Promise<void> {
  const body = { name: await nameOf(studio) }
  expect(await studio.admin.client.call('deleteStudio', { body })).toEqual({ success: true })
}

/** Returns the action that was last added to the audit log. */
async function lastAct({ host, organisationId }: Studio) {
  const { audit } = host.adapters.repositories.within({ organisationId })
  const search = { terms: [], fields: [], phones: [] }
  return (await audit.list({ where: {}, search, limit: 1, offset: 0 })).data[0]?.action
}

/** What the people of a studio see of it. */
async function seen({ admin, coach }: Studio) {
  return [
    await admin.client.call('listCoaches'),
    await admin.client.call('listCoachingTags'),
    await coach.client.call('listExercices'),
    await coach.client.call('listTrainingSessions'),
    await coach.client.call('listTrainingPrograms'),
    await admin.client.call('previewStudioDeletion'),
  ]
}

export function coachingDeletionSuite(host: () => ContractHost): void {
  const contents = (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await host().adapters.uploads.content(id)) !== null))
  const open = (address: string) =>
    host().fetch(new URL(address, host().coachingUrl).toString(), { redirect: 'manual' })
  const openShared = (key: string) =>
    request({ ...host(), baseUrl: host().coachingUrl }, `/coaching/shared-session/${key}`)

  it('counts what would be deleted', async () => {
    const studio = await makeStudio(host())
    await fillStudio(studio)
    expect(await studio.admin.client.call('previewStudioDeletion')).toMatchObject({
      coaches: 3,
      exercices: 2,
      trainingSessions: 1,
      trainingPrograms: 1,
      media: 3,
    })
  })

  it('deletes nothing unless the name is right', async () => {
    const studio = await makeStudio(host())
    await fillStudio(studio)
    const before = await seen(studio)
    const wrong = studio.admin.client.call('deleteStudio', { body: { name: 'Lyon' } })
    expect(await refusal(wrong)).toMatchObject({
      type: 'WRONG_NAME',
      message: 'Ce n’est pas le nom du studio',
    })
    expect(await seen(studio)).toEqual(before)
  })

  it('ends all sessions and links at once, before the job has run', async () => {
    const studio = await makeStudio(host())
    const { key } = await fillStudio(studio)
    expect((await openShared(key)).status).toBe(200)
    await deleteStudioOf(studio)
    expect(await lastAct(studio)).toBe('studio_deleted')

    for (const { id, client } of [studio.admin, studio.coach]) {
      const own = client.call('getCoachingUser', { path: { id } })
      expect(await refusal(own)).toMatchObject({ type: 'NOT_SIGNED_IN' })
    }
    expect((await openShared(key)).status).toBe(404)
  })

  it('deletes everything of the studio with its videos, and leaves another one as it was', async () => {
    const other = await makeStudio(host())
    const kept = await fillStudio(other)
    const before = await seen(other)
    const studio = await makeStudio(host())
    const { films, addresses } = await fillStudio(studio)
    expect(await contents(films)).toEqual([true, true])
    for (const address of addresses) expect((await open(address)).status).toBe(200)
    await deleteStudioOf(studio)
    await runDueJobs(host().adapters)

    const { repositories } = host().adapters
    const { organisationId } = studio
    expect(await repositories.accounts.organisations([organisationId])).toEqual([])
    const { users, coaching, storageUse } = repositories.within({ organisationId })
    for (const table of [users, ...Object.values(coaching)]) expect(await table.all()).toEqual([])
    expect(await storageUse.used()).toBe(0)
    expect(await contents(films)).toEqual([false, false])
    for (const address of addresses) expect((await open(address)).status).toBe(404)

    expect(await contents(kept.films)).toEqual([true, true])
    expect((await openShared(kept.key)).status).toBe(200)
    expect(await seen(other)).toEqual(before)
  })
}
