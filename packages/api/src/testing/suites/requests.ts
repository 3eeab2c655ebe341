import { expect, it, vi } from 'vitest'
import { claimKey } from '../../call/once.ts'
import { refusal, request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { freshEmail, makeWorld } from '../world.ts'

export function requestsSuite(host: () => ContractHost): void {
  it('[1.7.03] accepts only JSON bodies', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const post = async (body: string) => {
      const path = `/organisation/${organisationId}/teams`
      const response = await request(host(), path, { method: 'POST', token: admin.token, body })
      return { status: response.status, ...((await response.json()) as object) }
    }

    expect(await post(JSON.stringify({ name: 'JSON' }))).toMatchObject({ name: 'JSON' })
    expect(await post('name=formulaire')).toMatchObject({ status: 400, type: 'VALIDATION' })
    expect(await post('["liste"]')).toMatchObject({ status: 400, type: 'VALIDATION' })
    expect(await post(`{"name":"${'x'.repeat(1_100_000)}"}`)).toMatchObject({ status: 413 })
  })

  it('[1.7.04] [1.7.05] filters, searches, orders and paginates a list, and counts all matches', async () => {
    const { admin, organisationId, teamId } = await makeWorld(host())
    const path = { id: organisationId }
    for (const name of ['Alice', 'bruno', 'Chloé', 'Éric', '100%', 'a_b']) {
      await admin.client.call('createUser', {
        path,
        body: { email: freshEmail('liste'), first_name: name, last_name: 'Zed', team_id: teamId },
      })
    }
    const list = async (filter: object) => {
      const answer = await admin.client.call('listUsers', { path, query: { filter } })
      return { names: answer.data.map((user) => user.first_name), total: answer.total }
    }
    const where = { team_id: teamId }

    const page = await list({ where, search: 'zed', order: 'first_name', limit: 2, offset: 2 })
    expect(page).toEqual({ names: ['Alice', 'bruno'], total: 6 })
    const down = await list({ search: 'ZED', order: ['-first_name'], limit: 2, offset: 1 })
    expect(down).toEqual({ names: ['Chloé', 'bruno'], total: 6 })
    expect(await list({ search: '%' })).toEqual({ names: ['100%'], total: 1 })
    expect(await list({ search: 'a_' })).toEqual({ names: ['a_b'], total: 1 })
    expect((await list({ where: { team_id: [teamId, 'autre'] } })).total).toBe(8)
    expect((await list({ where: { team_id: [] } })).total).toBe(0)
    expect(await list({ where: { signature_template_id: null }, limit: 1 })).toMatchObject({
      total: 10,
    })
  })

  it('rejects filters that a list does not allow', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const path = { id: organisationId }
    const message = async (filter: unknown) => {
      const query = new URLSearchParams({
        filter: typeof filter === 'string' ? filter : JSON.stringify(filter),
      }).toString()
      const response = await request(host(), `/organisation/${path.id}/users?${query}`, {
        token: admin.token,
      })
      return ((await response.json()) as { message: string }).message
    }

    expect(await message({ where: { banner_key: 'x' } })).toMatch(/^filter\.where\.banner_key must/)
    expect(await message({ where: { install_key: 'x' } })).toMatch(
      /^filter\.where\.install_key must/,
    )
    expect(await message({ order: 'deploy_error' })).toMatch(/^filter\.order\.deploy_error must/)
    expect(await message({ limit: 501 })).toBe('filter.limit must be a filter !')
    expect(await message({ offset: -1 })).toBe('filter.offset must be a filter !')
    expect(await message('{')).toBe('filter must be a filter !')
  })

  it('returns 50 rows by default', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const { repositories, secrets } = host().adapters
    const { teams } = repositories.within({ organisationId })
    for (let index = 0; index < 60; index += 1) {
      await teams.insert({
        id: secrets.id(),
        name: `Équipe ${index}`,
        is_global: false,
        signature_template_id: null,
        campaign_id: null,
        created_at: index,
      })
    }

    const list = await admin.client.call('listTeams', { path: { id: organisationId } })

    expect(list.data).toHaveLength(50)
    expect(list.total).toBe(63)
  })

  it('repeats the stored response for the same Idempotency-Key, even for simultaneous requests', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const path = { id: organisationId }
    const create = (name: string, idempotencyKey: string) =>
      admin.client.call('createTeam', { path, body: { name } }, { idempotencyKey })

    const twins = await Promise.all([create('Une', 'a'), create('Une', 'a'), create('Une', 'a')])
    host().clock.advance(23 * 3600)
    const later = await create('Une', 'a')
    const other = await create('Deux', 'b')

    expect(new Set([...twins, later].map(({ id }) => id)).size).toBe(1)
    expect(other.id).not.toBe(later.id)
    const teams = await admin.client.call('listTeams', { path })
    expect(teams.data.filter(({ name }) => name === 'Une')).toHaveLength(1)
  })

  it('repeats the stored response of a PATCH whose revision is no longer current, because the first attempt has changed it', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const body = { name: 'Une' }
    const team = await admin.client.call('createTeam', { path: { id: organisationId }, body })
    const rename = (idempotencyKey: string) =>
      admin.client.call(
        'updateTeam',
        { path: { id: team.id }, body: { name: 'Deux' } },
        { ifMatch: team.revision, idempotencyKey },
      )

    const first = await rename('a')

    expect(await rename('a')).toEqual(first)
    expect(await refusal(rename('b'))).toMatchObject({ type: 'STALE', status: 412 })
  })

  it('rejects a key reused for a different request, separates the keys of callers, and frees a key after a failure', async () => {
    const { admin, stranger, organisationId } = await makeWorld(host())
    const create = (name: string) =>
      admin.client.call(
        'createTeam',
        { path: { id: organisationId }, body: { name } },
        { idempotencyKey: 'clé' },
      )
    const theirs = await stranger.client.call('getUser', { path: { id: 'me' } })

    const failed = request(host(), `/organisation/${organisationId}/teams`, {
      method: 'POST',
      token: admin.token,
      headers: { 'Idempotency-Key': 'clé' },
      body: JSON.stringify({ name: 'Une', campaign_id: 'aucune' }),
    })
    expect((await failed).status).toBe(409)
    const team = await create('Une')
    expect(await refusal(create('Deux'))).toMatchObject({ type: 'KEY_REUSED', status: 422 })
    const own = await stranger.client.call(
      'createTeam',
      { path: { id: theirs.organisation_id }, body: { name: 'Une' } },
      { idempotencyKey: 'clé' },
    )
    expect(own.id).not.toBe(team.id)
  })

  it('frees the key of a crashed request after four seconds', async () => {
    const { adapters, clock } = host()
    const key = { caller: 'user:crashed', key: adapters.secrets.id() }
    await claimKey(adapters, key, 'print')
    const retry = { ...key, owner: 'retry' }
    const claim = () => adapters.repositories.idempotency.claim(retry, 'print', clock.now(), 4)

    clock.advance(3)
    expect(await claim()).toEqual({ state: 'busy' })
    clock.advance(1)
    expect(await claim()).toEqual({ state: 'claimed' })
  })

  it('keeps a key while its owner renews the lease, and lets only the current owner finish it', async () => {
    const { adapters, clock } = host()
    const { idempotency } = adapters.repositories
    const key = { caller: 'user:crashed', key: adapters.secrets.id() }
    const claimed = await claimKey(adapters, key, 'print')
    if (!('owner' in claimed)) throw new Error('The key was not free')
    const other = { ...key, owner: 'other' }

    clock.advance(3)
    await idempotency.renew(claimed, clock.now(), 4)
    clock.advance(3)
    expect(await idempotency.claim(other, 'print', clock.now(), 4)).toEqual({ state: 'busy' })
    clock.advance(1)
    expect(await idempotency.claim(other, 'print', clock.now(), 4)).toEqual({ state: 'claimed' })

    const answer = { status: 200, body: '{}' }
    await idempotency.release(claimed)
    expect(await idempotency.finish(claimed, answer)).toBe(false)
    expect(await idempotency.finish(other, answer)).toBe(true)
    const retry = await claimKey(adapters, key, 'print')
    expect(retry).toEqual(answer)
  })

  it('rolls back a request that lost its key to a retry', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const path = { id: organisationId }
    const { repositories } = host().adapters
    const claim = vi.spyOn(repositories.idempotency, 'claim')
    claim.mockResolvedValueOnce({ state: 'claimed' })

    const options = { idempotencyKey: 'perdue' }
    const error = await refusal(
      admin.client.call('createTeam', { path, body: { name: 'Perdue' } }, options),
    )
    claim.mockRestore()

    expect(error.type).toBe('BUSY')
    const teams = await admin.client.call('listTeams', { path })
    expect(teams.data.map(({ name }) => name)).not.toContain('Perdue')
  })

  it('rejects a change based on an older revision, and returns the current entity', async () => {
    const { admin, organisationId, teamId, templateId, member } = await makeWorld(host())
    const campaign = await admin.client.call('createCampaign', {
      path: { id: organisationId },
      body: { name: 'Avant' },
    })
    const body = { name: 'Après' }
    const change = (ifMatch: number) => [
      admin.client.call('updateTeam', { path: { id: teamId }, body }, { ifMatch }),
      admin.client.call('updateTemplate', { path: { id: templateId }, body }, { ifMatch }),
      admin.client.call('updateCampaign', { path: { id: campaign.id }, body }, { ifMatch }),
      admin.client.call(
        'updateUser',
        { path: { id: member.id }, body: { last_name: 'Après' } },
        { ifMatch },
      ),
    ]

    const first = await Promise.all(change(1))
    const errors = await Promise.all(change(1).map(refusal))

    expect(first.map(({ revision }) => revision)).toEqual([2, 2, 2, 2])
    for (const [index, error] of errors.entries()) {
      const current = { id: first[index]?.id, revision: 2 }
      expect(error).toMatchObject({ type: 'STALE', status: 412, payload: { current } })
    }
  })

  it.each([
    ['"1"', 412],
    ['W/"1"', 412],
    ['1', 412],
    ['2', 200],
    ['*', 200],
    ['"1", "2"', 400],
    ['"deux"', 400],
    ['999999999999999', 400],
    ['', 400],
  ])('responds to If-Match: %s with %i', async (header, status) => {
    const { admin, teamId } = await makeWorld(host())
    await admin.client.call('updateTeam', { path: { id: teamId }, body: { name: 'Deux' } })

    const answer = await request(host(), `/team/${teamId}`, {
      method: 'PATCH',
      token: admin.token,
      headers: { 'If-Match': header },
      body: JSON.stringify({ name: 'Trois' }),
    })

    expect(answer.status).toBe(status)
  })

  it('also rejects a change of the organisation based on an older revision', async () => {
    const { admin, organisationId } = await makeWorld(host())
    const path = { id: organisationId }
    const { revision } = await admin.client.call('getOrganisation', { path })
    const rename = (name: string) =>
      admin.client.call('updateOrganisation', { path, body: { name } }, { ifMatch: revision })

    await rename('Une')

    expect(await refusal(rename('Deux'))).toMatchObject({
      type: 'STALE',
      payload: { current: { name: 'Une' } },
    })
  })

  it('[1.8.02] reports unforeseen errors as UNKNOWN, -1, and reveals only a reference', async () => {
    const { admin } = await makeWorld(host())
    const broken = vi.spyOn(host().adapters.repositories.accounts, 'others')
    broken.mockRejectedValueOnce(new Error('secret of the database'))

    const error = await refusal(admin.client.call('getUser', { path: { id: 'me' } }))
    broken.mockRestore()

    expect(error.toJSON()).toEqual({
      type: 'UNKNOWN',
      code: -1,
      message: 'Unknown error',
      payload: { reference: expect.stringMatching(/^[0-9a-f]{8}$/) as string },
    })
    expect(error.status).toBe(500)
  })
}
