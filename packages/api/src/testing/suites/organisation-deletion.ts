import { expect, it } from 'vitest'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import { mediaKey } from '../../media/media-key.ts'
import type { ContractHost } from '../host.ts'
import { refusal, request } from '../http.ts'
import { pngFile } from '../images.ts'
import { makeWorld, personOf, type World } from '../world.ts'

const nameOf = async ({ admin, organisationId }: World) =>
  (await admin.client.call('getOrganisation', { path: { id: organisationId } })).name

/** Deletes the world's organisation as its administrator; nothing has run of the job yet. */
async function deleteOf(world: World): Promise<void> {
  const body = { name: ` ${await nameOf(world)} ` }
  const path = { id: world.organisationId }
  expect(await world.admin.client.call('deleteOrganisation', { path, body })).toEqual({
    success: true,
  })
}

/** What an administrator sees of an organisation. */
async function seen({ admin, organisationId }: World) {
  const path = { id: organisationId }
  return [
    await admin.client.call('getOrganisation', { path }),
    await admin.client.call('listUsers', { path }),
    await admin.client.call('listTeams', { path }),
    await admin.client.call('listSignatureTemplates', { path }),
    await admin.client.call('listCampaigns', { path }),
    await admin.client.call('listAudit', { path }),
  ]
}

/** Adds a banner with an image, and queues a mail to each member of the team. */
async function fill(world: World) {
  const { admin, organisationId, teamId } = world
  const image = await admin.client.call('uploadMedia', { body: { file: await pngFile(40, 30) } })
  await admin.client.call('createCampaign', {
    path: { id: organisationId },
    body: { name: 'Salon', banner_id: image.id },
  })
  await admin.client.call('deployTeam', { path: { id: teamId }, body: {} })
  return image
}

export function organisationDeletionSuite(host: () => ContractHost): void {
  it('counts what would be deleted', async () => {
    const world = await makeWorld(host())
    const image = await fill(world)
    const path = { id: world.organisationId }
    const { media } = host().adapters.repositories.within({ organisationId: path.id })
    const { size = 0 } = (await media.get(image.id)) ?? {}
    expect(await world.admin.client.call('previewDeletion', { path })).toEqual({
      name: await nameOf(world),
      employees: 4,
      teams: 3,
      signatures: 1,
      banners: 1,
      images: 1,
      storage: size,
      has_subscription: false,
    })
  })

  it('deletes nothing unless the name is right', async () => {
    const world = await makeWorld(host())
    const path = { id: world.organisationId }
    const before = await seen(world)
    const wrong = world.admin.client.call('deleteOrganisation', { path, body: { name: 'Lueur' } })
    expect(await refusal(wrong)).toMatchObject({
      type: 'WRONG_NAME',
      message: 'Ce n’est pas le nom de la société',
    })
    await runDueJobs(host().adapters)
    expect(await seen(world)).toEqual(before)
  })

  it('is refused to a master who has the account open', async () => {
    const world = await makeWorld(host())
    const { repositories } = host().adapters
    const admin = await repositories.accounts.byId(world.admin.id)
    if (!admin) throw new Error('No administrator')
    const opened = await personOf(host(), admin)
    const hash = await host().adapters.secrets.sha256(opened.token)
    const session = await repositories.tokens.get(hash)
    if (!session) throw new Error('No session')
    await repositories.tokens.remove(hash)
    await repositories.tokens.insert({ ...session.token, opened_by: world.stranger.id })

    const path = { id: world.organisationId }
    const body = { name: await nameOf(world) }
    const refused = opened.client.call('deleteOrganisation', { path, body })
    expect(await refusal(refused)).toMatchObject({ type: 'FORBIDDEN' })
  })

  it('ends all sessions and hides everything at once, before the job has run', async () => {
    const world = await makeWorld(host())
    const image = await fill(world)
    await deleteOf(world)

    for (const person of [world.admin, world.teamAdmin, world.member]) {
      const own = person.client.call('getUser', { path: { id: 'me' } })
      expect(await refusal(own)).toMatchObject({ type: 'NOT_SIGNED_IN' })
    }
    const { accounts } = host().adapters.repositories
    expect(await accounts.byEmail(world.member.email, 'signature')).toEqual([])
    const install = await request(host(), `/user/install-signature/${world.member.installKey}`)
    const file = await request(host(), new URL(image.path).pathname.replace('/api', ''))
    expect([install.status, file.status]).toEqual([404, 404])
  })

  it('deletes everything of the organisation, sends none of its mails, and leaves another one as it was', async () => {
    const world = await makeWorld(host())
    const other = await makeWorld(host())
    const { adapters, mailer } = host()
    const kept = await fill(other)
    await runDueJobs(adapters)
    const before = await seen(other)
    const image = await fill(world)
    await deleteOf(world)
    await runDueJobs(adapters)

    const { repositories } = adapters
    expect(await repositories.accounts.organisations([world.organisationId])).toEqual([])
    const { users, teams, templates, campaigns, media, storageUse } = repositories.within(world)
    for (const table of [users, teams, templates, campaigns, media]) {
      expect(await table.all()).toEqual([])
    }
    expect(await storageUse.used()).toBe(0)
    expect(await adapters.mediaStore.get(mediaKey(image.id, 'original'))).toBeNull()
    const people = [world.admin, world.teamAdmin, world.member].map(({ email }) => email)
    expect(mailer.outbox.filter(({ to }) => people.includes(to.address))).toEqual([])

    expect(await adapters.mediaStore.get(mediaKey(kept.id, 'original'))).not.toBeNull()
    expect(await seen(other)).toEqual(before)
  })

  it('begins only once, and may be repeated after an interruption', async () => {
    const world = await makeWorld(host())
    await fill(world)
    const { organisationId } = world
    const { deletions, accounts } = host().adapters.repositories
    expect(await deletions.begin(organisationId, 1)).toBe(true)
    expect(await deletions.begin(organisationId, 2)).toBe(false)
    let batches = 0
    while ((await deletions.removeRows(organisationId, 2)) > 0) batches += 1
    expect(batches).toBeGreaterThan(3)
    expect(await deletions.removeRows(organisationId, 2)).toBe(0)
    const { media } = host().adapters.repositories.within({ organisationId })
    for (const { id } of await media.all()) await media.remove(id)
    await deletions.removeOrganisation(organisationId)
    await deletions.removeOrganisation(organisationId)
    expect(await accounts.organisations([organisationId])).toEqual([])
  })
}
