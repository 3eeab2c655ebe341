import { expect, it } from 'vitest'
import { signatureOperationIds } from '../../contract/operations.ts'
import type { Role } from '../../contract/roles.ts'
import { request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { callers, outcomeOf, type Outcome } from '../permissions/outcomes.ts'
import { outcomesOf } from '../permissions/outcomes-of.ts'
import { companyRows, teamRows } from '../permissions/rows.ts'
import { addPerson, freshEmail, makeWorld } from '../world.ts'

/**
 * Each row contains the caller's role, the role of another person in the same team, and the
 * outcomes of changing and of deleting that person.
 */
const amongRoles: readonly [Role, Role, Outcome, Outcome][] = [
  ['team_admin', 'member', 'ok', 'ok'],
  ['team_admin', 'team_admin', 'ok', 'FORBIDDEN'],
  ['team_admin', 'admin', 'FORBIDDEN', 'FORBIDDEN'],
  ['admin', 'member', 'ok', 'ok'],
  ['admin', 'team_admin', 'ok', 'ok'],
  ['admin', 'admin', 'ok', 'ok'],
]

const companyIds = signatureOperationIds.filter((id) => companyRows[id] !== undefined)

export function permissionsSuite(host: () => ContractHost): void {
  it.each(signatureOperationIds)('enforces the permissions of %s', async (id) => {
    const row = (teamRows as Partial<typeof teamRows>)[id]
    if (!row) {
      throw new Error(
        `Nothing says who may call ${id}. Add a row to \`teamRows\` in ` +
          'packages/api/src/testing/permissions/rows.ts with what each of ' +
          `${callers.join(', ')} gets, and its valid body or query to requests.ts beside it.`,
      )
    }

    expect(await outcomesOf(host(), id, 'team')).toEqual(row)
  })

  it.each(companyIds)('enforces the permissions of %s on objects of the company', async (id) => {
    expect(await outcomesOf(host(), id, 'company')).toEqual(companyRows[id])
  })

  it.each(amongRoles)(
    'responds to a %s who changes and deletes a %s with %s and %s',
    async (role, other, change, deletion) => {
      const { organisationId, teamId } = await makeWorld(host())
      const caller = await addPerson(host(), { organisationId, teamId, role })
      const target = await addPerson(host(), { organisationId, teamId, role: other })
      const call = async (method: string, body?: string) => {
        const init = { method, token: caller.token, ...(body === undefined ? {} : { body }) }
        return outcomeOf(method, await request(host(), `/user/${target.id}`, init))
      }

      expect(await call('PATCH', JSON.stringify({ position: 'Cheffe' }))).toBe(change)
      expect(await call('DELETE')).toBe(deletion)
    },
  )

  it('does not let team admins move people to another team', async () => {
    const { teamAdmin, member, otherTeamId } = await makeWorld(host())

    const response = await request(host(), `/user/${member.id}`, {
      method: 'PATCH',
      token: teamAdmin.token,
      body: JSON.stringify({ team_id: otherTeamId }),
    })

    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ payload: { fields: ['team_id'] } })
  })

  it('lets members write only personal fields of their own account', async () => {
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

  it('lets team admins add people only to their own team', async () => {
    const { teamAdmin, organisationId, teamId, otherTeamId } = await makeWorld(host())
    const path = { id: organisationId }
    const create = (body: { team_id?: string }) =>
      teamAdmin.client.call('createUser', { path, body: { email: freshEmail('n'), ...body } })

    expect((await create({})).team_id).toBe(teamId)
    await expect(create({ team_id: otherTeamId })).rejects.toMatchObject({ type: 'REFERENCE' })
  })
}
