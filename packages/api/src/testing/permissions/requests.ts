import type { Operation } from '../../contract/operation.ts'
import { operations, type OperationId } from '../../contract/operations.ts'
import { pngFile } from '../images.ts'
import { dataText, freshEmail, type World } from '../world.ts'

/** The owner of the target: the first team, or the company. */
export type Owner = 'team' | 'company'

/** Creates a valid request for an operation, with a fresh target. */
export async function requestOf(
  world: World,
  id: OperationId,
  owner: Owner,
): Promise<{ path: string; init: RequestInit }> {
  const { method, path } = operations[id]
  const target = path.includes('{') ? await targetOf(world, id, owner) : ''
  const body = await bodyOf(world, id)
  return {
    path: path.replace(/\{\w+\}/, target) + (await queryOf(world, id)),
    init: { method: method.toUpperCase(), ...(body === undefined ? {} : { body }) },
  }
}

/** Whether a successful call may change or delete the call's target. */
export function isWrite(id: OperationId): boolean {
  const { method, changesState }: Operation = operations[id]
  return method !== 'get' || changesState === true
}

/**
 * Functions that return the id or key of a call's target, by the beginning of the path. Some of
 * them create the target. The first match is used.
 */
const targets: Readonly<Record<string, (world: World, owner: Owner) => string | Promise<string>>> =
  {
    '/organisation/': ({ organisationId }) => organisationId,
    '/team/': ownTeam,
    '/user/install-signature/': ({ admin, member }, owner) =>
      owner === 'team' ? member.installKey : admin.installKey,
    '/user/': ({ admin, member }, owner) => (owner === 'team' ? member.id : admin.id),
    '/template/': newTemplate,
    '/campaign/': newCampaign,
    '/notification/': newNotification,
    '/invitation/': newInvitation,
    '/auth/sessions/': newSession,
    '/media/': async ({ admin }) => {
      const body = { file: await pngFile(4, 4) }
      return (await admin.client.call('uploadMedia', { body })).id
    },
  }

async function targetOf(world: World, id: OperationId, owner: Owner): Promise<string> {
  const { path } = operations[id]
  const target = Object.entries(targets).find(([start]) => path.startsWith(start))?.[1]
  if (target) return target(world, owner)
  throw new Error(
    `What does the parameter stand for in ${path}? Add the beginning of the path to \`targets\` in ` +
      'testing/permissions/requests.ts.',
  )
}

function ownTeam({ teamId, globalTeamId }: World, owner: Owner): string {
  return owner === 'team' ? teamId : globalTeamId
}

async function newTemplate({ admin, organisationId, teamId }: World, owner: Owner) {
  const body = { name: 'Ventes', signatureData: dataText() }
  const { id } =
    owner === 'team'
      ? await admin.client.call('createTeamSignature', { path: { id: teamId }, body })
      : await admin.client.call('createSignatureTemplate', { path: { id: organisationId }, body })
  return id
}

async function newCampaign(world: World, owner: Owner): Promise<string> {
  const path = { id: ownTeam(world, owner) }
  return (await world.admin.client.call('createTeamCampaign', { path, body: { name: 'Salon' } })).id
}

async function newNotification(world: World, owner: Owner): Promise<string> {
  const { admin, organisationId, teamId } = world
  const path = { id: organisationId }
  const team = owner === 'team' ? { team_id: teamId } : {}
  await admin.client.call('reportImport', { path, body: { created: 1, ...team } })
  const { data } = await admin.client.call('listNotifications', { path })
  return data[0]?.id ?? ''
}

/** Returns the id of one of the member's sessions. */
async function newSession({ member }: World): Promise<string> {
  const { data } = await member.client.call('listSessions')
  return data[0]?.id ?? ''
}

async function newInvitation({ admin, organisationId, teamId }: World, owner: Owner) {
  const path = { id: organisationId }
  const email = freshEmail('invitee')
  const body =
    owner === 'team'
      ? { email, role: 'team_admin' as const, team_id: teamId }
      : { email, role: 'admin' as const }
  return (await admin.client.call('createInvitation', { path, body })).id
}

const queries: Partial<Record<OperationId, (world: World) => string | Promise<string>>> = {
  loginOtherAccount: subAccount,
  endAccountLink: subAccount,
  sendMagicLink: () => `?email=${freshEmail('qui')}`,
  loginMagicLink: () => `?email=${freshEmail('qui')}&code=000000`,
  searchEverything: () => '?words=ventes',
}

async function queryOf(world: World, id: OperationId): Promise<string> {
  return (await queries[id]?.(world)) ?? ''
}

/**
 * Makes the administrator the master of the member's account, and returns a query with the
 * account's id.
 */
async function subAccount({ admin, member }: World): Promise<string> {
  const { token } = await admin.client.call('createAccountLink')
  await member.client.call('acceptAccountLink', { body: { token } })
  return `?account_id=${member.id}`
}

async function bodyOf(world: World, id: OperationId): Promise<string | FormData | undefined> {
  const operation: Operation = operations[id]
  if (operation.upload) return fileOf(id)
  const bodies: Partial<Record<OperationId, object>> = {
    saveInstallInfo: {
      first_name: 'A',
      last_name: 'B',
      position: 'C',
      phone_number: '0612345678',
    },
    createUser: { email: freshEmail('nouveau') },
    createUsers: { rows: [{ email: freshEmail('nouveau') }] },
    moveUsers: { user_ids: [world.member.id], team_id: world.otherTeamId },
    deleteUsers: { user_ids: [world.member.id] },
    deployUsers: { user_ids: [world.member.id] },
    deleteOrganisation: { name: 'Une autre' },
    createTeam: { name: 'Nouvelle' },
    createSignatureTemplate: { name: 'Nouvelle', signatureData: dataText() },
    createTeamSignature: { name: 'Nouvelle', signatureData: dataText() },
    createCampaign: { name: 'Nouvelle' },
    createTeamCampaign: { name: 'Nouvelle' },
    updatePaymentMethod: { payment_method: 'pm' },
    reportImport: { created: 1 },
    reportExport: { list: 'employees', count: 1 },
    createInvitation: { email: freshEmail('invitee'), role: 'admin' },
    ...(isOfLink(id) ? { [id]: await world.admin.client.call('createAccountLink') } : {}),
    connectPhotoNetwork: { code: 'code', state: 'state' },
    loginIdentity: { id_token: 'nothing' },
  }
  return operation.method === 'get' ? undefined : JSON.stringify(bodies[id] ?? {})
}

const isOfLink = (id: OperationId) => id === 'readAccountLink' || id === 'acceptAccountLink'

/** Creates an upload: an image for media, and a table for imports. */
function fileOf(id: OperationId): FormData {
  const gif = 'GIF89a\u0001\0\u0001\0\0\0\0,\0\0\0\0\u0001\0\u0001\0\0\u0002\u0001\0\0;'
  const form = new FormData()
  form.append('file', new File([id === 'uploadMedia' ? gif : freshEmail('importe')], 'fichier'))
  return form
}
