import { describe, expect, it, vi } from 'vitest'
import { createClient } from '../client/create-client.ts'
import {
  createApi,
  demoIds,
  demoSeed,
  memoryAdapters,
  runDueJobs,
  signInAs,
} from '../memory/index.ts'
import type { Adapters, Settings } from '../ports/adapters.ts'

const settings: Settings = {
  publicUrl: 'https://signatures.example',
  urlOf: () => 'https://signatures.example',
  filesUrlOf: () => '',
  signUp: 'open',
  mailedCodes: true,
  mailQuota: 1000,
  auditDays: 395,
  mediaQuota: 1_000_000_000,
  corsOrigins: [],
}

/** Sets up the demo organisation with changed settings, and a client for it. */
async function running(changed: Partial<Settings>, overrides: Partial<Adapters> = {}) {
  const adapters = memoryAdapters(demoSeed(), {
    settings: { ...settings, ...changed },
    ...overrides,
  })
  const api = createApi(adapters)
  const { access_token: token } = await signInAs(adapters, demoIds.admin)
  const client = createClient({
    baseUrl: 'https://signatures.example/api',
    fetch: async (input, init) => api.fetch(new Request(input, init)),
    getToken: () => token,
  })
  return { adapters, api, client, token }
}

describe('sign-up by invitation', () => {
  it('does not reveal that an email is unknown, except in a mail to it, and creates no account', async () => {
    const { adapters, client } = await running({ signUp: 'invited' })
    const query = { email: 'inconnu@ailleurs.example' }

    const response = await client.call('sendMagicLink', { query })
    const login = await client.call('loginMagicLink', { query: { ...query, code: '000000' } })

    expect(response).toEqual({ success: true })
    expect(adapters.outbox.at(-1)?.text).toContain('aucun compte ne lui correspond')
    expect(login.success).toBe(false)
  })

  it('lets an employee sign in', async () => {
    const { adapters, client } = await running({ signUp: 'invited' })
    const email = 'camille.moreau@maison-lueur.example'
    await client.call('sendMagicLink', { query: { email } })
    const code = /\d{6}/.exec(adapters.outbox.at(-1)?.subject ?? '')?.[0] ?? ''

    const login = await client.call('loginMagicLink', { query: { email, code } })

    expect(login).toMatchObject({ success: true, payload: { user_id: demoIds.admin } })
  })
})

describe('sign-up with an invitation from an administrator', () => {
  const email = 'nadia@ailleurs.example'

  /**
   * Invites an unknown person, and requests a sign-in code with the token from the invitation link.
   */
  async function invited(changed: Partial<Settings> = {}) {
    const { adapters, client } = await running({ signUp: 'invited', ...changed })
    const path = { id: demoIds.organisation }
    await client.call('createInvitation', { path, body: { email, role: 'admin' } })
    await runDueJobs(adapters)
    const invitation = /invitation=([\w.-]+)/.exec(adapters.outbox.at(-1)?.text ?? '')?.[1] ?? ''
    await client.call('sendMagicLink', { query: { email, invitation } })
    const code = /\d{6}/.exec(adapters.outbox.at(-1)?.subject ?? '')?.[0] ?? ''
    return { adapters, client, path, invitation, code }
  }

  it('lets an invited person sign in', async () => {
    const { client, code, invitation } = await invited()

    const login = await client.call('loginMagicLink', { query: { email, code, invitation } })

    expect(login).toMatchObject({
      success: true,
      payload: { action: 'login', organisation_id: demoIds.organisation, user: { role: 'admin' } },
    })
  })

  it('rejects the code without the invitation link, and asks the person to open that link', async () => {
    const { client, code, invitation } = await invited()

    const login = await client.call('loginMagicLink', { query: { email, code } })

    expect(login).toMatchObject({ success: false, type: 'INVITATION_REFUSED' })
    expect(login.success ? '' : login.message).toContain('ouvrez le lien')
    const next = await client.call('loginMagicLink', { query: { email, code, invitation } })
    expect(next.success).toBe(true)
  })

  it('counts an invitation against the daily quota, and does not store one that exceeds it', async () => {
    const { client, path } = await invited({ mailQuota: 1 })

    const second = client.call('createInvitation', {
      path,
      body: { email: 'autre@ailleurs.example', role: 'admin' },
    })

    await expect(second).rejects.toMatchObject({ type: 'QUOTA', status: 429 })
    expect((await client.call('listInvitations', { path })).total).toBe(1)
  })
})

describe('the mail quota', () => {
  it('rejects a deploy that exceeds the quota, and queues none of its mails', async () => {
    const { client } = await running({ mailQuota: 10 })

    const deploy = client.call('deployTeam', { path: { id: demoIds.teams.support } })

    await expect(deploy).rejects.toMatchObject({ type: 'QUOTA', status: 429 })
    const team = await client.call('listTeamMembers', { path: { id: demoIds.teams.support } })
    expect(team.data.every((user) => user.deploy_status === 'none')).toBe(true)
  })

  it('counts only queued mails, not double clicks or failed deploys', async () => {
    const path = { id: demoIds.teams.support }
    const size = (await (await running({})).client.call('deployTeam', { path })).queued
    const { adapters, client } = await running({ mailQuota: size })
    const transaction = vi.spyOn(adapters.repositories, 'transaction')
    transaction.mockRejectedValueOnce(new Error('connection lost'))

    const failed = client.call('deployTeam', { path })
    await expect(failed).rejects.toMatchObject({ type: 'UNKNOWN' })
    const clicks = await Promise.all([
      client.call('deployTeam', { path }),
      client.call('deployTeam', { path }),
    ])

    expect(clicks.map(({ queued }) => queued).toSorted((a, b) => a - b)).toEqual([0, size])
    const more = client.call('deployUser', { path: { id: 'me' }, body: { send_again: true } })
    await expect(more).rejects.toMatchObject({ type: 'QUOTA' })
  })
})

describe('calls from other origins', () => {
  const preflight = (origin: string) =>
    new Request('https://signatures.example/api/conf', {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'GET' },
    })

  it('are allowed only for the listed origins', async () => {
    const { api } = await running({ corsOrigins: ['https://app.example'] })

    const listed = await api.fetch(preflight('https://app.example'))
    const other = await api.fetch(preflight('https://evil.example'))

    expect(listed.headers.get('access-control-allow-origin')).toBe('https://app.example')
    expect(listed.headers.get('access-control-allow-headers')).toContain('X-access-token')
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('are not allowed by default', async () => {
    const { api } = await running({})

    const response = await api.fetch(preflight('https://app.example'))

    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})

it('logs calls without codes, tokens, emails or queries', async () => {
  const lines: string[] = []
  const log = { write: (...entry: unknown[]) => void lines.push(JSON.stringify(entry)) }
  const { adapters, client, token } = await running({}, { log })
  const email = 'camille.moreau@maison-lueur.example'
  await client.call('sendMagicLink', { query: { email } })
  const code = /\d{6}/.exec(adapters.outbox.at(-1)?.subject ?? '')?.[0] ?? ''
  const login = await client.call('loginMagicLink', { query: { email, code } })

  const text = lines.join('\n')

  expect(text).toContain('"operation":"loginMagicLink","status":200')
  for (const secret of [code, token, login.payload?.access_token ?? '', email, 'Camille']) {
    expect(text).not.toContain(secret)
  }
})
