import { describe, expect, it } from 'vitest'
import { sendCode } from '../../accounts/send-code.ts'
import { askCode, wrongFor } from '../codes.ts'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import { browserOf, clientOf, refusal, request } from '../http.ts'
import type { ContractHost } from '../host.ts'
import { freshEmail } from '../world.ts'

/** Tests how long, how often and for whom a code is valid. */
export function signInCodesSuite(host: () => ContractHost): void {
  it('accepts a code only once', async () => {
    const email = freshEmail('unique')
    const browser = browserOf(host())
    const code = await askCode(host(), email, browser)
    const login = () => browser.call('loginMagicLink', { query: { email, code } })

    const results = await Promise.allSettled([login(), login(), login()])

    const isIn = results.map((result) => result.status === 'fulfilled' && result.value.success)
    expect(isIn.filter(Boolean)).toHaveLength(1)
    host().clock.advance(10)
    expect(await login()).toMatchObject({ success: false })
  })

  it('rejects a code after ten minutes', async () => {
    const email = freshEmail('tard')
    const code = await askCode(host(), email)

    host().clock.advance(601)

    const result = await clientOf(host(), null).call('loginMagicLink', { query: { email, code } })
    expect(result.success).toBe(false)
  })

  it('rejects even the right code after five wrong ones, and says so', async () => {
    const email = freshEmail('force')
    const browser = browserOf(host())
    const code = await askCode(host(), email, browser)
    const wrong = { email, code: wrongFor([code]) }
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const answer = await browser.call('loginMagicLink', { query: wrong })
      expect(answer).toMatchObject({ type: 'CODE_REFUSED' })
    }

    for (const query of [wrong, { email, code }]) {
      expect(await browser.call('loginMagicLink', { query })).toEqual({
        success: false,
        type: 'CODE_EXHAUSTED',
        code: 127,
        message:
          'Cinq codes erronés ont été saisis : ce code ne fonctionne plus. Demandez-en un nouveau.',
        payload: null,
      })
    }
  })

  it('limits one client to five codes per address in ten minutes, but not other clients', async () => {
    const email = freshEmail('insistant')
    const client = browserOf(host())
    for (let time = 0; time < 5; time += 1) await askCode(host(), email, client)

    const error = await refusal(askCode(host(), email, client))

    expect(error).toMatchObject({ type: 'TOO_MANY', status: 429 })
    await sendCode(
      host().adapters,
      { email },
      {
        client: '203.0.113.7',
        product: 'signature',
        isAdminHost: false,
        browser: null,
        device: { browser: '', system: '' },
      },
    )
  })

  it('sends a different code each time, and still accepts the previous one', async () => {
    const email = freshEmail('patient')
    const codes = [await askCode(host(), email), await askCode(host(), email)]
    const login = (code = '') =>
      browserOf(host()).call('loginMagicLink', { query: { email, code } })

    expect(codes[0]).not.toBe(codes[1])
    for (const code of codes) expect((await login(code)).success).toBe(true)
  })

  it('accepts the newest two of three codes', async () => {
    const email = freshEmail('oublieux')
    const browser = browserOf(host())
    const codes = []
    for (let time = 0; time < 3; time += 1) codes.push(await askCode(host(), email, browser))
    const login = (code = '') => browser.call('loginMagicLink', { query: { email, code } })

    expect(await login(codes[0])).toMatchObject({ type: 'CODE_REFUSED' })
    expect(await login(codes[1])).toMatchObject({ success: true })
    expect(await login(codes[2])).toMatchObject({ success: true })
  })

  it('sends another code after five wrong ones, and accepts only that one', async () => {
    const email = freshEmail('suivant')
    const browser = browserOf(host())
    const first = await askCode(host(), email, browser)
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await browser.call('loginMagicLink', { query: { email, code: wrongFor([first]) } })
    }
    const second = await askCode(host(), email, browser)
    const login = (code: string) => browser.call('loginMagicLink', { query: { email, code } })

    expect(await login(first)).toMatchObject({ type: 'CODE_EXHAUSTED' })
    expect(await login(second)).toMatchObject({ success: true })
  })

  it('accepts a code on a device other than the one that requested it', async () => {
    const email = freshEmail('telephone')
    const code = await askCode(host(), email, browserOf(host()))

    const result = await browserOf(host()).call('loginMagicLink', { query: { email, code } })

    expect(result.success).toBe(true)
  })

  it('makes a client that did not request a code wait after each wrong code, and doubles the wait each time', async () => {
    const email = freshEmail('devine')
    const owner = browserOf(host())
    const code = await askCode(host(), email, owner)
    const guesser = browserOf(host())
    const guess = () => guesser.call('loginMagicLink', { query: { email, code: wrongFor([code]) } })

    for (const wait of [1, 2, 4]) {
      expect(await guess()).toMatchObject({ type: 'CODE_REFUSED' })
      const error = await refusal(guess())
      expect(error).toMatchObject({ type: 'TOO_MANY', status: 429, payload: { retry_after: wait } })
      host().clock.advance(wait)
    }
    const result = await owner.call('loginMagicLink', { query: { email, code } })
    expect(result.success).toBe(true)
  })

  it('says in a header and in the message when a limit ends', async () => {
    const email = freshEmail('presse')
    const headers = { 'X-Forwarded-For': '198.51.100.77' }
    const ask = () => request(host(), `/auth/magiclink/send?email=${email}`, { headers })
    for (let time = 0; time < 5; time += 1) await ask()

    const response = await ask()

    expect(response.status).toBe(429)
    const seconds = Number(response.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(590)
    expect(seconds).toBeLessThanOrEqual(600)
    expect(await response.json()).toMatchObject({
      message: 'Trop de codes demandés. Réessayez dans 10\u00A0minutes.',
      payload: { retry_after: seconds },
    })
  })

  it('does not apply the limits of other browsers to a browser that has signed in before', async () => {
    const email = freshEmail('habituee')
    const known = browserOf(host())
    const login = async () => {
      const code = await askCode(host(), email, known)
      return known.call('loginMagicLink', { query: { email, code } })
    }
    await login()
    const { limiter, secrets } = host().adapters
    await limiter.takeOrWait(`code:strangers:${await secrets.sha256(email)}`, 9, 10, 600)
    expect(await refusal(askCode(host(), email))).toMatchObject({ type: 'TOO_MANY' })

    expect((await login()).success).toBe(true)
  })

  /** Takes most of a limit that all browsers share, as others would from many addresses. */
  const useUp = async (key: string, email: string, points: number, limit: number, window: number) =>
    host().adapters.limiter.takeOrWait(
      `${key}:${await host().adapters.secrets.sha256(email)}`,
      points,
      limit,
      window,
    )
  const enterWrong = (email: string, points: number) =>
    useUp('wrong-codes', email, points, 50, 86_400)

  it('mails at most ten codes in ten minutes to an email, however many browsers request them', async () => {
    const email = freshEmail('inonde')
    await useUp('code:strangers', email, 9, 10, 600)
    await askCode(host(), email)

    expect(await refusal(askCode(host(), email))).toMatchObject({ type: 'TOO_MANY', status: 429 })
    expect(host().mailer.outbox.filter(({ to }) => to.address === email)).toHaveLength(1)
  })

  describe('after 50 wrong codes for an email in browsers that never signed in to it', () => {
    it('requires twelve digits there, and tells those who have six to request them', async () => {
      const email = freshEmail('assiege')
      const early = browserOf(host())
      const short = await askCode(host(), email, early)
      await enterWrong(email, 49)
      const login = (code: string) => early.call('loginMagicLink', { query: { email, code } })
      expect(await login(wrongFor([short]))).toMatchObject({ type: 'CODE_REFUSED' })

      expect(await login(short)).toMatchObject({
        success: false,
        type: 'CODE_TOO_SHORT',
        message:
          'Trop de codes erronés ont été saisis pour cette adresse. Demandez un nouveau code : il aura douze chiffres.',
      })
      const long = await askCode(host(), email, early)
      expect(long).toMatch(/^\d{12}$/)
      expect(await login(wrongFor([]))).toMatchObject({ type: 'CODE_TOO_SHORT' })
      expect(await login(long)).toMatchObject({ success: true })
    })

    it('still sends six digits to a known browser, and accepts them', async () => {
      const email = freshEmail('fidele')
      const known = browserOf(host())
      const login = async () => {
        const code = await askCode(host(), email, known)
        expect(code).toMatch(/^\d{6}$/)
        return known.call('loginMagicLink', { query: { email, code } })
      }
      await login()
      await enterWrong(email, 50)

      expect(await login()).toMatchObject({ success: true })
    })

    it('tells the owner of an account once by mail, and a stranger nothing', async () => {
      const owner = freshEmail('prevenue')
      const stranger = freshEmail('inconnue')
      const home = browserOf(host())
      const code = await askCode(host(), owner, home)
      await home.call('loginMagicLink', { query: { email: owner, code } })
      for (const email of [owner, stranger]) {
        await enterWrong(email, 50)
        for (let time = 0; time < 2; time += 1) {
          host().clock.advance(2)
          const query = { email, code: '444444' }
          expect(await browserOf(host()).call('loginMagicLink', { query })).toMatchObject({
            type: 'CODE_TOO_SHORT',
          })
        }
      }

      await runDueJobs(host().adapters)

      const notices = host().mailer.outbox.filter(({ subject }) => /codes erronés/.test(subject))
      const toBoth = notices.filter(({ to }) => [owner, stranger].includes(to.address))
      expect(toBoth.map(({ to }) => to.address)).toEqual([owner])
    })
  })

  it('counts wrong codes only, not right ones', async () => {
    const email = freshEmail('voyageuse')
    await enterWrong(email, 49)
    for (let time = 0; time < 2; time += 1) {
      const browser = browserOf(host())
      const code = await askCode(host(), email, browser)
      expect(await browser.call('loginMagicLink', { query: { email, code } })).toMatchObject({
        success: true,
      })
    }
    const login = () => {
      host().clock.advance(2)
      return browserOf(host()).call('loginMagicLink', { query: { email, code: '555555' } })
    }

    expect(await login()).toMatchObject({ type: 'CODE_REFUSED' })
    expect(await login()).toMatchObject({ type: 'CODE_TOO_SHORT' })
  })

  it('ignores a browser key that could be guessed', async () => {
    const email = freshEmail('devinable')
    const weak = browserOf(host(), 'abc')
    const code = await askCode(host(), email, weak)

    expect(
      await weak.call('loginMagicLink', { query: { email, code: wrongFor([code]) } }),
    ).toMatchObject({
      type: 'CODE_REFUSED',
    })
    const login = weak.call('loginMagicLink', { query: { email, code } })
    expect(await refusal(login)).toMatchObject({ type: 'TOO_MANY' })
  })
}
