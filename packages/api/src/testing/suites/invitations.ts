import { expect, it } from 'vitest'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import { MailRefused } from '../../ports/services.ts'
import { browserOf, clientOf, refusal } from '../http.ts'
import type { ContractHost } from '../host.ts'
import {
  accept,
  invite,
  linkIn,
  mailTo,
  openOnes,
  signIn,
  tokenIn,
  type Wanted,
  pastExpiry,
} from '../inviting.ts'
import { freshEmail, makeWorld } from '../world.ts'

export function invitationsSuite(host: () => ContractHost): void {
  it('mails an invitation whose link contains the email and a token, and lists it as open', async () => {
    const world = await makeWorld(host())
    const email = freshEmail('nadia')

    const sent = await invite(host(), world, { email: ` ${email.toUpperCase()}` })

    const mail = mailTo(host(), email)
    expect(mail).toMatchObject({ fromName: world.admin.email })
    expect(mail?.subject).toBe(`${world.admin.email} vous invite à administrer Atelier`)
    expect(linkIn(mail).get('email')).toBe(email)
    expect(sent.token).toMatch(new RegExp(`^${sent.id}\\.[\\w-]{43}$`))
    expect(mail?.html).toContain('invitation=')
    const { data, total } = await openOnes(world)
    expect(total).toBe(1)
    expect(data).toMatchObject([
      {
        email,
        role: 'admin',
        team: null,
        invited_by: world.admin.email,
        is_expired: false,
        mail_status: 'sent',
      },
    ])
    expect((await signIn(host(), email, `${sent.id}.${'x'.repeat(43)}`)).success).toBe(false)
  })

  it('grants a new person rights over one team, after a sign-in with a code sent to the invited address', async () => {
    const world = await makeWorld(host())
    const { teamId, organisationId } = world
    const { email, token } = await invite(host(), world, { role: 'team_admin', team_id: teamId })

    const opened = await accept(host(), email, token)

    expect(opened).toMatchObject({
      action: 'login',
      organisation_id: organisationId,
      user: { email, role: 'team_admin', team_id: teamId },
    })
    const teams = await opened.client.call('listTeams', { path: { id: organisationId } })
    expect(teams.data.map(({ id }) => id)).toEqual([teamId])
    expect((await openOnes(world)).total).toBe(0)
  })

  it('promotes an employee of the organisation, and moves them to the team of the invitation', async () => {
    const world = await makeWorld(host())
    const { member, otherTeamId } = world
    const wanted = { email: member.email, role: 'team_admin' as const, team_id: otherTeamId }
    const { token } = await invite(host(), world, wanted)
    const me = () => member.client.call('getUser', { path: { id: 'me' } })
    expect(await me()).toMatchObject({ role: 'member', team_id: world.teamId })

    const opened = await accept(host(), member.email, token)

    expect(opened.user_id).toBe(member.id)
    expect(await me()).toMatchObject({ role: 'team_admin', team_id: otherTeamId })
  })

  it("moves a team's administrator who is invited to administer another team", async () => {
    const world = await makeWorld(host())
    const { teamAdmin, organisationId, otherTeamId } = world
    const wanted = { email: teamAdmin.email, role: 'team_admin' as const, team_id: otherTeamId }
    const { token } = await invite(host(), world, wanted)

    const opened = await accept(host(), teamAdmin.email, token)

    expect(opened.user).toMatchObject({
      id: teamAdmin.id,
      role: 'team_admin',
      team_id: otherTeamId,
    })
    const teams = await teamAdmin.client.call('listTeams', { path: { id: organisationId } })
    expect(teams.data.map(({ id }) => id)).toEqual([otherTeamId])
  })

  it('leaves new administrators in their own team', async () => {
    const world = await makeWorld(host())
    const { token } = await invite(host(), world, { email: world.teamAdmin.email })

    const opened = await accept(host(), world.teamAdmin.email, token)

    expect(opened.user).toMatchObject({
      id: world.teamAdmin.id,
      role: 'admin',
      team_id: world.teamId,
    })
  })

  it('keeps stronger rights that a person has received since the invitation', async () => {
    const world = await makeWorld(host())
    const { organisationId, otherTeamId, teamAdmin } = world
    const email = world.member.email
    const wanted = { email, role: 'team_admin' as const, team_id: otherTeamId }
    const { token } = await invite(host(), world, wanted)
    const { users } = host().adapters.repositories.within({ organisationId })
    await users.mark(world.member.id, { role: 'admin' })

    const opened = await accept(host(), email, token)

    expect(opened.user).toMatchObject({ role: 'admin', team_id: world.teamId })
    expect(teamAdmin.id).not.toBe(opened.user_id)
  })

  it('gives a person from another organisation an additional account in this one', async () => {
    const world = await makeWorld(host())
    const { stranger, organisationId } = world
    const { token } = await invite(host(), world, { email: stranger.email })

    const opened = await accept(host(), stranger.email, token)

    expect(opened).toMatchObject({
      organisation_id: organisationId,
      user: { role: 'admin' },
      other_accounts: [{ id: stranger.id }],
    })
    const query = { account_id: stranger.id }
    const back = await opened.client.call('loginOtherAccount', { query })
    expect(back.payload).toMatchObject({ user_id: stranger.id, user: { role: 'admin' } })
  })

  it('includes a genuine invitation in the link of the code mail, but not a forged one', async () => {
    const world = await makeWorld(host())
    const { email, token } = await invite(host(), world)
    const client = clientOf(host(), null)

    await client.call('sendMagicLink', { query: { email, invitation: token } })
    const carried = linkIn(mailTo(host(), email)).get('invitation')
    await client.call('sendMagicLink', { query: { email, invitation: 'https://ailleurs.example' } })

    expect(carried).toBe(token)
    expect(linkIn(mailTo(host(), email)).has('invitation')).toBe(false)
  })

  it('rejects an invitation that is forged, revoked, expired, used or for another address, and says why', async () => {
    const world = await makeWorld(host())
    const { admin, member } = world
    const first = await invite(host(), world)
    const revoked = await invite(host(), world)
    await admin.client.call('revokeInvitation', { path: { id: revoked.id } })
    const used = await invite(host(), world)
    await accept(host(), used.email, used.token)
    const expired = await invite(host(), world)

    const said = async (email: string, token: string) => {
      const answer = await signIn(host(), email, token)
      expect(answer).toMatchObject({ success: false, type: 'INVITATION_REFUSED', payload: null })
      return answer.success ? '' : answer.message
    }

    expect(await said(first.email, `${first.id}.forged`)).toBe(
      "Cette invitation n'est plus valable",
    )
    expect(await said(first.email, 'nothing')).toBe("Cette invitation n'est plus valable")
    expect(await said(member.email, first.token)).toBe(
      'Cette invitation est pour une autre adresse',
    )
    expect(await said(revoked.email, revoked.token)).toBe('Cette invitation a été annulée')
    expect(await said(used.email, used.token)).toMatch(/a déjà servi/)
    host().clock.advance(pastExpiry)
    expect(await said(expired.email, expired.token)).toMatch(/a expiré/)
    const me = await member.client.call('getUser', { path: { id: 'me' } })
    expect(me.role).toBe('member')
  })

  it('does not use up the code when it rejects an invitation, so that the person can sign in without one', async () => {
    const world = await makeWorld(host())
    const { token } = await invite(host(), world)
    const email = world.member.email
    const client = clientOf(host(), null)
    await client.call('sendMagicLink', { query: { email } })
    const code = linkIn(mailTo(host(), email)).get('code') ?? ''

    const refused = await client.call('loginMagicLink', {
      query: { email, code, invitation: token },
    })
    const accepted = await client.call('loginMagicLink', { query: { email, code } })

    expect(refused.success).toBe(false)
    expect(accepted).toMatchObject({ success: true, payload: { user: { role: 'member' } } })
  })

  it('accepts an invitation only with the right code, and only once', async () => {
    const world = await makeWorld(host())
    const { email, token } = await invite(host(), world)
    const client = browserOf(host())
    await client.call('sendMagicLink', { query: { email, invitation: token } })
    const code = linkIn(mailTo(host(), email)).get('code') ?? ''
    const login = (typed: string) =>
      client.call('loginMagicLink', { query: { email, code: typed, invitation: token } })

    const wrong = await login(code === '000000' ? '111111' : '000000')
    const answers = await Promise.allSettled([login(code), login(code), login(code)])

    expect(wrong).toMatchObject({ type: 'CODE_REFUSED' })
    const isIn = answers.map((answer) => answer.status === 'fulfilled' && answer.value.success)
    expect(isIn.filter(Boolean)).toHaveLength(1)
    const path = { id: world.organisationId }
    const filter = { where: { email, is_external: true } }
    const { total } = await world.admin.client.call('listUsers', { path, query: { filter } })
    expect(total).toBe(1)
  })

  it('sends an expired invitation again with the same link, which is then valid again', async () => {
    const world = await makeWorld(host())
    const { id, email, token, expires_at } = await invite(host(), world)
    host().clock.advance(pastExpiry)
    expect((await openOnes(world)).data).toMatchObject([{ id, is_expired: true }])

    const again = await world.admin.client.call('sendInvitation', { path: { id } })
    await runDueJobs(host().adapters)

    expect(again).toMatchObject({ id, is_expired: false, mail_status: 'queued' })
    expect(again.expires_at).toBeGreaterThan(expires_at)
    expect(tokenIn(mailTo(host(), email))).toBe(token)
    expect(await accept(host(), email, token)).toMatchObject({ user: { role: 'admin' } })
    const send = world.admin.client.call('sendInvitation', { path: { id } })
    expect(await refusal(send)).toMatchObject({ type: 'NOT_FOUND' })
    const revoke = world.admin.client.call('revokeInvitation', { path: { id } })
    expect(await refusal(revoke)).toMatchObject({ type: 'NOT_FOUND' })
  })

  it('shows why a mail could not be sent, and that the next one was sent', async () => {
    const world = await makeWorld(host())
    const email = freshEmail('sansboite')
    host().mailer.refuse = ({ to }) => {
      if (to.address === email) throw new MailRefused('No such mailbox')
    }
    const { id } = await invite(host(), world, { email })
    host().mailer.refuse = () => undefined
    const { data } = await openOnes(world)
    expect(data).toMatchObject([{ mail_status: 'failed', mail_error: 'No such mailbox' }])

    await world.admin.client.call('sendInvitation', { path: { id } })
    await runDueJobs(host().adapters)

    const after = await openOnes(world)
    expect(after.data).toMatchObject([{ mail_status: 'sent', mail_error: '' }])
  })

  it('retries a mail that the server deferred, and sends none for a revoked invitation', async () => {
    const world = await makeWorld(host())
    const [late, gone] = [freshEmail('plustard'), freshEmail('annulee')]
    host().mailer.refuse = ({ to }) => {
      if ([late, gone].includes(to.address)) throw new Error('Greylisted')
    }
    await invite(host(), world, { email: late })
    const { id } = await invite(host(), world, { email: gone })
    await world.admin.client.call('revokeInvitation', { path: { id } })
    host().mailer.refuse = () => undefined

    host().clock.advance(31)
    await runDueJobs(host().adapters)

    expect(mailTo(host(), late)?.subject).toMatch(/vous invite/)
    expect(mailTo(host(), gone)).toBeUndefined()
  })

  it('rejects invitations for people who are already invited or have the rights, and for invalid teams', async () => {
    const world = await makeWorld(host())
    const { teamAdmin, globalTeamId, stranger, teamId } = world
    const email = freshEmail('unefois')
    const rejected = async (wanted: Wanted) => refusal(invite(host(), world, wanted))
    await invite(host(), world, { email })
    const foreign = await stranger.client.call('getUser', { path: { id: 'me' } })
    const team = { role: 'team_admin' as const }

    expect(await rejected({ email })).toMatchObject({
      type: 'DUPLICATE',
      message: 'Cette personne est déjà invitée',
      payload: { field: 'email' },
    })
    expect(await rejected({ email: world.admin.email })).toMatchObject({
      message: 'Cette personne a déjà ces droits',
    })
    expect(await rejected({ ...team, email: teamAdmin.email, team_id: teamId })).toMatchObject({
      type: 'DUPLICATE',
    })
    expect(await rejected(team)).toMatchObject({ type: 'VALIDATION' })
    for (const team_id of [globalTeamId, foreign.team_id, 'nothing']) {
      expect(await rejected({ ...team, team_id })).toMatchObject({ type: 'REFERENCE' })
    }
    expect(await rejected({ email: 'personne' })).toMatchObject({ type: 'VALIDATION' })
  })

  it('allows a new invitation after a revocation, but keeps the revoked link invalid', async () => {
    const world = await makeWorld(host())
    const former = await invite(host(), world)
    await world.admin.client.call('revokeInvitation', { path: { id: former.id } })
    const { email } = former

    const next = await invite(host(), world, { email })

    expect(next.id).not.toBe(former.id)
    expect((await signIn(host(), email, former.token)).success).toBe(false)
    expect(await accept(host(), email, next.token)).toMatchObject({ user: { email } })
  })

  it('mails an address at most five times a day', async () => {
    const world = await makeWorld(host())
    const { id } = await invite(host(), world)
    const again = () => world.admin.client.call('sendInvitation', { path: { id } })
    for (let time = 0; time < 4; time += 1) await again()

    expect(await refusal(again())).toMatchObject({ type: 'TOO_MANY' })
  })

  it('deletes the invitations to administer a deleted team', async () => {
    const world = await makeWorld(host())
    const { otherTeamId: team_id } = world
    const { email, token } = await invite(host(), world, { role: 'team_admin', team_id })

    await world.admin.client.call('deleteTeam', { path: { id: team_id } })

    expect((await openOnes(world)).total).toBe(0)
    expect(await signIn(host(), email, token)).toMatchObject({ type: 'INVITATION_REFUSED' })
  })
}
