import { expect, it } from 'vitest'
import type { ContractHost } from '../host.ts'
import { refusal } from '../http.ts'
import { pngFile } from '../images.ts'
import { dataText, makeWorld, type World } from '../world.ts'

export function outdatedSuite(host: () => ContractHost): void {
  const count = async ({ admin, organisationId }: World, body: object) =>
    (await admin.client.call('countOutdated', { path: { id: organisationId }, body }))
      .outdated_count
  const installedBy = async (world: World, ...people: ('member' | 'teamAdmin')[]) => {
    for (const person of people)
      await world[person].client.call('markInstalled', { path: { key: 'me' } })
  }
  const oldVersions = async ({ admin, teamId }: World) =>
    (await admin.client.call('getTeam', { path: { id: teamId } })).old_version_count

  it('counts the installed signatures that a change to the company would make outdated, without saving the change', async () => {
    const world = await makeWorld(host())
    const path = { id: world.organisationId }
    await installedBy(world, 'member', 'teamAdmin')
    const before = await world.admin.client.call('getOrganisation', { path })

    expect(await count(world, { name: 'Lueur et fils' })).toBe(2)
    expect(await count(world, { name: before.name })).toBe(0)
    expect(await count(world, { disclaimer: 'Ne s’affiche nulle part' })).toBe(0)
    expect(await world.admin.client.call('getOrganisation', { path })).toEqual(before)
    expect(await oldVersions(world)).toBe(0)
  })

  it('counts as many signatures as become outdated when the change is saved', async () => {
    const world = await makeWorld(host())
    const { admin, organisationId } = world
    const path = { id: organisationId }
    const template = await admin.client.call('createSignatureTemplate', {
      path,
      body: { name: 'Autre', signatureData: dataText({ layoutKey: 'layout2' }) },
    })
    const logo = await admin.client.call('uploadMedia', { body: { file: await pngFile(4, 4) } })
    for (const body of [
      { address: '1 quai Perrache' },
      { logo_id: logo.id },
      { signature_template_id: template.id },
      { signature_template_id: null },
    ]) {
      await installedBy(world, 'member')
      const former = await oldVersions(world)
      const announced = await count(world, body)
      await admin.client.call('updateOrganisation', { path, body })
      expect(announced).toBe(1)
      expect((await oldVersions(world)) - former).toBe(1)
      const again = { signature_template_id: world.templateId }
      await admin.client.call('updateOrganisation', { path, body: again })
    }
  })

  it('does not count signatures that are already outdated', async () => {
    const world = await makeWorld(host())
    await installedBy(world, 'member', 'teamAdmin')
    const path = { id: world.member.id }
    await world.admin.client.call('updateUser', { path, body: { position: 'Promue' } })

    expect(await count(world, { name: 'Lueur et fils' })).toBe(1)
  })

  it('rejects a template or a logo that the organisation does not have', async () => {
    const world = await makeWorld(host())
    for (const body of [{ signature_template_id: 'nothing' }, { logo_id: 'nothing' }])
      expect((await refusal(count(world, body))).type).toBe('REFERENCE')
  })
}
