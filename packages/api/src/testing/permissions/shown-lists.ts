import { operations, type OperationId } from '../../contract/operations.ts'
import { request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { dataText, freshEmail, type Person, type World } from '../world.ts'

/** Callers who see the lists of their own team or organisation. */
const readers = ['teamAdmin', 'otherTeamAdmin', 'admin', 'stranger'] as const

export type Shown = Record<(typeof readers)[number], string[]>

/** Adds rows to every list, for each team and for the other organisation. */
export async function plant({ admin, stranger, ...world }: World): Promise<void> {
  await plantIn(admin, world.teamId)
  await plantIn(admin, world.otherTeamId)
  await plantIn(admin, world.globalTeamId)
  await plantIn(stranger, (await me(stranger)).team_id)
}

async function plantIn({ client }: Person, teamId: string): Promise<void> {
  const path = { id: teamId }
  const signature = { name: 'Propre', signatureData: dataText() }
  await client.call('createTeamCampaign', { path, body: { name: 'Bannière' } })
  await client.call('createTeamSignature', { path, body: signature })
  const { organisation_id: id } = await me({ client })
  const invitation = { email: freshEmail('invitee'), role: 'admin' as const }
  await client.call('createInvitation', { path: { id }, body: invitation })
  await client.call('reportImport', { path: { id }, body: { created: 1, team_id: teamId } })
}

/** Returns the ids that each of the `readers` gets from a list; none when the call is rejected. */
export async function shownLists(host: ContractHost, world: World, id: OperationId) {
  const shown: Shown = { teamAdmin: [], otherTeamAdmin: [], admin: [], stranger: [] }
  for (const reader of readers) shown[reader] = await shownTo(host, world[reader], id)
  return shown
}

async function shownTo(host: ContractHost, person: Person, id: OperationId): Promise<string[]> {
  const { team_id: teamId, organisation_id: organisationId } = await me(person)
  const { path } = operations[id]
  const own = path.startsWith('/team/') ? teamId : organisationId
  const response = await request(host, path.replace('{id}', own), { token: person.token })
  if (!response.ok) return []
  const { data } = (await response.json()) as { data: { id: string }[] }
  return data.map((row) => row.id)
}

function me({ client }: Pick<Person, 'client'>) {
  return client.call('getUser', { path: { id: 'me' } })
}
