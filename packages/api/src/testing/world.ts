import { completeSignatureData, type SignatureInput } from '@org/signature'
import { newUser, register } from '../accounts/register.ts'
import type { Client } from '../client/create-client.ts'
import type { Role } from '../contract/roles.ts'
import type { UserRecord } from '../ports/records.ts'
import { clientOf } from './http.ts'
import type { ContractHost } from './host.ts'

/** A person with a session. */
export interface Person {
  id: string
  email: string
  installKey: string
  token: string
  client: Client
}

/** A separate organisation for one test, with a person of each role. */
export interface World {
  organisationId: string
  globalTeamId: string
  teamId: string
  otherTeamId: string
  /** The organisation's default template. */
  templateId: string
  admin: Person
  teamAdmin: Person
  otherTeamAdmin: Person
  member: Person
  /** Administrator of another organisation. */
  stranger: Person
}

/** A signature with values that are easy to find in responses. */
export const sampleData: SignatureInput = {
  layoutKey: 'layout1',
  firstName: 'Aperçu',
  companyName: '',
  social: { socialIcons: [{ icon: 'linkedin', url: '' }] },
}

let count = 0

const consonants = 'bcdfghjklmnpqrstvwxz'

/**
 * Creates an email that no other test on the host uses. Its unique part has no digits or vowels, so
 * that searches for a number or a name do not find it by chance.
 */
export function freshEmail(name: string): string {
  count += 1
  const letters = Array.from(
    count.toString(consonants.length),
    (digit) => consonants[Number.parseInt(digit, consonants.length)],
  )
  return `${name}.${letters.join('')}@atelier.example`
}

/** Signs a user in without a mail, for tests that are not about sign-in. */
export async function personOf(host: ContractHost, user: UserRecord): Promise<Person> {
  const { repositories, secrets, clock } = host.adapters
  const token = secrets.random(32)
  const now = clock.now()
  await repositories.tokens.insert({
    hash: await secrets.sha256(token),
    id: secrets.id(),
    user_id: user.id,
    organisation_id: user.organisation_id,
    product: user.product,
    opened_by: null,
    browser: '',
    system: '',
    created_at: now,
    used_at: now,
  })
  const { id, email, install_key: installKey } = user
  return { id, email, installKey, token, client: clientOf(host, token, user.product) }
}

/** Adds an employee of any role, with a session. */
export async function addPerson(
  host: ContractHost,
  person: { organisationId: string; teamId: string; role: Role; name?: string },
): Promise<Person> {
  const { repositories, secrets, clock } = host.adapters
  const { organisationId, teamId, role, name = 'collegue' } = person
  const { users } = repositories.within({ organisationId })
  const blank = newUser(secrets, {
    email: freshEmail(name),
    product: 'signature',
    teamId,
    now: clock.now(),
  })
  return personOf(host, await users.insert({ ...blank, role, first_name: 'Zoé', last_name: name }))
}

export async function makeWorld(host: ContractHost): Promise<World> {
  const { repositories, secrets, clock } = host.adapters
  const owner = await repositories.transaction((inside) =>
    register(host.adapters, inside, { email: freshEmail('admin'), product: 'signature' }),
  )
  const rival = await repositories.transaction((inside) =>
    register(host.adapters, inside, { email: freshEmail('stranger'), product: 'signature' }),
  )
  const organisationId = owner.organisation_id
  const { organisation, teams, templates } = repositories.within({ organisationId })
  const now = clock.now()
  const addTeam = async (name: string) => {
    const fields = { name, is_global: false, signature_template_id: null, campaign_id: null }
    return (await teams.insert({ id: secrets.id(), ...fields, created_at: now })).id
  }
  const teamId = await addTeam('Ventes')
  const otherTeamId = await addTeam('Studio')
  const template = await templates.insert({
    id: secrets.id(),
    team_id: null,
    name: 'Signature de la société',
    signature_data: completeSignatureData(sampleData),
    created_at: now,
    updated_at: now,
  })
  await organisation.update({ signature_template_id: template.id })
  const add = (name: string, team: string, role: Role) =>
    addPerson(host, { organisationId, teamId: team, role, name })
  return {
    organisationId,
    globalTeamId: owner.team_id,
    teamId,
    otherTeamId,
    templateId: template.id,
    admin: await personOf(host, owner),
    teamAdmin: await add('teamadmin', teamId, 'team_admin'),
    otherTeamAdmin: await add('otheradmin', otherTeamId, 'team_admin'),
    member: await add('member', teamId, 'member'),
    stranger: await personOf(host, rival),
  }
}

/** Encodes a template's data as the API expects it: as a JSON string. */
export function dataText(data: SignatureInput = sampleData): string {
  return JSON.stringify(completeSignatureData(data))
}
