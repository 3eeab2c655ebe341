import { afterAll, beforeAll, expect, it } from 'vitest'
import { watchHealth } from './health-watch.ts'
import { makeData, type PreparedData } from './prepared-data.ts'
import type { Addresses } from './sign-in.ts'
import { spawnServer, type ServerProcess } from './spawn-server.ts'
import { codesFor, visitor, wrongCode } from './visitor.ts'

let data: PreparedData
let process: ServerProcess
let server: Addresses
beforeAll(async () => {
  data = await makeData()
  process = spawnServer({ ...data.settings, TRUST_PROXY: '127.0.0.1' })
  server = await process.addresses
}, 120_000)
afterAll(async () => {
  process.child.kill('SIGKILL')
  await process.exit
  await data.remove()
})

const attackers = () => [1, 2, 3, 4].map((number) => visitor(server, `203.0.113.${number}`))

it('lets the victim in after attackers at four addresses requested codes and entered 200 wrong ones', async () => {
  const email = 'victim@lock-out.example'
  const known = visitor(server, '198.51.100.1')
  await known.ask(email)
  await known.enter(email, (await codesFor(server, email))[0] ?? '')
  const fresh = visitor(server, '198.51.100.2')
  await fresh.ask(email)
  const codes = await codesFor(server, email)
  const health = watchHealth(server.publicUrl, '200 wrong codes from four addresses')
  const attack = async (attacker: ReturnType<typeof visitor>) => {
    for (let number = 0; number < 50; number += 1) {
      if (number % 10 === 0) await attacker.ask(email)
      await attacker.enter(email, wrongCode(codes, number))
    }
  }
  await Promise.all(attackers().map(attack))
  await health.stop()

  const withPending = await fresh.enter(email, codes[0] ?? '')
  expect(withPending.body).toMatchObject({ success: false, type: 'CODE_TOO_SHORT' })
  expect((await known.ask(email)).status).toBe(200)
  const again = await known.enter(email, (await codesFor(server, email))[0] ?? '')
  expect(again.body).toMatchObject({ success: true })
}, 120_000)

const tenMinutes = 600

it('sends at most ten codes to one mailbox when 50 addresses request them at once', async () => {
  const email = 'flooded@lock-out.example'
  const known = visitor(server, '198.51.100.3')
  await known.ask(email)
  await known.enter(email, (await codesFor(server, email))[0] ?? '')
  const many = Array.from({ length: 50 }, (_, number) => visitor(server, `192.0.2.${number}`))
  const health = watchHealth(server.publicUrl, '50 requests for a code from 50 addresses')
  const answers = await Promise.all(many.map((stranger) => stranger.ask(email)))
  await health.stop()

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.retryAfter)).toBeLessThanOrEqual(tenMinutes)
  expect(await codesFor(server, email)).toHaveLength(10)
  expect((await known.ask(email)).status).toBe(200)
}, 120_000)

it('compares at most 50 six-digit guesses when 25 addresses send 495 at once, and then asks for twelve digits', async () => {
  const email = 'guessed-at-once@lock-out.example'
  const fresh = visitor(server, '198.51.100.9')
  await fresh.ask(email)
  const codes = await codesFor(server, email)
  const guessers = Array.from({ length: 495 }, (_, number) =>
    visitor(server, `198.18.0.${number % 25}`, false),
  )
  const health = watchHealth(server.publicUrl, '495 wrong codes from 25 addresses at once')
  const answers = await Promise.all(
    guessers.map((guesser, number) => guesser.enter(email, wrongCode(codes, number))),
  )
  await health.stop()

  const compared = answers.filter(({ body }) => body.type === 'CODE_REFUSED')
  expect(compared.length).toBeLessThanOrEqual(50)
  // Each address must wait after its first guess, so others with keys of their own continue.
  for (let number = 0; number < 50; number += 1) {
    await visitor(server, `198.18.1.${number}`, false).enter(email, wrongCode(codes, number))
  }
  const [short = ''] = codes
  expect((await fresh.enter(email, short)).body).toMatchObject({ type: 'CODE_TOO_SHORT' })
  expect((await fresh.ask(email)).status).toBe(200)
  const [long = ''] = await codesFor(server, email)
  expect(long).toMatch(/^\d{12}$/)
  expect((await fresh.enter(email, long)).body).toMatchObject({ success: true })
}, 120_000)

it('makes a guesser who requested no code wait between attempts, and reports how long', async () => {
  const email = 'guessed@lock-out.example'
  const victim = visitor(server, '198.51.100.4')
  await victim.ask(email)
  const codes = await codesFor(server, email)
  const [attacker] = attackers()
  if (!attacker) throw new Error('No attacker')
  const guess = () => attacker.enter(email, wrongCode(codes))

  // Sent in parallel: on a busy machine, two requests in sequence could take longer than the wait.
  const [first, second] = (await Promise.all([guess(), guess()])).toSorted(
    (one, other) => one.status - other.status,
  )
  expect(first?.body).toMatchObject({ type: 'CODE_REFUSED' })
  expect(second).toMatchObject({ status: 429, retryAfter: '1' })
  expect(second?.body).toMatchObject({ type: 'TOO_MANY', payload: { retry_after: 1 } })
  expect(second?.body.message).toBe('Trop de tentatives. Réessayez dans 1\u00A0seconde.')

  await new Promise((resolve) => setTimeout(resolve, 1100))
  expect((await guess()).body).toMatchObject({ type: 'CODE_REFUSED' })
  expect(Number((await guess()).retryAfter)).toBeGreaterThanOrEqual(1)
  expect((await victim.enter(email, codes[0] ?? '')).body).toMatchObject({ success: true })
}, 120_000)

it('reports that five wrong attempts invalidated a code, and sends a new one without a wait', async () => {
  const email = 'clumsy@lock-out.example'
  const person = visitor(server, '198.51.100.5')
  await person.ask(email)
  const [code = ''] = await codesFor(server, email)
  for (let number = 0; number < 4; number += 1) {
    const answer = await person.enter(email, wrongCode([code], number))
    expect(answer.body).toMatchObject({ type: 'CODE_REFUSED' })
  }

  const fifth = await person.enter(email, wrongCode([code]))
  const right = await person.enter(email, code)
  for (const { body } of [fifth, right]) {
    expect(body).toMatchObject({ success: false, type: 'CODE_EXHAUSTED' })
    expect(body.message).toMatch(/ne fonctionne plus/)
  }
  expect((await person.ask(email)).status).toBe(200)
  const [next = ''] = await codesFor(server, email)
  expect((await person.enter(email, next)).body).toMatchObject({ success: true })
}, 120_000)

it('does not lock out others who share a client address with a guesser', async () => {
  const guessed = 'guessed@shared.example'
  const shared = visitor(server, '203.0.113.50', false)
  await visitor(server, '198.51.100.6').ask(guessed)
  const wrong = wrongCode(await codesFor(server, guessed))
  for (let number = 0; number < 80; number += 1) await shared.enter(guessed, wrong)

  const email = 'colleague@shared.example'
  await visitor(server, '203.0.113.50').ask(email)
  const [code = ''] = await codesFor(server, email)
  const onPhone = visitor(server, '203.0.113.50')
  expect((await onPhone.enter(email, code)).body).toMatchObject({ success: true })
}, 120_000)
