import { expect, it } from 'vitest'
import type { Operation } from '../../contract/operation.ts'
import { operationIds, operations, type OperationId } from '../../contract/operations.ts'
import type { Role } from '../../contract/roles.ts'
import { request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { pngFile } from '../images.ts'
import { addPerson, dataText, freshEmail, makeWorld, type World } from '../world.ts'

/** What a call becomes: done, not signed in, forbidden, not there, or refused for another reason. */
type Outcome = 'ok' | '401' | '403' | '404' | 'later'

/** Outcomes for: nobody, member, team admin of the team, of another team, admin, another admin. */
type Row = [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome]

const everybody: Row = ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
const organisationAdmins: Row = ['401', '403', '403', '403', 'ok', '404']
const teamAdminsOfAny: Row = ['401', '403', 'ok', 'ok', 'ok', '404']
const teamAdminsOfThis: Row = ['401', '403', 'ok', '404', 'ok', '404']
const self: Row = ['401', 'ok', 'ok', 'ok', 'ok', 'ok']
const laterForAdmins: Row = ['401', '403', '403', '403', 'later', 'later']
const laterForTeamAdmins: Row = ['401', '403', 'later', 'later', 'later', 'later']

/** Who may make which call on things of one team. A new operation does not compile without a row. */
const expected: Record<OperationId, Row> = {
  getConf: everybody,
  getSchema: everybody,
  logout: self,
  loginOtherAccount: ['401', '404', '404', '404', '404', '404'],
  sendMagicLink: everybody,
  loginMagicLink: everybody,
  getInstallSignature: everybody,
  saveInstallInfo: everybody,
  markInstalled: everybody,
  getUser: ['401', 'ok', 'ok', '404', 'ok', '404'],
  updateUser: ['401', 'ok', 'ok', '404', 'ok', '404'],
  deleteUser: teamAdminsOfThis,
  deployUser: teamAdminsOfThis,
  debugPayment: laterForAdmins,
  getUserBanner: everybody,
  listUsers: teamAdminsOfAny,
  createUser: teamAdminsOfAny,
  importUsers: laterForTeamAdmins,
  importUsersOld: laterForTeamAdmins,
  getOrganisation: ['401', 'ok', 'ok', 'ok', 'ok', '404'],
  updateOrganisation: organisationAdmins,
  setOnboarding: organisationAdmins,
  resetPaymentMethod: laterForAdmins,
  getSetupIntentKey: laterForAdmins,
  updatePaymentMethod: laterForAdmins,
  listTeams: teamAdminsOfAny,
  createTeam: organisationAdmins,
  getTeam: teamAdminsOfThis,
  updateTeam: teamAdminsOfThis,
  deleteTeam: organisationAdmins,
  deployTeam: teamAdminsOfThis,
  listTeamMembers: teamAdminsOfThis,
  listSignatureTemplates: teamAdminsOfAny,
  createSignatureTemplate: organisationAdmins,
  listTeamSignatures: teamAdminsOfThis,
  createTeamSignature: teamAdminsOfThis,
  getTemplate: teamAdminsOfThis,
  updateTemplate: teamAdminsOfThis,
  deleteTemplate: teamAdminsOfThis,
  listCampaigns: teamAdminsOfAny,
  createCampaign: organisationAdmins,
  listTeamCampaigns: teamAdminsOfThis,
  createTeamCampaign: teamAdminsOfThis,
  getCampaign: teamAdminsOfThis,
  updateCampaign: teamAdminsOfThis,
  deleteCampaign: teamAdminsOfThis,
  uploadMedia: self,
  getMedia: ['401', 'ok', 'ok', 'ok', 'ok', '404'],
  getMediaFile: everybody,
}

/** Outcomes of changing and of deleting a person of the caller's own team, by both roles. */
const amongRoles: readonly [Role, Role, Outcome][] = [
  ['team_admin', 'member', 'ok'],
  ['team_admin', 'team_admin', 'ok'],
  ['team_admin', 'admin', '403'],
  ['admin', 'member', 'ok'],
  ['admin', 'team_admin', 'ok'],
  ['admin', 'admin', 'ok'],
]

const callers = ['nobody', 'member', 'teamAdmin', 'otherTeamAdmin', 'admin', 'stranger'] as const

/** A valid call of an operation on something of the world's first team. */
async function prepare(
  world: World,
  id: OperationId,
): Promise<{ path: string; init: RequestInit }> {
  const { method, path } = operations[id]
  const target = await targetOf(world, id)
  const query: Partial<Record<OperationId, string>> = {
    loginOtherAccount: `?account_id=${world.member.id}x`,
    sendMagicLink: `?email=${freshEmail('qui')}`,
    loginMagicLink: `?email=${freshEmail('qui')}&code=000000`,
  }
  const body = bodyOf(id)
  return {
    path: path.replace('{id}', target) + (query[id] ?? ''),
    init: { method: method.toUpperCase(), ...(body === undefined ? {} : { body }) },
  }
}

async function targetOf(world: World, id: OperationId): Promise<string> {
  const { admin, organisationId, teamId, member } = world
  const path = { id: teamId }
  const operation = operations[id].path
  if (operation.startsWith('/organisation')) return organisationId
  if (operation.startsWith('/team')) return teamId
  if (operation.startsWith('/template')) {
    const body = { name: 'Ventes', signatureData: dataText() }
    return (await admin.client.call('createTeamSignature', { path, body })).id
  }
  if (operation.startsWith('/campaign')) {
    return (await admin.client.call('createTeamCampaign', { path, body: { name: 'Salon' } })).id
  }
  if (operation.startsWith('/media')) return imageOf(world)
  return member.id
}

async function imageOf({ admin }: World): Promise<string> {
  return (await admin.client.call('uploadMedia', { body: { file: await pngFile(4, 4) } })).id
}

function bodyOf(id: OperationId): string | FormData | undefined {
  const operation: Operation = operations[id]
  if (operation.upload) {
    const gif = 'GIF89a\u0001\0\u0001\0\0\0\0,\0\0\0\0\u0001\0\u0001\0\0\u0002\u0001\0\0;'
    const form = new FormData()
    form.append('file', new File([gif], 'point.gif'))
    return form
  }
  const bodies: Partial<Record<OperationId, object>> = {
    saveInstallInfo: {
      first_name: 'A',
      last_name: 'B',
      position: 'C',
      phone_number: '0612345678',
    },
    createUser: { email: freshEmail('nouveau') },
    createTeam: { name: 'Nouvelle' },
    createSignatureTemplate: { name: 'Nouvelle', signatureData: dataText() },
    createTeamSignature: { name: 'Nouvelle', signatureData: dataText() },
    createCampaign: { name: 'Nouvelle' },
    createTeamCampaign: { name: 'Nouvelle' },
    updatePaymentMethod: { payment_method: 'pm' },
  }
  return operation.method === 'get' ? undefined : JSON.stringify(bodies[id] ?? {})
}

function isWrite(id: OperationId): boolean {
  const { method, changesState }: Operation = operations[id]
  return method !== 'get' || changesState === true
}

function outcomeOf(status: number): Outcome {
  if (status < 400) return 'ok'
  if (status === 501) return 'later'
  if (status === 401 || status === 403 || status === 404) return `${status}`
  throw new Error(`Unexpected status ${status}`)
}

export function permissionsSuite(host: () => ContractHost): void {
  it.each(operationIds)('lets the right people call %s', async (id) => {
    const outcomes: Outcome[] = []
    let world = await makeWorld(host())
    for (const caller of callers) {
      // A call that was done may have deleted its target, so the next caller has a fresh world.
      if (outcomes.at(-1) === 'ok' && isWrite(id)) world = await makeWorld(host())
      const { path, init } = await prepare(world, id)
      const token = caller === 'nobody' ? undefined : world[caller].token
      const response = await request(host(), path, { ...init, token })
      outcomes.push(outcomeOf(response.status))
    }

    expect(outcomes).toEqual(expected[id])
  })

  it.each(amongRoles)('lets a %s change and delete a %s: %s', async (role, other, outcome) => {
    const { organisationId, teamId } = await makeWorld(host())
    const caller = await addPerson(host(), { organisationId, teamId, role })
    const target = await addPerson(host(), { organisationId, teamId, role: other })
    const call = async (method: string, body?: string) => {
      const init = { method, token: caller.token, ...(body === undefined ? {} : { body }) }
      return outcomeOf((await request(host(), `/user/${target.id}`, init)).status)
    }

    expect(await call('PATCH', JSON.stringify({ position: 'Cheffe' }))).toBe(outcome)
    expect(await call('DELETE')).toBe(outcome)
  })

  it('lets a team admin write no field that moves people between teams', async () => {
    const { teamAdmin, member, otherTeamId } = await makeWorld(host())

    const response = await request(host(), `/user/${member.id}`, {
      method: 'PATCH',
      token: teamAdmin.token,
      body: JSON.stringify({ team_id: otherTeamId }),
    })

    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ payload: { fields: ['team_id'] } })
  })

  it('lets a member write only personal fields of the own account', async () => {
    const { member, templateId } = await makeWorld(host())
    const patch = (body: object) =>
      request(host(), '/user/me', {
        method: 'PATCH',
        token: member.token,
        body: JSON.stringify(body),
      })

    expect((await patch({ first_name: 'Zoé', phone_number: '0612345678' })).status).toBe(200)
    expect((await patch({ signature_template_id: templateId })).status).toBe(403)
  })

  it('lets a team admin add people to the own team only', async () => {
    const { teamAdmin, organisationId, teamId, otherTeamId } = await makeWorld(host())
    const path = { id: organisationId }
    const create = (body: { team_id?: string }) =>
      teamAdmin.client.call('createUser', { path, body: { email: freshEmail('n'), ...body } })

    expect((await create({})).team_id).toBe(teamId)
    await expect(create({ team_id: otherTeamId })).rejects.toMatchObject({ type: 'REFERENCE' })
  })
}
