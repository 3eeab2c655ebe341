import type { SmtpSink } from '@org/adapters/testing/smtp-sink'
import { createClient, type Client } from '@org/api/client'
import { completeSignatureData } from '@org/signature'
import { expect, vi } from 'vitest'

/** Poll options for slow steps on a busy machine. */
export const slowPoll = { timeout: 120_000, interval: 20 }

/** Signs in the first administrator with the code that the mail server received. */
export async function signInBySmtp(
  url: string,
  sink: SmtpSink,
): Promise<{ token: string; organisationId: string }> {
  const client = createClient({ baseUrl: `${url}/api`, getToken: () => null })
  const email = 'admin@atelier.example'
  await client.call('sendMagicLink', { query: { email } })
  await vi.waitFor(() => expect(sink.mails.length).toBe(1), slowPoll)
  const code = /\b\d{6}\b/.exec(sink.mails[0]?.email.text ?? '')?.[0] ?? ''
  const result = await client.call('loginMagicLink', { query: { email, code } })
  if (!result.success) throw new Error(result.message)
  const { access_token, organisation_id } = result.payload
  return { token: access_token, organisationId: organisation_id }
}

/** Creates a team with this many employees and a signature; returns the team's id. */
export async function prepareTeam(
  client: Client,
  organisationId: string,
  employees: number,
): Promise<string> {
  const path = { id: organisationId }
  const template = await client.call('createSignatureTemplate', {
    path,
    body: { name: 'Société', signatureData: JSON.stringify(completeSignatureData({})) },
  })
  const team = await client.call('createTeam', {
    path,
    body: { name: 'Tous', signature_template_id: template.id },
  })
  for (let number = 0; number < employees; number++)
    await client.call('createUser', {
      path,
      body: { email: `employee-${number}@atelier.example`, team_id: team.id },
    })
  return team.id
}
