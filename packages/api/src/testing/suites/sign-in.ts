import { expect, it } from 'vitest'
import type { Client } from '../../client/create-client.ts'
import { askCode, codeFor } from '../codes.ts'
import { clientOf, refusal, request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { freshEmail, makeWorld, personOf } from '../world.ts'

export function signInSuite(host: () => ContractHost): void {
  it('[1.7.09] mails a six-digit code, and a link to the form with the email and the code', async () => {
    const email = freshEmail('nouveau')

    const answer = await clientOf(host(), null).call('sendMagicLink', {
      query: { email, from_email: true },
    })

    expect(answer).toEqual({ success: true })
    const mail = host().mailer.outbox.findLast((sent) => sent.to.address === email)
    const code = codeFor(host(), email)
    expect(code).toMatch(/^\d{6}$/)
    expect(mail?.text).toContain(`/login#email=${encodeURIComponent(email)}&code=${code}`)
  })

  it('[1.7.10] registers an unknown email, and creates its user, organisation and global team', async () => {
    const email = freshEmail('fondatrice')
    const code = await askCode(host(), email)

    const result = await clientOf(host(), null).call('loginMagicLink', { query: { email, code } })

    if (!result.success) throw new Error(result.message)
    const { payload } = result
    expect(payload.action).toBe('register')
    expect(payload.user).toMatchObject({ email, role: 'admin' })
    expect(payload.organisation).toMatchObject({
      domain: 'atelier.example',
      name: 'Atelier',
      has_onboarding: false,
    })
    const client = clientOf(host(), payload.access_token)
    const teams = await client.call('listTeams', { path: { id: payload.organisation_id } })
    expect(teams.data).toMatchObject([{ is_global: true, members_count: 1 }])
  })

  it('[1.3.03] signs in a known email, and returns the token, user id and organisation id', async () => {
    const world = await makeWorld(host())
    const { email, id } = world.member
    const code = await askCode(host(), email.toUpperCase())
    const query = { email, code: codeFor(host(), email) || code }

    const result = await clientOf(host(), null).call('loginMagicLink', { query })

    expect(result).toMatchObject({
      success: true,
      payload: { action: 'login', user_id: id, organisation_id: world.organisationId },
    })
    expect(result.payload?.access_token).toMatch(/^[\w-]{43}$/)
  })

  it('explains why a code was rejected, and does not start a session', async () => {
    const email = freshEmail('hasard')
    const code = await askCode(host(), email)
    const wrong = code === '000000' ? '111111' : '000000'

    const result = await clientOf(host(), null).call('loginMagicLink', {
      query: { email, code: wrong },
    })

    expect(result).toEqual({
      success: false,
      type: 'CODE_REFUSED',
      code: 121,
      message: 'Code invalide ou expiré',
      payload: null,
    })
  })

  it('returns the same response for a known and an unknown email', async () => {
    const world = await makeWorld(host())
    const ask = async (email: string) => {
      const query = new URLSearchParams({ email }).toString()
      const response = await request(host(), `/auth/magiclink/send?${query}`)
      return { status: response.status, body: await response.text() }
    }

    expect(await ask(world.member.email)).toEqual(await ask(freshEmail('inconnue')))
  })

  it('reports when the code cannot be mailed', async () => {
    host().mailer.refuse = () => {
      throw new Error('no mail server')
    }

    const error = await refusal(askCode(host(), freshEmail('muet')))
    host().mailer.refuse = () => undefined

    expect(error).toMatchObject({ type: 'MAIL', message: "L'email n'a pas pu être envoyé" })
  })

  it('requires email and code', async () => {
    const missingEmail = await request(host(), '/auth/magiclink/send')
    const missingCode = await request(host(), '/auth/magiclink/login?email=a@b.example')

    expect(missingEmail.status).toBe(400)
    expect(await missingEmail.json()).toMatchObject({ message: 'email must be a string !' })
    expect(await missingCode.json()).toMatchObject({ message: 'code must be a string !' })
  })

  it('[1.7.07] ends the session, or all sessions of the person if revoke_token is set', async () => {
    const { member, teamAdmin } = await makeWorld(host())
    const code = await askCode(host(), teamAdmin.email)
    const query = { email: teamAdmin.email, code }
    const second = await clientOf(host(), null).call('loginMagicLink', { query })
    const secondClient = clientOf(host(), second.payload?.access_token ?? '')

    await member.client.call('logout')
    await teamAdmin.client.call('logout', { query: { revoke_token: true } })

    const me = { path: { id: 'me' } }
    expect(await refusal(member.client.call('getUser', me))).toMatchObject({ code: 105 })
    expect(await refusal(secondClient.call('getUser', me))).toMatchObject({ code: 105 })
  })

  it.each(['their own', 'a linked'] as const)(
    'ends all sessions of the person, and nobody else’s, on a logout with revoke_token from %s account',
    async (from) => {
      const { admin, stranger, organisationId } = await makeWorld(host())
      const { repositories } = host().adapters
      const created = await admin.client.call('createUser', {
        path: { id: organisationId },
        body: { email: stranger.email },
      })
      const sessionOf = async (id: string) => {
        const user = await repositories.accounts.byId(id)
        if (!user) throw new Error('Nobody has this id')
        return (await personOf(host(), user)).client
      }
      const twin = await sessionOf(created.id)
      const { users } = repositories.within({ organisationId })
      await users.mark(admin.id, { master_user: stranger.id })
      const master = await sessionOf(stranger.id)
      const query = { account_id: admin.id }
      const { payload } = await master.call('loginOtherAccount', { query })
      const sub = clientOf(host(), payload?.access_token ?? '')

      await (from === 'a linked' ? sub : twin).call('logout', { query: { revoke_token: true } })

      const me = { path: { id: 'me' } }
      for (const client of [twin, stranger.client, sub]) {
        expect(await refusal(client.call('getUser', me))).toMatchObject({ code: 105 })
      }
      expect(await admin.client.call('getUser', me)).toMatchObject({ id: admin.id })
    },
  )

  it('[1.7.02] identifies the caller only by X-access-token, and returns code 105 without it', async () => {
    const { member } = await makeWorld(host())

    const signedIn = await request(host(), '/user/me', { token: member.token })
    const bearer = await request(host(), '/user/me', {
      headers: { Authorization: `Bearer ${member.token}`, Cookie: `token=${member.token}` },
    })

    expect(await signedIn.json()).toMatchObject({ id: member.id })
    expect(signedIn.headers.get('cache-control')).toBe('no-store')
    expect(bearer.status).toBe(401)
    expect(await bearer.json()).toMatchObject({ type: 'NOT_SIGNED_IN', code: 105 })
  })

  it('expires a token after thirty days without use, but not a token in use', async () => {
    const world = await makeWorld(host())
    const me = { path: { id: 'me' } }

    host().clock.advance(20 * 86_400)
    await world.admin.client.call('getUser', me)
    host().clock.advance(20 * 86_400)

    expect(await world.admin.client.call('getUser', me)).toMatchObject({ id: world.admin.id })
    expect(await refusal(world.member.client.call('getUser', me))).toMatchObject({ code: 105 })
  })

  it('[1.7.08] [1.3.02] switches to another account of the same email, and revokes the old token', async () => {
    const world = await makeWorld(host())
    const { stranger, admin } = world
    const path = { id: world.organisationId }
    const twin = await admin.client.call('createUser', { path, body: { email: stranger.email } })
    const me = await stranger.client.call('getUser', { path: { id: 'me' } })

    const result = await stranger.client.call('loginOtherAccount', {
      query: { account_id: twin.id },
    })

    expect(me.sub_accounts).toMatchObject([{ id: twin.id, organisation_id: world.organisationId }])
    expect(result.payload).toMatchObject({ user_id: twin.id, action: 'login' })
    const error = await refusal(stranger.client.call('getUser', { path: { id: 'me' } }))
    expect(error.code).toBe(105)
  })

  it('[1.6.05] lets a master switch to an account whose owner accepted them as master', async () => {
    const { admin, stranger, organisationId } = await makeWorld(host())
    const { users } = host().adapters.repositories.within({ organisationId })
    await users.mark(admin.id, { master_user: stranger.id })

    const me = await stranger.client.call('getUser', { path: { id: 'me' } })
    const result = await stranger.client.call('loginOtherAccount', {
      query: { account_id: admin.id },
    })

    expect(me.sub_accounts).toMatchObject([{ id: admin.id, email: admin.email }])
    expect(result.payload).toMatchObject({ user_id: admin.id, organisation_id: organisationId })
  })

  it('gives a master access only to the accepted account, not to other accounts of its owner', async () => {
    const { admin, stranger, organisationId } = await makeWorld(host())
    const elsewhere = await makeWorld(host())
    const { users } = host().adapters.repositories.within({ organisationId })
    await users.mark(admin.id, { master_user: stranger.id })
    const twin = await elsewhere.admin.client.call('createUser', {
      path: { id: elsewhere.organisationId },
      body: { email: admin.email },
    })
    const open = (client: Client, id: string) =>
      client.call('loginOtherAccount', { query: { account_id: id } })

    const { payload } = await open(stranger.client, admin.id)
    const asSub = clientOf(host(), payload?.access_token ?? '')
    const me = await asSub.call('getUser', { path: { id: 'me' } })
    const refused = await refusal(open(asSub, twin.id))
    const back = await open(asSub, stranger.id)
    const again = clientOf(host(), back.payload?.access_token ?? '')

    expect(payload?.other_accounts).toMatchObject([{ id: stranger.id }])
    expect(me.sub_accounts).toMatchObject([{ id: stranger.id }])
    expect(refused).toMatchObject({ type: 'NOT_FOUND' })
    expect(back.payload?.other_accounts).toMatchObject([{ id: admin.id }])
    expect((await open(again, admin.id)).payload).toMatchObject({ user_id: admin.id })
    const owner = await admin.client.call('getUser', { path: { id: 'me' } })
    expect(owner.sub_accounts).toMatchObject([{ id: twin.id }])
  })

  it('gives an employee their own organisation on request, but only one', async () => {
    const { member, organisationId } = await makeWorld(host())
    const { email } = member
    const login = async () => {
      const code = await askCode(host(), email)
      const query = { email, code, register: true }
      const result = await clientOf(host(), null).call('loginMagicLink', { query })
      if (!result.success) throw new Error(result.message)
      return result.payload
    }

    const first = await login()
    const second = await login()

    expect(first).toMatchObject({
      action: 'register',
      user: { email, role: 'admin' },
      organisation: { has_onboarding: false },
      other_accounts: [{ id: member.id, organisation_id: organisationId }],
    })
    expect(first.organisation_id).not.toBe(organisationId)
    expect(second).toMatchObject({ action: 'login', user_id: first.user_id })
    expect(await member.client.call('getUser', { path: { id: 'me' } })).toMatchObject({
      organisation_id: organisationId,
      role: 'member',
    })
  })

  it("does not issue a token for another person's account", async () => {
    const world = await makeWorld(host())
    const query = { account_id: world.admin.id }

    const error = await refusal(world.stranger.client.call('loginOtherAccount', { query }))

    expect(error.type).toBe('NOT_FOUND')
  })

  it('rejects state-changing GETs from other sites and from links, and HEAD requests', async () => {
    const { member } = await makeWorld(host())
    const ask = (init: RequestInit) =>
      request(host(), '/auth/logout', { token: member.token, ...init })

    const cross = await ask({ headers: { 'Sec-Fetch-Site': 'cross-site' } })
    const typed = await ask({ headers: { 'Sec-Fetch-Site': 'none' } })
    const head = await ask({ method: 'HEAD' })

    expect([cross.status, typed.status, head.status]).toEqual([403, 403, 403])
    const me = await member.client.call('getUser', { path: { id: 'me' } })
    expect(me.id).toBe(member.id)
  })
}
