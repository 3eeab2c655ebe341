import { expect, it } from 'vitest'
import type { Client } from '../../client/create-client.ts'
import { askCode } from '../codes.ts'
import { clientOf, refusal, request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { makeWorld, personOf, type Person } from '../world.ts'

const me = { path: { id: 'me' } }
const day = 86_400
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'

/** Starts another session of the same person. */
async function anotherOf(host: ContractHost, { id }: Person): Promise<Person> {
  const user = await host.adapters.repositories.accounts.byId(id)
  if (!user) throw new Error('Nobody has this id')
  return personOf(host, user)
}

async function switchTo(host: ContractHost, client: Client, id: string): Promise<Client> {
  const { payload } = await client.call('loginOtherAccount', { query: { account_id: id } })
  return clientOf(host, payload?.access_token ?? '')
}

async function currentId(client: Client): Promise<string> {
  const { data } = await client.call('listSessions')
  return data.find((session) => session.is_current)?.id ?? ''
}

export function sessionsSuite(host: () => ContractHost): void {
  it("lists the person's sessions with device and times, marks the current one, and returns no token", async () => {
    const { member } = await makeWorld(host())
    const code = await askCode(host(), member.email)
    const query = new URLSearchParams({ email: member.email, code }).toString()
    const headers = { 'User-Agent': firefox }
    const signedIn = await request(host(), `/auth/magiclink/login?${query}`, { headers })
    const { payload } = (await signedIn.json()) as { payload: { access_token: string } }

    const answer = await request(host(), '/auth/sessions', { token: payload.access_token })

    const text = await answer.text()
    const hash = await host().adapters.secrets.sha256(payload.access_token)
    for (const secret of [payload.access_token, hash, member.token])
      expect(text).not.toContain(secret)
    const { data } = JSON.parse(text) as { data: unknown[] }
    const now = host().clock.now()
    expect(data).toHaveLength(2)
    expect(data).toContainEqual({
      id: expect.any(String) as string,
      browser: 'Firefox',
      system: 'Linux',
      organisation_name: 'Atelier',
      signed_in_at: expect.closeTo(now, -1) as number,
      used_at: expect.closeTo(now, -1) as number,
      is_current: true,
      is_masters: false,
    })
    expect(data).toContainEqual(expect.objectContaining({ browser: '', is_current: false }))
  })

  it('ends one session with immediate effect, and leaves the others open', async () => {
    const { member } = await makeWorld(host())
    const lost = await anotherOf(host(), member)
    const third = await anotherOf(host(), member)

    const { data } = await member.client.call('endSession', {
      path: { id: await currentId(lost.client) },
    })

    expect(data).toHaveLength(2)
    expect(await refusal(lost.client.call('getUser', me))).toMatchObject({ code: 105 })
    expect(await third.client.call('getUser', me)).toMatchObject({ id: member.id })
  })

  it("ends all other sessions at once, and keeps the caller's", async () => {
    const { member, admin } = await makeWorld(host())
    const others = [await anotherOf(host(), member), await anotherOf(host(), member)]

    const { data } = await member.client.call('endOtherSessions')

    expect(data).toMatchObject([{ is_current: true }])
    for (const { client } of others) {
      expect(await refusal(client.call('getUser', me))).toMatchObject({ code: 105 })
    }
    expect(await admin.client.call('getUser', me)).toMatchObject({ id: admin.id })
  })

  it('hides and protects the sessions of other people', async () => {
    const { admin, teamAdmin, member, stranger } = await makeWorld(host())
    const id = await currentId(member.client)

    for (const { client } of [admin, teamAdmin, stranger]) {
      const { data } = await client.call('listSessions')
      expect(data.map((session) => session.id)).not.toContain(id)
      const error = await refusal(client.call('endSession', { path: { id } }))
      expect(error).toMatchObject({ type: 'NOT_FOUND' })
      await client.call('endOtherSessions')
    }

    expect(await member.client.call('getUser', me)).toMatchObject({ id: member.id })
  })

  it("shows the owner the sessions of a master, but hides the owner's from the master", async () => {
    const { member, stranger } = await makeWorld(host())
    const { token } = await stranger.client.call('createAccountLink')
    await member.client.call('acceptAccountLink', { body: { token } })
    const opened = await switchTo(host(), stranger.client, member.id)
    const ownersId = await currentId(member.client)

    const owners = (await member.client.call('listSessions')).data
    const masters = (await opened.call('listSessions')).data
    const refused = await refusal(opened.call('endSession', { path: { id: ownersId } }))
    await opened.call('endOtherSessions')

    expect(owners).toHaveLength(2)
    expect(owners.filter((session) => session.is_masters)).toHaveLength(1)
    expect(masters).toMatchObject([{ is_current: true, is_masters: false }])
    expect(refused.type).toBe('NOT_FOUND')
    const foreign = owners.find((session) => session.is_masters)
    await member.client.call('endSession', { path: { id: foreign?.id ?? '' } })
    expect(await refusal(opened.call('getUser', me))).toMatchObject({ code: 105 })
  })

  it('ends a session after ninety days, even if it is in regular use', async () => {
    const { member } = await makeWorld(host())

    for (let weeks = 0; weeks < 12; weeks += 2) {
      await member.client.call('getUser', me)
      host().clock.advance(14 * day)
    }
    const lastWeek = await member.client.call('getUser', me)
    host().clock.advance(7 * day)

    expect(lastWeek).toMatchObject({ id: member.id })
    expect(await refusal(member.client.call('getUser', me))).toMatchObject({ code: 105 })
  })

  it('never extends a session by switching accounts', async () => {
    const { admin, stranger, organisationId } = await makeWorld(host())
    const path = { id: organisationId }
    const twin = await admin.client.call('createUser', { path, body: { email: stranger.email } })
    let client = stranger.client
    for (let weeks = 0; weeks < 12; weeks += 2) {
      host().clock.advance(14 * day)
      client = await switchTo(host(), client, weeks % 4 === 0 ? twin.id : stranger.id)
    }
    host().clock.advance(7 * day)

    expect(await refusal(client.call('getUser', me))).toMatchObject({ code: 105 })
  })
}
