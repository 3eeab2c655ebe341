import { expect, it } from 'vitest'
import type { New, Row, Table } from '../../ports/table.ts'
import { copyRows } from '../copy-rows.ts'
import type { ContractHost } from '../host.ts'
import { refusal } from '../http.ts'
import { makeWorld, type World } from '../world.ts'

const full = (most: string) => ({
  type: 'STORAGE_FULL',
  status: 413,
  message: `Une organisation garde ${most} au plus : supprimez-en avant d’en ajouter.`,
})

const named = <R extends Row>(row: R, id: string) => ({ ...row, id, name: id })

export function signatureLimitsSuite(host: () => ContractHost): void {
  const tablesOf = ({ organisationId }: World) =>
    host().adapters.repositories.within({ organisationId })

  /** Adds copies of a row, until the table has `total` rows. */
  async function fill<R extends Row>(
    table: Table<R>,
    total: number,
    copyOf: (row: R, id: string) => New<R>,
  ): Promise<void> {
    const rows = await table.all()
    await copyRows(table, rows.at(-1)?.id ?? '', total - rows.length + 1, copyOf)
  }

  it('stores up to 500 signatures of an organisation, and keeps more that are stored already', async () => {
    const world = await makeWorld(host())
    const { admin, organisationId, teamId, templateId } = world
    const path = { id: organisationId }
    const create = () =>
      admin.client.call('createSignatureTemplate', { path, body: { name: 'Été' } })
    await fill(tablesOf(world).templates, 499, named)

    expect(await create()).toMatchObject({ name: 'Été' })
    expect(await refusal(create())).toMatchObject(full('500 signatures'))
    const ofTeam = { path: { id: teamId }, body: { name: 'Été' } }
    expect(await refusal(admin.client.call('createTeamSignature', ofTeam))).toMatchObject(
      full('500 signatures'),
    )

    await fill(tablesOf(world).templates, 502, named)
    const query = { filter: { limit: 1 } }
    expect(await admin.client.call('listSignatureTemplates', { path, query })).toMatchObject({
      total: 502,
    })
    const change = { path: { id: templateId }, body: { name: 'Hiver' } }
    expect(await admin.client.call('updateTemplate', change)).toMatchObject({ name: 'Hiver' })
    for (const { id } of (await tablesOf(world).templates.all()).slice(0, 3)) {
      await admin.client.call('deleteTemplate', { path: { id } })
    }
    expect(await create()).toMatchObject({ name: 'Été' })
  })

  it('stores up to 5,000 banners of an organisation', async () => {
    const world = await makeWorld(host())
    const { admin, organisationId, teamId } = world
    const create = () =>
      admin.client.call('createCampaign', { path: { id: organisationId }, body: { name: 'Salon' } })
    const { id } = await create()
    await fill(tablesOf(world).campaigns, 4999, named)

    expect(await create()).toMatchObject({ name: 'Salon' })
    expect(await refusal(create())).toMatchObject(full('5\u202f000 bannières'))
    const ofTeam = { path: { id: teamId }, body: { name: 'Salon' } }
    expect(await refusal(admin.client.call('createTeamCampaign', ofTeam))).toMatchObject(
      full('5\u202f000 bannières'),
    )
    const change = { path: { id }, body: { name: 'Foire' } }
    expect(await admin.client.call('updateCampaign', change)).toMatchObject({ name: 'Foire' })
  })

  it('stores up to 2,000 teams of an organisation', async () => {
    const world = await makeWorld(host())
    const { admin, organisationId, teamId } = world
    const create = (name: string) =>
      admin.client.call('createTeam', { path: { id: organisationId }, body: { name } })
    await fill(tablesOf(world).teams, 1999, (row, id) => ({ ...named(row, id), is_global: false }))

    expect(await create('Support')).toMatchObject({ name: 'Support' })
    expect(await refusal(create('Droit'))).toMatchObject(full('2\u202f000 équipes'))
    const change = { path: { id: teamId }, body: { name: 'Ventes' } }
    expect(await admin.client.call('updateTeam', change)).toMatchObject({ name: 'Ventes' })
  })
}
