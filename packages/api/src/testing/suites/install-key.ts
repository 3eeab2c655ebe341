import { expect, it } from 'vitest'
import { signatureOperationIds, type OperationId } from '../../contract/operations.ts'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import { clientOf, refusal, request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { isWrite, requestOf } from '../permissions/requests.ts'
import { rejectMailsTo } from '../reject-mails-to.ts'
import { addPerson, makeWorld, type World } from '../world.ts'

/**
 * The only operations whose responses may contain an install key: those of the install page, and
 * the one that returns its link.
 */
const mayShowKey: readonly OperationId[] = [
  'getInstallSignature',
  'saveInstallInfo',
  'getInstallLink',
]

export function installKeySuite(host: () => ContractHost): void {
  const keyOf = async ({ id }: { id: string }) =>
    (await host().adapters.repositories.accounts.byId(id))?.install_key ?? ''
  const isOpenBy = async (key: string) =>
    (await request(host(), `/user/install-signature/${key}`)).status === 200
  const deployTo = async ({ admin, member }: World, body: { send_again?: boolean } = {}) => {
    await admin.client.call('deployUser', { path: { id: member.id }, body })
    await runDueJobs(host().adapters)
  }

  it('is 128 random bits, different for each person', async () => {
    const { admin, member, teamAdmin } = await makeWorld(host())
    const keys = await Promise.all([admin, member, teamAdmin].map(keyOf))

    expect(new Set(keys).size).toBe(3)
    for (const key of keys) expect(key).toMatch(/^[\w-]{22}$/)
  })

  it('appears only in the responses of the install page’s calls and of `getInstallLink`', async () => {
    const world = await makeWorld(host())
    await deployTo(world)
    const keys = await Promise.all([world.admin, world.member, world.stranger].map(keyOf))
    let checked = 0
    for (const id of signatureOperationIds) {
      if (mayShowKey.includes(id) || id === 'logout') continue
      const target = isWrite(id) ? await makeWorld(host()) : world
      const { path, init } = await requestOf(target, id, 'team')
      const response = await request(host(), path, { ...init, token: target.admin.token })
      const text = await response.text()
      for (const key of keys) expect(text, id).not.toContain(key)
      expect(text, id).not.toContain('"install_key":"')
      checked += 1
    }
    expect(checked).toBeGreaterThan(50)
  })

  it('[1.2.89] returns the install page’s address to people who may deploy to the key’s owner, and to nobody else', async () => {
    const { admin, teamAdmin, otherTeamAdmin, stranger, member } = await makeWorld(host())
    const path = { id: member.id }

    const { url } = await teamAdmin.client.call('getInstallLink', { path })

    const { publicUrl } = host().adapters.settings
    const version = (await admin.client.call('getUser', { path })).signature?.version
    const page = `${publicUrl}/user/${member.installKey}/install-email`
    expect(url).toBe(`${page}?signatureversion=${version}`)
    for (const { client } of [otherTeamAdmin, stranger]) {
      expect((await refusal(client.call('getInstallLink', { path }))).type).toBe('NOT_FOUND')
    }
    expect((await refusal(member.client.call('getInstallLink', { path }))).type).toBe('FORBIDDEN')
  })

  it('is hidden from people with a weaker role than the owner of the key', async () => {
    const { admin, teamAdmin, organisationId, teamId } = await makeWorld(host())
    const chief = await addPerson(host(), { organisationId, teamId, role: 'admin' })
    const path = { id: chief.id }

    const refused = await refusal(teamAdmin.client.call('getInstallLink', { path }))

    expect(refused.type).toBe('FORBIDDEN')
    expect(await admin.client.call('getInstallLink', { path })).toHaveProperty('url')
  })

  it('is renewed only when the mail is sent again, not by a deploy or a retry', async () => {
    const world = await makeWorld(host())
    const { member } = world
    const former = await keyOf(member)
    const deployAtSecondAttempt = async (body: { send_again?: boolean }) => {
      const accept = rejectMailsTo(host(), member.email, () => new Error('connection refused'))
      await deployTo(world, body)
      accept()
      host().clock.advance(31)
      await runDueJobs(host().adapters)
      return keyOf(member)
    }

    const afterRetry = await deployAtSecondAttempt({})
    const renewed = await deployAtSecondAttempt({ send_again: true })
    await deployTo(world)

    expect(afterRetry).toBe(former)
    expect(renewed).not.toBe(former)
    expect(await keyOf(member)).toBe(renewed)
    expect([await isOpenBy(former), await isOpenBy(renewed)]).toEqual([false, true])
    const mails = host().mailer.outbox.filter(({ to }) => to.address === member.email)
    const keys = mails.map(({ text }) => /\/user\/([\w-]+)\/install-email/.exec(text)?.[1])
    expect(keys).toEqual([former, renewed])
  })

  it('is renewed when the mail is sent again, but not while that mail is still queued', async () => {
    const world = await makeWorld(host())
    const { admin, member } = world
    await deployTo(world)
    const again = () =>
      admin.client.call('deployUser', { path: { id: member.id }, body: { send_again: true } })

    await Promise.all([again(), again(), again()])
    const renewed = await keyOf(member)
    await again()

    expect(await keyOf(member)).toBe(renewed)
    expect(renewed).not.toBe(member.installKey)
  })

  it('is shown to its owner, but not to a master, who may lose access', async () => {
    const { member, stranger } = await makeWorld(host())
    const { token } = await stranger.client.call('createAccountLink')
    await member.client.call('acceptAccountLink', { body: { token } })
    const query = { account_id: member.id }
    const { payload } = await stranger.client.call('loginOtherAccount', { query })
    const opened = clientOf(host(), payload?.access_token ?? '')
    const path = { key: 'me' }

    const own = await member.client.call('getInstallSignature', { path })
    const theirs = await opened.call('getInstallSignature', { path })
    const saved = await opened.call('saveInstallInfo', { path, body: { position: 'X' } })

    expect(own.install_key).toBe(member.installKey)
    expect([theirs.install_key, saved.install_key]).toEqual([null, null])
    expect(JSON.stringify([theirs, saved])).not.toContain(member.installKey)
  })

  it('is invalid after the person has been deleted', async () => {
    const { admin, member } = await makeWorld(host())
    await admin.client.call('deleteUser', { path: { id: member.id } })

    expect(await isOpenBy(member.installKey)).toBe(false)
  })
}
