import { expect, it } from 'vitest'
import { addCoach, deactivate, makeStudio } from '../coaching/studio.ts'
import { askCode } from '../codes.ts'
import { browserOf, clientOf, refusal } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { mailTo } from '../inviting.ts'
import { freshEmail } from '../world.ts'

export function coachingHostsSuite(host: () => ContractHost): void {
  const enter = async (email: string, at: 'coaching' | 'coaching-admin', register = false) => {
    const browser = browserOf(host(), undefined, at)
    const code = await askCode(host(), email, browser)
    return browser.call('loginMagicLink', { query: { email, code, register } })
  }

  it('opens a studio for an unknown email, and makes the person its admin', async () => {
    const result = await enter(freshEmail('nouveau'), 'coaching')
    expect(result.payload).toMatchObject({ action: 'register', user: { role: 'admin' } })
    const client = clientOf(host(), result.payload?.access_token ?? null, 'coaching')
    expect((await client.call('listExercices')).total).toBe(0)
  })

  it('signs in to the same accounts on both hosts, and the mail links to the host that was called', async () => {
    const { coach, admin } = await makeStudio(host())
    const { urlOf } = host().adapters.settings
    for (const at of ['coaching', 'coaching-admin'] as const) {
      const result = await enter(admin.email, at)
      expect(result.payload).toMatchObject({ action: 'login', user_id: admin.id })
      expect(mailTo(host(), admin.email)?.text).toContain(`${urlOf(at)}/auth/sign-in#`)
    }
    expect((await enter(coach.email, 'coaching-admin')).payload).toMatchObject({
      user_id: coach.id,
      user: { role: 'member' },
    })
  })

  it('registers nobody on the admin host, even with a code from the coaching host', async () => {
    const email = freshEmail('inconnu')
    const key = host().adapters.secrets.random(32)
    const admin = browserOf(host(), key, 'coaching-admin')
    await admin.call('sendMagicLink', { query: { email } })
    expect(mailTo(host(), email)?.text).not.toMatch(/\d{6}/)

    const code = await askCode(host(), email, browserOf(host(), key, 'coaching'))
    const result = await admin.call('loginMagicLink', { query: { email, code } })
    expect(result).toMatchObject({ success: false, type: 'NOT_INVITED' })
    expect(await host().adapters.repositories.accounts.byEmail(email, 'coaching')).toEqual([])
  })

  it('does not open another studio on the admin host, even on request', async () => {
    const { coach } = await makeStudio(host())
    const result = await enter(coach.email, 'coaching-admin', true)
    expect(result.payload).toMatchObject({ action: 'login', user_id: coach.id })
  })

  it('on the admin host, opens the account with admin rights if an email has several accounts', async () => {
    const { organisationId } = await makeStudio(host())
    const own = await enter(freshEmail('double'), 'coaching')
    const email = own.payload?.user.email ?? ''
    const elsewhere = await addCoach(host(), organisationId, 'member', email)
    await host()
      .adapters.repositories.within({ organisationId })
      .users.mark(elsewhere.id, { last_login_at: host().clock.now() + 60 })

    expect((await enter(email, 'coaching')).payload?.user_id).toBe(elsewhere.id)
    expect((await enter(email, 'coaching-admin')).payload?.user_id).toBe(own.payload?.user_id)
  })

  it('rejects coaches whose access has ended', async () => {
    const studio = await makeStudio(host())
    await deactivate(studio, studio.coach)
    const call = studio.coach.client.call('listExercices')
    expect(await refusal(call)).toMatchObject({ type: 'FORBIDDEN' })
    for (const at of ['coaching', 'coaching-admin'] as const) {
      expect(await enter(studio.coach.email, at)).toMatchObject({ type: 'ACCOUNT_INACTIVE' })
    }
  })

  it('does not offer accounts whose access has ended, and does not switch to them', async () => {
    const studio = await makeStudio(host())
    const { id, email, client } = studio.coach
    const elsewhere = await makeStudio(host())
    const twin = await addCoach(host(), elsewhere.organisationId, 'member', email)
    const open = () => client.call('loginOtherAccount', { query: { account_id: twin.id } })
    const { accounts } = host().adapters.repositories
    expect(await accounts.others(id, id)).toMatchObject([{ id: twin.id }])

    await deactivate(elsewhere, twin)

    expect(await accounts.others(id, id)).toEqual([])
    expect(await refusal(open())).toMatchObject({ type: 'NOT_FOUND' })
  })

  it('records at most once an hour that a coach was seen', async () => {
    const { coach, organisationId } = await makeStudio(host())
    const { coaches } = host().adapters.repositories.within({ organisationId }).coaching
    const seen = async () => {
      await coach.client.call('listExercices')
      return (await coaches.get(coach.id))?.last_seen_at
    }
    const first = await seen()
    expect(first).toBe(host().clock.now())
    host().clock.advance(3000)
    expect(await seen()).toBe(first)
    host().clock.advance(3000)
    expect(await seen()).toBe(host().clock.now())
  })
}
