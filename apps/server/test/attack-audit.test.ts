import type { AuditEntry } from '@org/api/client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { signIn } from './sign-in.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { codesFor, visitor, wrongCode } from './visitor.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: '127.0.0.1', AUDIT_DAYS: '100' })
}, 60_000)

afterAll(() => server.dispose())

interface AuditAnswer {
  data: AuditEntry[]
  kept_days: number
}

async function readAudit(token: string, organisationId: string): Promise<AuditAnswer> {
  const response = await fetch(`${server.publicUrl}/api/organisation/${organisationId}/audit`, {
    headers: { 'x-access-token': token },
  })
  return (await response.json()) as AuditAnswer
}

/** Finds the audit entries in the server's log. */
const loggedAudit = () =>
  server
    .logged()
    .split('\n')
    .filter((line) => line.includes('"msg":"audit"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)

it('records failed sign-ins with client and outcome, without secrets in the table, jobs or log', async () => {
  const owner = 'nora@atelier.example'
  const { token, organisationId, userId, code } = await signIn(server, owner)
  const attacker = visitor(server, '2001:db8:7:7:1:2:3:4')
  await attacker.ask(owner)
  const codes = [code, ...(await codesFor(server, owner))]
  const wrong = wrongCode(codes)
  expect((await attacker.enter(owner, wrong)).body.success).toBe(false)
  expect((await attacker.enter('nobody@ailleurs.example', wrong)).body.success).toBe(false)

  const { data, kept_days } = await vi.waitFor(async () => {
    const answer = await readAudit(token, organisationId)
    expect(answer.data).toHaveLength(2)
    return answer
  }, 10_000)

  expect(kept_days).toBe(100)
  expect(data).toMatchObject([
    {
      action: 'signed_in',
      outcome: 'refused',
      reason: 'CODE_REFUSED',
      actor: owner,
      client: '2001:db8:7:7::/64',
    },
    { action: 'registered', outcome: 'ok', actor: owner, client: '127.0.0.1' },
  ])
  const logged = await vi.waitFor(() => {
    expect(loggedAudit()).toHaveLength(3)
    return loggedAudit()
  }, 10_000)
  expect(logged).toContainEqual(
    expect.objectContaining({ outcome: 'refused', account: userId, organisation: organisationId }),
  )
  expect(logged).toContainEqual(
    expect.objectContaining({ outcome: 'ok', account: userId, reason: '' }),
  )
  expect(logged).toContainEqual(
    expect.objectContaining({ outcome: 'refused', account: null, email: 'n…@ailleurs.example' }),
  )
  const stored = JSON.stringify([
    await server.db.selectFrom('audit_entries').selectAll().execute(),
    await server.db.selectFrom('jobs').selectAll().execute(),
  ])
  expect(stored).not.toContain('nobody@ailleurs.example')
  for (const secret of [...codes, wrong, token]) {
    expect(stored).not.toContain(`"${secret}"`)
    expect(JSON.stringify(logged)).not.toContain(secret)
  }
})
