import { afterAll, beforeAll, expect, it } from 'vitest'
import { invitationToken } from '../secrets/invitation-token.ts'
import { runDueJobs } from '../jobs/run-jobs.ts'
import { memoryAdapters } from '../memory/memory-adapters.ts'
import { memoryIdentities } from '../memory/memory-identities.ts'
import { createApi } from '../program/create-api.ts'
import { IdentitiesUnreachable } from '../ports/identities.ts'
import { startHost, type ContractHost } from './host.ts'
import { clientOf, refusal, request } from './http.ts'
import { outcomesOf } from './permissions/outcomes-of.ts'
import { callers, tokenOf } from './permissions/outcomes.ts'
import { identityRow } from './permissions/rows.ts'
import { freshEmail, makeWorld, type World } from './world.ts'
import { memoryHost } from './memory-host.ts'

let host: ContractHost
beforeAll(async () => {
  host = await startHost(async ({ clock, mailer }) => {
    const adapters = memoryAdapters(undefined, { clock, mailer, identities: memoryIdentities() })
    return memoryHost(adapters, '192.0.2.7')
  })
})
afterAll(() => host.close())

const bodyOf = ({ member }: World, email_verified: boolean) => ({
  id_token: JSON.stringify({ email: member.email, email_verified }),
})

it('lets every caller sign in with a verified identity, and rejects unverified identities', async () => {
  const verified = async (world: World) => bodyOf(world, true)
  const unverified = async (world: World) => bodyOf(world, false)
  expect(await outcomesOf(host, 'loginIdentity', 'team', verified)).toEqual(identityRow)
  const refused = identityRow.map(() => 'EMAIL_UNVERIFIED')
  expect(await outcomesOf(host, 'loginIdentity', 'team', unverified)).toEqual(refused)
})

it.each(callers)("opens the identity's account, not the caller's own, for %s", async (caller) => {
  const world = await makeWorld(host)
  const response = await request(host, '/auth/identity/login', {
    method: 'POST',
    token: tokenOf(world, caller),
    body: JSON.stringify(bodyOf(world, true)),
  })
  expect(await response.json()).toMatchObject({
    success: true,
    payload: { user_id: world.member.id, action: 'login' },
  })
})

it('accepts an invitation link only for an identity with the invited address', async () => {
  const { admin, organisationId } = await makeWorld(host)
  const email = freshEmail('invitee')
  const { id } = await admin.client.call('createInvitation', {
    path: { id: organisationId },
    body: { email, role: 'admin' },
  })
  const invitation = await invitationToken(host.adapters.secrets, id)
  const login = (address: string, token: string) =>
    clientOf(host, null).call('loginIdentity', {
      body: {
        id_token: JSON.stringify({ email: address, email_verified: true }),
        invitation: token,
      },
    })

  const refused = [
    await refusal(login(freshEmail('autre'), invitation)),
    await refusal(login(email, `${invitation}x`)),
  ]
  const { payload } = await login(email, invitation)
  refused.push(await refusal(login(email, invitation)))

  expect(payload).toMatchObject({ organisation_id: organisationId, user: { email, role: 'admin' } })
  expect(refused.map(({ type }) => type)).toEqual(Array(3).fill('INVITATION_REFUSED'))
})

it('audits sign-ins with verified and with rejected identities', async () => {
  const world = await makeWorld(host)
  const login = (isVerified: boolean) =>
    clientOf(host, null).call('loginIdentity', { body: bodyOf(world, isVerified) })
  await refusal(login(false))
  await login(true)
  await runDueJobs(host.adapters)

  const { data } = await world.admin.client.call('listAudit', {
    path: { id: world.organisationId },
  })

  expect(data).toHaveLength(2)
  for (const [outcome, reason] of [
    ['ok', ''],
    ['refused', 'EMAIL_UNVERIFIED'],
  ]) {
    const entry = { action: 'signed_in', outcome, reason, actor: world.member.email }
    expect(data).toContainEqual(expect.objectContaining(entry))
  }
})

it('logs the client address of a sign-in that fails before the email is known', async () => {
  const logged: Record<string, unknown>[] = []
  const identities = memoryIdentities()
  const verify = async (token: string) => {
    if (token === 'unreachable') throw new IdentitiesUnreachable()
    return identities.verify(token)
  }
  const adapters = memoryAdapters(undefined, {
    identities: { ...identities, verify },
    log: {
      write: (_, event, fields = {}) => {
        if (event === 'audit') logged.push(fields)
      },
    },
  })
  const api = createApi(adapters)
  const login = (token: string) =>
    api.fetch(
      new Request(`${adapters.settings.publicUrl}/api/auth/identity/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id_token: token }),
      }),
      { client: '192.0.2.8', product: 'signature' },
    )

  await login('forged')
  await login('unreachable')
  await adapters.limiter.takeOrWait('identity:client:192.0.2.8', 58, 60, 600)
  await login('forged')

  const refused = { action: 'signed_in', outcome: 'refused', account: null, client: '192.0.2.8' }
  expect(logged).toEqual([
    { ...refused, reason: 'IDENTITY_REFUSED' },
    { ...refused, reason: 'IDENTITY_UNREACHABLE' },
    { ...refused, reason: 'TOO_MANY' },
  ])
})
