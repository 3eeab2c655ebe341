import { expect, it } from 'vitest'
import type { Client } from '../../client/create-client.ts'
import { clientOf, refusal } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { makeWorld, personOf, type Person } from '../world.ts'

const me = { path: { id: 'me' } }

/** Links the owner's account to the master: the master creates a link, and the owner accepts it. */
async function link(master: Person, owner: Person) {
  const { token } = await master.client.call('createAccountLink')
  return owner.client.call('acceptAccountLink', { body: { token } })
}

async function open(host: ContractHost, client: Client, id: string): Promise<Client> {
  const { payload } = await client.call('loginOtherAccount', { query: { account_id: id } })
  return clientOf(host, payload?.access_token ?? '')
}

export function accountLinksSuite(host: () => ContractHost): void {
  it('[1.6.05] [1.3.02] makes the requesting person a master when the owner accepts', async () => {
    const { admin, stranger, organisationId } = await makeWorld(host())
    const { token } = await stranger.client.call('createAccountLink')
    const requesting = await admin.client.call('readAccountLink', { body: { token } })
    const before = await stranger.client.call('getUser', me)

    const links = await admin.client.call('acceptAccountLink', { body: { token } })

    const after = await stranger.client.call('getUser', me)
    expect(requesting).toMatchObject({ id: stranger.id, email: stranger.email })
    expect(before.sub_accounts).toEqual([])
    expect(links).toMatchObject({ master: { id: stranger.id }, sub_accounts: [] })
    expect(after.sub_accounts).toMatchObject([
      { id: admin.id, email: admin.email, organisation_id: organisationId },
    ])
    expect(await stranger.client.call('listAccountLinks')).toMatchObject({
      master: null,
      sub_accounts: [{ id: admin.id }],
    })
    const opened = await open(host(), stranger.client, admin.id)
    expect(await opened.call('getUser', me)).toMatchObject({ id: admin.id })
  })

  it.each(['owner', 'master'] as const)(
    "lets the %s end the link, which ends only the master's sessions in the account",
    async (who) => {
      const { admin, stranger } = await makeWorld(host())
      await link(stranger, admin)
      const opened = await open(host(), stranger.client, admin.id)
      const { repositories } = host().adapters
      const masterUser = await repositories.accounts.byId(stranger.id)
      if (!masterUser) throw new Error('no master')
      const master = await personOf(host(), masterUser)

      if (who === 'owner') {
        await admin.client.call('endAccountLink', { query: { account_id: stranger.id } })
      } else {
        await master.client.call('endAccountLink', { query: { account_id: admin.id } })
      }

      expect(await refusal(opened.call('getUser', me))).toMatchObject({ code: 105 })
      expect(await admin.client.call('getUser', me)).toMatchObject({ master_user: null })
      expect(await master.client.call('getUser', me)).toMatchObject({ sub_accounts: [] })
    },
  )

  it("rejects a link that is forged, seven days old, or the user's own", async () => {
    const { admin, member, stranger } = await makeWorld(host())
    const { token } = await stranger.client.call('createAccountLink')
    const forged = token.replace(stranger.id, member.id)
    const accept = (client: Client, text: string) =>
      refusal(client.call('acceptAccountLink', { body: { token: text } }))

    const refused = [await accept(admin.client, forged), await accept(stranger.client, token)]
    host().clock.advance(7 * 86_400)
    refused.push(await accept(admin.client, token))

    expect(refused.map(({ type }) => type)).toEqual(Array(3).fill('LINK_REFUSED'))
    expect(await admin.client.call('listAccountLinks')).toMatchObject({ master: null })
  })

  it('does not let a master read or change the links of the owner’s account', async () => {
    const { admin, member, stranger } = await makeWorld(host())
    await link(stranger, admin)
    const { token } = await member.client.call('createAccountLink')
    const opened = await open(host(), stranger.client, admin.id)

    const refused = [
      await refusal(opened.call('acceptAccountLink', { body: { token } })),
      await refusal(opened.call('createAccountLink')),
      await refusal(opened.call('listAccountLinks')),
      await refusal(opened.call('endAccountLink', { query: { account_id: stranger.id } })),
    ]

    expect(refused.map(({ type }) => type)).toEqual(Array(4).fill('FORBIDDEN'))
  })

  it('ends the access of the previous master when the owner accepts a new one', async () => {
    const { admin, member, stranger } = await makeWorld(host())
    await link(stranger, admin)
    const opened = await open(host(), stranger.client, admin.id)

    await link(member, admin)

    expect(await refusal(opened.call('getUser', me))).toMatchObject({ code: 105 })
    expect(await member.client.call('listAccountLinks')).toMatchObject({
      sub_accounts: [{ id: admin.id }],
    })
  })
}
