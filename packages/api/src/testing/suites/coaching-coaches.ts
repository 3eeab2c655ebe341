import { describe, expect, it } from 'vitest'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import { addCoach, addSession, makeStudio, type Studio } from '../coaching/studio.ts'
import { askCode } from '../codes.ts'
import { browserOf, clientOf, refusal } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { mailTo, tokenIn } from '../inviting.ts'
import { freshEmail, type Person } from '../world.ts'

export function coachingCoachesSuite(host: () => ContractHost): void {
  /** Signs in at the coaching host, with the token of an invitation if there is one. */
  async function enter(email: string, invitation?: string) {
    const browser = browserOf(host(), undefined, 'coaching')
    const code = await askCode(host(), email, browser)
    const query = { email, code, ...(invitation !== undefined && { invitation }) }
    return browser.call('loginMagicLink', { query })
  }

  /** Invites a person, and returns the token in the mail. */
  async function invite({ admin }: Studio, email: string, isAdmin = false): Promise<string> {
    await admin.client.call('inviteCoach', { body: { email, isAdmin } })
    await runDueJobs(host().adapters)
    return tokenIn(mailTo(host(), email))
  }

  const endAccess = (by: Person, { id }: Person, endsSharing = false) =>
    by.client.call('endCoachAccess', { path: { id }, body: { endsSharing } })

  describe('the caller’s own record', () => {
    it('[3.3.13] [3.3.14] has the id of the account and the fields of a user', async () => {
      const { coach } = await makeStudio(host())
      const path = { id: coach.id }
      const first = await coach.client.call('getCoachingUser', { path })
      const body = { first_name: 'Léa', last_name: 'Roux', gender: 'female' as const }
      const photoURL = 'https://photos.example/lea.jpg'
      const saved = await coach.client.call('updateCoachingUser', {
        path,
        body: { ...body, photoURL },
      })

      expect(first).toMatchObject({
        id: coach.id,
        email: coach.email,
        first_name: '',
        gender: null,
        displayName: coach.email.split('@')[0],
        isAdmin: false,
        isActive: true,
      })
      expect(saved).toMatchObject({ ...body, photoURL, displayName: 'Léa Roux' })
      const me = await coach.client.call('getCoachingUser', { path: { id: 'me' } })
      expect(me).toMatchObject({ ...saved, lastSeen: host().clock.now() })
    })

    it('keeps a display name that the coach has set, and rejects a change based on an older revision', async () => {
      const { coach } = await makeStudio(host())
      const path = { id: 'me' }
      const { revision } = await coach.client.call('getCoachingUser', { path })
      const body = { first_name: 'Léa', displayName: 'Coach Léa' }
      const saved = await coach.client.call('updateCoachingUser', { path, body })
      expect(saved.displayName).toBe('Coach Léa')
      const late = coach.client.call('updateCoachingUser', { path, body }, { ifMatch: revision })
      expect(await refusal(late)).toMatchObject({ type: 'STALE', payload: { current: saved } })
    })

    it('cannot be read or changed by others', async () => {
      const { coach, admin, otherCoach } = await makeStudio(host())
      const path = { id: coach.id }
      for (const { client } of [admin, otherCoach]) {
        const read = client.call('getCoachingUser', { path })
        expect(await refusal(read)).toMatchObject({ type: 'NOT_FOUND' })
        const write = client.call('updateCoachingUser', { path, body: { first_name: 'X' } })
        expect(await refusal(write)).toMatchObject({ type: 'NOT_FOUND' })
      }
    })
  })

  describe('for an admin', () => {
    it('lists the coaches of the studio by name, with when they were last seen', async () => {
      const { admin, coach, otherCoach } = await makeStudio(host())
      await makeStudio(host())
      const rename = ({ client }: Person, displayName: string) =>
        client.call('updateCoachingUser', { path: { id: 'me' }, body: { displayName } })
      await rename(coach, 'Élodie Brun')
      await rename(otherCoach, 'Zoé Klein')
      await rename(admin, 'Farid Amar')

      const { data } = await admin.client.call('listCoaches')

      expect(data).toMatchObject([
        { id: coach.id, displayName: 'Élodie Brun', email: coach.email, isAdmin: false },
        { id: admin.id, displayName: 'Farid Amar', isAdmin: true, lastSeen: host().clock.now() },
        { id: otherCoach.id, displayName: 'Zoé Klein', isActive: true },
      ])
    })

    it('shows title, date and sharing of a coach’s sessions, but does not open them', async () => {
      const studio = await makeStudio(host())
      const { admin, coach } = studio
      const session = await addSession(coach)
      const { shareKey } = await coach.client.call('shareTrainingSession', {
        path: { id: session.id },
      })

      const shown = await admin.client.call('getCoach', { path: { id: coach.id } })

      expect(shown.trainingSessions).toEqual([
        {
          id: session.id,
          title: session.title,
          createdAt: session.createdAt,
          sharedAt: host().clock.now(),
        },
      ])
      expect(JSON.stringify(shown)).not.toContain(shareKey)
      const opened = admin.client.call('getTrainingSession', { path: { id: session.id } })
      expect(await refusal(opened)).toMatchObject({ type: 'NOT_FOUND' })
    })

    it('ends the link of one session, if the session belongs to the coach in the path', async () => {
      const studio = await makeStudio(host())
      const { admin, coach, otherCoach } = studio
      const session = await addSession(coach)
      await coach.client.call('shareTrainingSession', { path: { id: session.id } })
      const end = ({ id }: Person) =>
        admin.client.call('endCoachSharing', { path: { id, sessionId: session.id } })

      expect(await refusal(end(otherCoach))).toMatchObject({ type: 'NOT_FOUND' })
      expect((await end(coach)).trainingSessions).toMatchObject([{ sharedAt: null }])
      const path = { id: session.id }
      expect(await coach.client.call('getTrainingSession', { path })).toMatchObject({
        shareKey: null,
      })
    })

    it('ends access at once, but ends links of shared sessions only on request', async () => {
      const studio = await makeStudio(host())
      const { admin, coach, otherCoach } = studio
      const shared = async (person: Person) => {
        const { id } = await addSession(person)
        const answer = await person.client.call('shareTrainingSession', { path: { id } })
        return answer.shareKey ?? ''
      }
      const [kept, ended] = [await shared(coach), await shared(otherCoach)]
      await endAccess(admin, coach)
      const after = await endAccess(admin, otherCoach, true)

      expect(after).toMatchObject({ isActive: false, trainingSessions: [{ sharedAt: null }] })
      for (const person of [coach, otherCoach]) {
        const call = person.client.call('listExercices')
        expect(await refusal(call)).toMatchObject({ type: 'NOT_SIGNED_IN' })
        expect(await enter(person.email)).toMatchObject({ type: 'ACCOUNT_INACTIVE' })
      }
      const visitor = browserOf(host(), undefined, 'coaching')
      const open = (key: string) => visitor.call('getSharedTrainingSession', { path: { key } })
      expect(await open(kept)).toMatchObject({ title: 'Jambes' })
      expect(await refusal(open(ended))).toMatchObject({ type: 'NOT_FOUND' })
    })

    it('revokes an open invitation of a person whose access ends', async () => {
      const studio = await makeStudio(host())
      const { admin, coach } = studio
      const token = await invite(studio, coach.email, true)
      await endAccess(admin, coach)
      expect(await enter(coach.email, token)).toMatchObject({ type: 'INVITATION_REFUSED' })
    })

    it('does not end the access of the last admin', async () => {
      const { admin, coach, organisationId } = await makeStudio(host())
      const second = await addCoach(host(), organisationId, 'admin')
      await endAccess(admin, second)
      expect(await refusal(endAccess(admin, admin))).toMatchObject({
        type: 'LAST_ADMIN',
        message: 'Le studio doit garder au moins un administrateur',
      })
      expect(await endAccess(admin, coach)).toMatchObject({ isActive: false })
    })

    it('when two admins end each other’s access at the same time, one of them remains', async () => {
      const pair = async () => {
        const { admin, organisationId } = await makeStudio(host())
        return [admin, await addCoach(host(), organisationId, 'admin')] as const
      }
      // Several pairs, because the two calls of a single pair may not overlap.
      const pairs = await Promise.all(Array.from({ length: 5 }, pair))
      const results = await Promise.all(
        pairs.map(([one, other]) =>
          Promise.allSettled([endAccess(one, other), endAccess(other, one)]),
        ),
      )
      for (const both of results) {
        expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      }
    })
  })

  describe('an invitation', () => {
    it('[3.6.12] opens the studio to a coach, but no content of other coaches', async () => {
      const studio = await makeStudio(host())
      await addSession(studio.coach)
      const email = freshEmail('invitee')
      const token = await invite(studio, email)

      const { payload } = await enter(email, token)

      expect(mailTo(host(), email)?.text).toContain('/auth/sign-in#')
      expect(payload).toMatchObject({
        organisation_id: studio.organisationId,
        user: { role: 'member' },
      })
      const client = clientOf(host(), payload?.access_token ?? null, 'coaching')
      expect((await client.call('listTrainingSessions')).total).toBe(0)
      expect(await refusal(client.call('listCoaches'))).toMatchObject({ type: 'FORBIDDEN' })
      expect((await studio.admin.client.call('listCoachInvitations')).total).toBe(0)
    })

    it('makes an existing coach of the studio an admin if the invitation grants admin rights', async () => {
      const studio = await makeStudio(host())
      const token = await invite(studio, studio.coach.email, true)
      const { payload } = await enter(studio.coach.email, token)
      expect(payload).toMatchObject({ user_id: studio.coach.id, user: { role: 'admin' } })
    })

    it('opens the studio again to a coach whose access was ended, but without the former admin rights', async () => {
      const studio = await makeStudio(host())
      const second = await addCoach(host(), studio.organisationId, 'admin')
      await endAccess(studio.admin, second)
      const token = await invite(studio, second.email)

      const { payload } = await enter(second.email, token)

      expect(payload).toMatchObject({ user_id: second.id, user: { role: 'member' } })
      const client = clientOf(host(), payload?.access_token ?? null, 'coaching')
      expect((await client.call('listExercices')).total).toBe(0)
    })

    it('replaces an earlier one for the same person, and can be revoked', async () => {
      const studio = await makeStudio(host())
      const { client } = studio.admin
      const email = freshEmail('invitee')
      const first = await invite(studio, email)
      const second = await invite(studio, email)

      const { data } = await client.call('listCoachInvitations')
      expect(data).toMatchObject([{ email, isAdmin: false, isExpired: false, mailStatus: 'sent' }])
      expect(await enter(email, first)).toMatchObject({ type: 'INVITATION_REFUSED' })
      await client.call('revokeCoachInvitation', { path: { id: data[0]?.id ?? '' } })
      expect(await enter(email, second)).toMatchObject({ type: 'INVITATION_REFUSED' })
    })

    it('is not sent to a coach of the studio', async () => {
      const { admin, coach } = await makeStudio(host())
      const call = admin.client.call('inviteCoach', { body: { email: coach.email } })
      expect(await refusal(call)).toMatchObject({
        type: 'DUPLICATE',
        message: 'Cette personne fait déjà partie du studio',
      })
    })
  })
}
