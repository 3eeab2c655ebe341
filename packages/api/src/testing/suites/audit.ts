import { expect, it } from 'vitest'
import type { AuditEntry } from '../../contract/entities/audit-entry.ts'
import type { Filter } from '../../contract/filter.ts'
import { signatureOperationIds } from '../../contract/operations.ts'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import { newEntry } from '../../audit/new-entry.ts'
import { audited, unaudited } from '../audited-operations.ts'
import { askCode, wrongFor } from '../codes.ts'
import { browserOf, clientOf, refusal, request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { accept, invite } from '../inviting.ts'
import { isWrite, requestOf } from '../permissions/requests.ts'
import { addPerson, makeWorld, personOf, type Person, type World } from '../world.ts'

interface LogQuery {
  filter?: Filter
  from?: number
  until?: number
  actor?: string
}

/** Reads the audit log of the world's organisation as its administrator. */
function read({ admin, organisationId }: World, query: LogQuery = {}) {
  return admin.client.call('listAudit', { path: { id: organisationId }, query })
}

const actionsOf = (entries: readonly AuditEntry[]) => entries.map(({ action }) => action)

/** Enters a wrong code for an email, in the browser that requested a code. */
async function failToSignIn(host: ContractHost, email: string): Promise<string> {
  const browser = browserOf(host)
  const wrong = wrongFor([await askCode(host, email, browser)])
  const answer = await browser.call('loginMagicLink', { query: { email, code: wrong } })
  expect(answer.success).toBe(false)
  return wrong
}

export function auditSuite(host: () => ContractHost): void {
  it.each(signatureOperationIds.filter(isWrite))(
    'records the expected entries for %s',
    async (id) => {
      const expected = audited[id] ?? []
      const hint = `say in testing/audited-operations.ts what ${id} leaves in the audit log`
      expect(audited[id] !== undefined || unaudited.includes(id), hint).toBe(true)
      const world = await makeWorld(host())
      const { path, init } = await requestOf(world, id, 'team')
      const before = (await read(world)).total

      await request(host(), path, { ...init, token: world.admin.token })

      // The call may have ended its own session.
      const reader = await personOf(host(), await adapterUser(host(), world.admin.id))
      const { data, total } = await read({ ...world, admin: reader })
      const added = data.slice(0, total - before)
      expect(actionsOf(added).toSorted()).toEqual([...expected].toSorted())
      for (const entry of added) {
        expect(entry).toMatchObject({ outcome: 'ok', reason: '' })
        expect(entry.opened_by === '' ? entry.actor : entry.opened_by).toBe(world.admin.email)
      }
    },
  )

  it('can only be read by the administrators of the organisation', async () => {
    const world = await makeWorld(host())
    const { organisationId, admin, stranger, teamAdmin, otherTeamAdmin, member } = world
    await teamAdmin.client.call('deployUser', { path: { id: member.id } })
    const readBy = (person: Person) =>
      person.client.call('listAudit', { path: { id: organisationId } })

    expect(await readBy(admin)).toMatchObject({
      total: 1,
      kept_days: 395,
      data: [{ kind: 'deploy', action: 'person_deployed', actor: teamAdmin.email, item_count: 1 }],
    })
    for (const [person, type] of [
      [stranger, 'NOT_FOUND'],
      [teamAdmin, 'FORBIDDEN'],
      [otherTeamAdmin, 'FORBIDDEN'],
      [member, 'FORBIDDEN'],
    ] as const) {
      expect(await refusal(readBy(person))).toMatchObject({ type })
    }
    const response = await request(host(), `/organisation/${organisationId}/audit`)
    expect(response.status).toBe(401)
    const { organisation_id: other } = await adapterUser(host(), stranger.id)
    const own = await stranger.client.call('listAudit', { path: { id: other } })
    expect(own.total).toBe(0)
  })

  it('cannot be read through the repositories of a team or a person', async () => {
    const { organisationId, teamId, member, admin } = await makeWorld(host())
    const { repositories } = host().adapters
    const query = { where: {}, search: { terms: [], fields: [], phones: [] }, limit: 50, offset: 0 }
    const actor = { user: admin, client: '192.0.2.1' }
    const entry = newEntry(host().adapters, actor, { action: 'team_deployed' })
    await repositories.within({ organisationId, teamId }).audit.add(entry)

    for (const narrow of [{ teamId }, { userId: member.id }, { teamId, userId: member.id }]) {
      const scoped = repositories.within({ organisationId, ...narrow })
      expect(await scoped.audit.list(query)).toEqual({ data: [], total: 0 })
    }
    expect((await repositories.within({ organisationId }).audit.list(query)).total).toBe(1)
  })

  it('records a failed sign-in, but not its code, in each organisation that has a user with the email', async () => {
    const world = await makeWorld(host())
    const other = await makeWorld(host())
    const { email } = world.member
    const { organisationId, globalTeamId } = other
    const { users } = host().adapters.repositories.within({ organisationId })
    const twin = await addPerson(host(), { organisationId, teamId: globalTeamId, role: 'member' })
    await users.mark(twin.id, { email })
    const third = await makeWorld(host())

    const code = await failToSignIn(host(), email)
    await runDueJobs(host().adapters)

    for (const informed of [world, other]) {
      const { data } = await read(informed)
      expect(data).toMatchObject([
        {
          kind: 'sign_in',
          action: 'signed_in',
          outcome: 'refused',
          reason: 'CODE_REFUSED',
          actor: email,
        },
      ])
      expect(JSON.stringify(data)).not.toContain(code)
    }
    expect((await read(third)).total).toBe(0)
  })

  it('records a sign-in with the client’s IP address, but without code, key or token', async () => {
    const world = await makeWorld(host())
    const browserKey = host().adapters.secrets.random(32)
    const browser = browserOf(host(), browserKey)
    const { email } = world.member
    const code = await askCode(host(), email, browser)
    const answer = await browser.call('loginMagicLink', { query: { email, code } })

    const { data } = await read(world)

    expect(data).toMatchObject([
      { kind: 'sign_in', action: 'signed_in', outcome: 'ok', actor: email },
    ])
    expect(data[0]?.client).toMatch(/^(10\.0\.\d+\.\d+|127\.0\.0\.1)$/)
    const token = answer.payload?.access_token ?? 'none'
    const hash = await host().adapters.secrets.sha256(token)
    for (const secret of [code, token, hash, browserKey, world.member.installKey]) {
      expect(JSON.stringify(data)).not.toContain(secret)
    }
  })

  it('limits the recorded failures per email and day', async () => {
    const world = await makeWorld(host())
    const { email } = world.member
    const { limiter, secrets } = host().adapters
    await limiter.takeOrWait(`audit:email:${await secrets.sha256(email)}`, 299, 300, 86_400)

    await failToSignIn(host(), email)
    await failToSignIn(host(), email)
    await runDueJobs(host().adapters)

    expect((await read(world)).total).toBe(1)
  })

  it('records the invitation, its acceptance, and the rights granted and withdrawn', async () => {
    const world = await makeWorld(host())
    const { admin, teamId } = world
    const { email, token } = await invite(host(), world, { role: 'team_admin', team_id: teamId })
    const opened = await accept(host(), email, token)
    await admin.client.call('withdrawRights', { path: { id: opened.user_id } })

    const { data } = await read(world)

    const seen = data.map(({ action, actor, subject, team }) => [action, actor, subject, team])
    expect(seen).toEqual([
      ['rights_withdrawn', admin.email, email, 'Ventes'],
      ['signed_in', email, '', ''],
      ['rights_given', email, email, 'Ventes'],
      ['invitation_accepted', email, email, 'Ventes'],
      ['invitation_sent', admin.email, email, 'Ventes'],
    ])
  })

  it('records the acceptance of a master, and that a person’s invitations are revoked when their rights are withdrawn', async () => {
    const world = await makeWorld(host())
    const { organisationId, teamId, admin, member } = world
    const second = await addPerson(host(), { organisationId, teamId, role: 'admin' })
    await invite(host(), { ...world, admin: second })
    const { token } = await admin.client.call('createAccountLink')
    await member.client.call('acceptAccountLink', { body: { token } })
    await admin.client.call('withdrawRights', { path: { id: second.id } })

    const { data } = await read(world)

    expect(actionsOf(data)).toEqual([
      'invitation_revoked',
      'rights_withdrawn',
      'master_accepted',
      'invitation_sent',
    ])
    expect(data[2]).toMatchObject({ kind: 'rights', actor: member.email, subject: admin.email })
  })

  it('records the end of the previous master only when the owner accepts a different one', async () => {
    const world = await makeWorld(host())
    const { teamAdmin, member, stranger } = world
    const accept = async (master: Person) => {
      const { token } = await master.client.call('createAccountLink')
      await member.client.call('acceptAccountLink', { body: { token } })
    }
    await accept(stranger)
    await accept(stranger)
    await accept(teamAdmin)

    const { data } = await read(world)

    expect(data.map(({ action, actor, subject }) => [action, actor, subject])).toEqual([
      ['master_accepted', member.email, teamAdmin.email],
      ['master_ended', member.email, stranger.email],
      ['master_accepted', member.email, stranger.email],
      ['master_accepted', member.email, stranger.email],
    ])
  })

  it('records a move to another team, but not an edit that keeps the team', async () => {
    const world = await makeWorld(host())
    const { admin, member, otherTeamId } = world
    const change = (person: Person, body: { team_id: string; position?: string }) =>
      admin.client.call('updateUser', { path: { id: person.id }, body })
    await change(member, { team_id: otherTeamId })
    await change(member, { team_id: otherTeamId, position: 'Cheffe' })
    await change(admin, { team_id: otherTeamId })

    const { data } = await read(world)

    const moved = { action: 'employees_moved', subject: '', team: 'Studio', item_count: 1 }
    expect(data).toMatchObject([moved, moved])
  })

  it('has no entry for an action that is rolled back', async () => {
    const world = await makeWorld(host())
    const { admin, teamAdmin, otherTeamId } = world
    const move = (ifMatch: number) =>
      admin.client.call(
        'updateUser',
        { path: { id: teamAdmin.id }, body: { team_id: otherTeamId } },
        { ifMatch },
      )

    expect(await refusal(move(99))).toMatchObject({ type: 'STALE' })
    expect((await read(world)).total).toBe(0)

    await move(1)
    const { data } = await read(world)
    expect(actionsOf(data)).toEqual(['employees_moved', 'rights_withdrawn'])
  })

  it('has one entry for a request that is sent twice with the same key', async () => {
    const world = await makeWorld(host())
    const { admin, organisationId } = world
    const report = () =>
      admin.client.call(
        'reportExport',
        { path: { id: organisationId }, body: { list: 'audit', count: 3 } },
        { idempotencyKey: 'once' },
      )
    await report()
    await report()

    const { data } = await read(world)
    expect(data).toMatchObject([{ action: 'audit_exported', item_count: 3 }])
    const byTeam = world.teamAdmin.client.call('reportExport', {
      path: { id: organisationId },
      body: { list: 'audit', count: 3 },
    })
    expect(await refusal(byTeam)).toMatchObject({ type: 'FORBIDDEN' })
  })

  it('can be filtered by kind, outcome, person and time, and is paginated', async () => {
    const world = await makeWorld(host())
    const { organisationId, admin, member } = world
    const { audit } = host().adapters.repositories.within({ organisationId })
    const add = (user: { id: string; email: string }, at: number, refused: boolean) =>
      audit.add(
        newEntry(
          host().adapters,
          { user, client: '192.0.2.1' },
          {
            action: refused ? 'signed_in' : 'employee_deleted',
            subject: refused ? '' : 'zoe@atelier.example',
            outcome: refused ? 'refused' : 'ok',
          },
          at,
        ),
      )
    await add(admin, 1000, false)
    await add(member, 2000, true)
    await add(admin, 3000, false)
    await add(admin, 3000, true)
    const times = async (query: LogQuery) => {
      const { data, total } = await read(world, query)
      return [data.map(({ created_at }) => created_at), total]
    }

    expect(await times({})).toEqual([[3000, 3000, 2000, 1000], 4])
    expect(await times({ filter: { where: { kind: 'deletion' } } })).toEqual([[3000, 1000], 2])
    expect(await times({ filter: { where: { outcome: 'refused' } } })).toEqual([[3000, 2000], 2])
    expect(await times({ actor: `${member.email.slice(2, 9).toUpperCase()} example` })).toEqual([
      [2000],
      1,
    ])
    expect(await times({ filter: { search: 'ZOE' } })).toEqual([[3000, 1000], 2])
    expect(await times({ from: 2000, until: 3000 })).toEqual([[2000], 1])
    expect(await times({ filter: { limit: 1, offset: 1 } })).toEqual([[3000], 4])
    const newest = await read(world, { filter: { limit: 1 } })
    expect(newest.data).toMatchObject([{ outcome: 'refused' }])
    for (const query of [
      'from=tomorrow',
      'filter={"where":{"kind":"gossip"}}',
      'filter={"order":"actor"}',
    ]) {
      const path = `/organisation/${organisationId}/audit?${encodeURI(query)}`
      expect((await request(host(), path, { token: admin.token })).status).toBe(400)
    }
  })

  it('records nothing about an email without an account', async () => {
    const world = await makeWorld(host())
    const query = { email: 'nobody@atelier.example', code: '000000' }
    const answer = await clientOf(host(), null).call('loginMagicLink', { query })
    await runDueJobs(host().adapters)

    expect(answer.success).toBe(false)
    expect((await read(world)).total).toBe(0)
  })
}

async function adapterUser({ adapters }: ContractHost, id: string) {
  const user = await adapters.repositories.accounts.byId(id)
  if (!user) throw new Error(`No user ${id}`)
  return user
}
