import { expect, it } from 'vitest'
import { coachingOperationIds, operations } from '../../contract/operations.ts'
import { coachingAudited } from '../coaching/coaching-audited.ts'
import { coachingRows } from '../coaching/coaching-rows.ts'
import { coachingRequest } from '../coaching/coaching-requests.ts'
import { addCoach, makeStudio, type Studio } from '../coaching/studio.ts'
import { request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { isWrite } from '../permissions/requests.ts'

/** Returns the newest entries of the studio's log (at most 100), sorted from oldest to newest. */
async function entriesOf({ host, organisationId }: Studio) {
  const { audit } = host.adapters.repositories.within({ organisationId })
  const search = { terms: [], fields: [], phones: [] }
  const { data } = await audit.list({ where: {}, search, limit: 100, offset: 0 })
  return data.toReversed()
}

export function coachingAuditSuite(host: () => ContractHost): void {
  it('records what admins do to coaches, but not the content that coaches make', async () => {
    const studio = await makeStudio(host())
    const atCoaching = { ...host(), baseUrl: host().coachingUrl }
    for (const id of coachingOperationIds.filter(isWrite)) {
      // Calls that need a photo network are tested by `describeCoachingPhotoNetwork`.
      if (coachingRows[id].includes('PHOTO_OFF')) continue
      // Its suite checks the entry, which soon goes with the studio.
      if (id === 'deleteStudio') continue
      const caller = operations[id].access === 'admin' ? studio.admin : studio.coach
      const { path, init } = await coachingRequest(studio, id)
      const before = (await entriesOf(studio)).length

      const response = await request(atCoaching, path, { ...init, token: caller.token })

      expect(response.status, id).toBe(200)
      const added = (await entriesOf(studio)).slice(before)
      expect(
        added.map(({ action }) => action),
        id,
      ).toEqual(coachingAudited[id] ?? [])
      for (const entry of added) {
        expect(entry).toMatchObject({ outcome: 'ok', actor: caller.email })
        expect(entry.subject).not.toBe('')
      }
    }
  })

  it('records the lost admin rights when the access of an admin is ended', async () => {
    const studio = await makeStudio(host())
    const { id, email } = await addCoach(host(), studio.organisationId, 'admin')
    const body = { endsSharing: false }
    await studio.admin.client.call('endCoachAccess', { path: { id }, body })
    expect((await entriesOf(studio)).slice(-2)).toMatchObject([
      { kind: 'rights', action: 'rights_withdrawn', subject: email },
      { kind: 'coaches', action: 'coach_access_ended', subject: email },
    ])
  })
}
