import { completeSignatureData } from '@org/signature'
import { expect, it } from 'vitest'
import { newUser } from '../../accounts/register.ts'
import type { ContractHost } from '../host.ts'
import { freshEmail, makeWorld, type World } from '../world.ts'

/** A write that uses the table directly, without the handlers' checks. */
type Write = () => Promise<unknown>

const refusedTeam = { name: 'MissingReferenceError', field: 'team_id' }

/** Returns functions, each of which inserts a row into one table of a team's scope. */
function inserts(host: ContractHost, world: World, scoped: Scoped, teamId: string) {
  const { secrets, clock } = host.adapters
  const now = clock.now()
  const row = { id: secrets.id(), name: 'Salon', created_at: now }
  return {
    users: () =>
      scoped.users.insert(
        newUser(secrets, { email: freshEmail('intrus'), product: 'signature', teamId, now }),
      ),
    templates: () =>
      scoped.templates.insert({
        ...row,
        team_id: teamId,
        signature_data: completeSignatureData({}),
        updated_at: now,
      }),
    campaigns: () =>
      scoped.campaigns.insert({
        ...row,
        team_id: teamId,
        type: 'small',
        banner_id: null,
        shows_nothing: false,
        link_url: '',
        start_date: null,
        end_date: null,
        expire: 60,
      }),
    deployRuns: () =>
      scoped.deployRuns.insert({
        id: row.id,
        team_id: teamId,
        subject: 'Ventes',
        open_count: 1,
        sent_count: 0,
        failed_count: 0,
        created_at: now,
      }),
    invitations: () =>
      scoped.invitations.insert({
        id: row.id,
        product: 'signature',
        email: freshEmail('invite'),
        role: 'team_admin',
        team_id: teamId,
        invited_by: world.admin.id,
        expires_at: now + 60,
        accepted_at: null,
        revoked_at: null,
        mail_status: 'queued',
        mail_error: '',
        mail_request: 1,
        created_at: now,
      }),
  } satisfies Record<string, Write>
}

type Scoped = ReturnType<ContractHost['adapters']['repositories']['within']>

/** Tests that the repositories enforce scopes themselves, without the handlers' checks. */
export function scopesSuite(host: () => ContractHost): void {
  it('does not add rows to teams outside the scope', async () => {
    const world = await makeWorld(host())
    const { organisationId, teamId, otherTeamId } = world
    const scoped = host().adapters.repositories.within({ organisationId, teamId })

    const refused = Object.entries(inserts(host(), world, scoped, otherTeamId))
    expect(refused).toHaveLength(5)
    for (const [table, insert] of refused) {
      await expect(insert(), table).rejects.toMatchObject(refusedTeam)
    }
    for (const [table, insert] of Object.entries(inserts(host(), world, scoped, teamId))) {
      expect(await insert(), table).toMatchObject({ organisation_id: organisationId })
    }
    const team = { id: 'equipe', name: 'Intruse', is_global: false, created_at: 1 }
    const bare = { ...team, signature_template_id: null, campaign_id: null }
    await expect(scoped.teams.insert(bare)).rejects.toMatchObject(refusedTeam)
  })

  it('does not move people to teams outside the scope', async () => {
    const world = await makeWorld(host())
    const { organisationId, teamId, otherTeamId, member } = world
    const { users } = host().adapters.repositories.within({ organisationId, teamId })
    const moved = { team_id: otherTeamId }

    await expect(users.update(member.id, moved)).rejects.toMatchObject(refusedTeam)
    await expect(users.mark(member.id, moved)).rejects.toMatchObject(refusedTeam)
    await expect(users.updateAll({ id: member.id }, moved)).rejects.toMatchObject(refusedTeam)
    expect(await users.get(member.id)).toMatchObject({ team_id: teamId, revision: 1 })
  })

  it('does not add people in the scope of a single person', async () => {
    const { organisationId, teamId, member } = await makeWorld(host())
    const { repositories, secrets } = host().adapters
    const { users } = repositories.within({ organisationId, teamId, userId: member.id })

    const adding = users.insert(
      newUser(secrets, { email: freshEmail('intrus'), product: 'signature', teamId, now: 1 }),
    )

    await expect(adding).rejects.toMatchObject({ name: 'MissingReferenceError' })
  })

  it('lets an organisation refer only to its own templates and logos', async () => {
    const { organisationId, admin, stranger, templateId } = await makeWorld(host())
    const { repositories, secrets } = host().adapters
    const ofStranger = await repositories.accounts.byId(stranger.id)
    if (!ofStranger) throw new Error('The other organisation has nobody')
    const other = repositories.within({ organisationId: ofStranger.organisation_id })
    const own = repositories.within({ organisationId })
    const image = { name: 'logo.png', type: 'image/png', width: 1, height: 1, size: 1 }
    const [ours, theirs] = [secrets.id(), secrets.id()]
    await own.media.insert({ id: ours, ...image, created_at: 1 })
    await other.media.insert({ id: theirs, ...image, created_at: 1 })

    for (const logo_id of [theirs, 'unknown']) {
      await expect(own.organisation.update({ logo_id })).rejects.toMatchObject({
        name: 'MissingReferenceError',
        field: 'logo_id',
      })
    }
    const field = 'signature_template_id'
    await expect(other.organisation.update({ [field]: templateId })).rejects.toMatchObject({
      name: 'MissingReferenceError',
      field,
    })
    expect(await own.organisation.update({ logo_id: ours })).toMatchObject({ logo_id: ours })
    const read = await admin.client.call('getOrganisation', { path: { id: organisationId } })
    expect(read.logo?.path).toContain(ours)
  })
}
