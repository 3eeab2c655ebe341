import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { runDueJobs } from '../jobs/run-jobs.ts'
import type { Organisation } from '../contract/entities/organisation.ts'
import { paymentRefusals, type PaymentRefusal } from '../contract/payment-refusals.ts'
import type { PaymentsControls, TypedCard } from '../memory/memory-payments.ts'
import { refusal, request } from './http.ts'
import { startHost, type ContractHost, type MakeHost } from './host.ts'
import { outcomesOf } from './permissions/outcomes-of.ts'
import { paidRows } from './permissions/rows.ts'
import { makeWorld, type World } from './world.ts'

const card: TypedCard = { last4: '4242', exp_month: 8, exp_year: 2031 }

/** Confirms a card for the world's organisation, and returns the id of the payment method. */
async function confirmed(world: World, controls: PaymentsControls, typed = card): Promise<string> {
  const { client_secret } = await world.admin.client.call('getSetupIntentKey')
  return controls.confirmCard(client_secret, typed)
}

async function subscribe(world: World, controls: PaymentsControls, typed = card): Promise<void> {
  const payment_method = await confirmed(world, controls, typed)
  await world.admin.client.call('updatePaymentMethod', { body: { payment_method } })
}

function organisationOf({ admin, organisationId }: World): Promise<Organisation> {
  return admin.client.call('getOrganisation', { path: { id: organisationId } })
}

async function customerOf(host: ContractHost, { organisationId }: World): Promise<string> {
  const billing = await host.adapters.repositories.within({ organisationId }).billing.get()
  return billing?.customer_id ?? ''
}

/** Declares the payment tests for one kind of host and provider. */
export function describeBilling(
  name: string,
  makeHost: MakeHost,
  controls: PaymentsControls,
): void {
  describe(`billing over ${name}`, () => {
    let host: ContractHost
    beforeAll(async () => {
      host = await startHost(makeHost)
    }, 60_000)
    afterEach(() => controls.setReachable(true))
    afterAll(() => host?.close())

    it('[1.7.26] [1.7.27] [1.7.38] saves a card that was confirmed with the client secret', async () => {
      const world = await makeWorld(host)

      const { client_secret } = await world.admin.client.call('getSetupIntentKey')
      const payment_method = await controls.confirmCard(client_secret, card)
      const answer = await world.admin.client.call('updatePaymentMethod', {
        body: { payment_method },
      })

      expect(client_secret).toMatch(/_secret_/)
      expect(answer).toEqual({ success: true })
      expect(await organisationOf(world)).toMatchObject({
        payment_card: card,
        payment_subscription: { item_id: expect.stringMatching(/^si_/) as string, ends_at: null },
        payment_stripe_customer: { amount_due: 4900, currency: 'eur' },
      })
    })

    it('ends the subscription of a deleted organisation, even if the provider is away at first', async () => {
      const world = await makeWorld(host)
      await subscribe(world, controls)
      const path = { id: world.organisationId }
      expect(await world.admin.client.call('previewDeletion', { path })).toMatchObject({
        has_subscription: true,
      })
      const { payments, repositories } = host.adapters
      const customer = await customerOf(host, world)
      const { name } = await organisationOf(world)
      await world.admin.client.call('deleteOrganisation', { path, body: { name } })

      controls.setReachable(false)
      await runDueJobs(host.adapters)
      expect(await repositories.accounts.organisations([path.id])).toHaveLength(1)
      controls.setReachable(true)
      host.clock.advance(30)
      await runDueJobs(host.adapters)

      expect(await repositories.accounts.organisations([path.id])).toEqual([])
      expect(await payments?.state(customer)).toMatchObject({
        card: null,
        subscription: { ends_at: expect.any(Number) as number },
      })
    })

    it.each(Object.entries(paidRows))('enforces the permissions of %s', async (id, row) => {
      const makeBody = async (world: World) => ({
        payment_method: await confirmed(world, controls),
      })
      const outcomes = await outcomesOf(
        host,
        id as keyof typeof paidRows,
        'team',
        id === 'updatePaymentMethod' ? makeBody : undefined,
      )
      expect(outcomes).toEqual(row)
    })

    it('[1.7.39] shows the publishable key to anybody, but the payments only to administrators', async () => {
      const world = await makeWorld(host)
      await subscribe(world, controls)
      const path = { id: world.organisationId }

      const conf = await world.member.client.call('getConf')
      const plan = await world.admin.client.call('getPlan', { path })
      const seen = await world.teamAdmin.client.call('getOrganisation', { path })
      const refused = await Promise.all([
        refusal(world.teamAdmin.client.call('getSetupIntentKey')),
        refusal(world.teamAdmin.client.call('listInvoices', { path })),
        refusal(world.member.client.call('resetPaymentMethod', { path })),
        refusal(world.stranger.client.call('listInvoices', { path })),
        refusal(world.stranger.client.call('getPlan', { path })),
        refusal(world.stranger.client.call('resetPaymentMethod', { path })),
      ])

      expect(conf.features.payments).toBe(true)
      expect(plan).toEqual({ amount: 4900, currency: 'eur', interval: 'month', interval_count: 1 })
      expect(conf.keys.stripe_publishable_key).toMatch(/^pk_test_/)
      expect([seen.payment_card, seen.payment_subscription, seen.payment_stripe_customer]).toEqual([
        null,
        null,
        null,
      ])
      expect(refused.map(({ type }) => type)).toEqual([
        'FORBIDDEN',
        'FORBIDDEN',
        'FORBIDDEN',
        'NOT_FOUND',
        'NOT_FOUND',
        'NOT_FOUND',
      ])
    })

    it('[1.7.25] deletes the card, and ends the subscription at the end of the paid period', async () => {
      const world = await makeWorld(host)
      await subscribe(world, controls)
      const path = { id: world.organisationId }

      const reset = await world.admin.client.call('resetPaymentMethod', { path })
      const again = await world.admin.client.call('resetPaymentMethod', { path })
      await subscribe(world, controls, { ...card, last4: '4444' })

      expect(reset).toMatchObject({ payment_card: null, payment_stripe_customer: null })
      expect(reset.payment_subscription?.ends_at).toBeGreaterThan(host.clock.now())
      expect(again).toEqual(reset)
      expect(await organisationOf(world)).toMatchObject({
        payment_card: { last4: '4444' },
        payment_subscription: { item_id: reset.payment_subscription?.item_id, ends_at: null },
      })
    })

    it('accepts the deletion of a card that does not exist, and lists no invoices before the organisation is a customer', async () => {
      const { admin, organisationId } = await makeWorld(host)
      const path = { id: organisationId }

      expect((await admin.client.call('resetPaymentMethod', { path })).payment_card).toBeNull()
      expect(await admin.client.call('listInvoices', { path })).toEqual({ data: [], total: 0 })
    })

    it('lists the invoices, and does not start a second subscription when the card is saved again', async () => {
      const world = await makeWorld(host)
      const path = { id: world.organisationId }
      const body = { payment_method: await confirmed(world, controls) }
      await world.admin.client.call('updatePaymentMethod', { body })
      await world.admin.client.call('updatePaymentMethod', { body })

      const { data, total } = await world.admin.client.call('listInvoices', { path })

      expect(total).toBe(1)
      expect(data).toMatchObject([{ amount: 4900, currency: 'eur', status: 'paid' }])
      expect(data[0]?.url).toMatch(/^https:/)
    })

    it('starts only one subscription when several cards are saved at the same time', async () => {
      const world = await makeWorld(host)
      const cards = ['1111', '2222', '3333'].map((last4) => ({ ...card, last4 }))
      const methods: string[] = []
      for (const typed of cards) methods.push(await confirmed(world, controls, typed))
      const { payments } = host.adapters
      if (!payments) throw new Error('Payments are off')
      const start = payments.subscribe.bind(payments)
      const starts = vi.spyOn(payments, 'subscribe')
      let underWay = 0
      let most = 0
      starts.mockImplementation(async (...call) => {
        most = Math.max(most, (underWay += 1))
        // Slow enough that calls would overlap if they were not serialised.
        await new Promise((resolve) => setTimeout(resolve, 100))
        await start(...call).finally(() => (underWay -= 1))
      })

      const saved = await Promise.allSettled(
        methods.map((payment_method) =>
          world.admin.client.call('updatePaymentMethod', { body: { payment_method } }),
        ),
      )

      starts.mockRestore()

      const { total } = await world.admin.client.call('listInvoices', {
        path: { id: world.organisationId },
      })
      const { payment_card, payment_subscription } = await organisationOf(world)
      expect(most).toBe(1)
      expect(total).toBe(1)
      expect(payment_subscription).not.toBeNull()
      // Some of the calls may fail; the stored card must be from one that succeeded.
      const kept = saved.flatMap(({ status }, at) => (status === 'fulfilled' ? [cards[at]] : []))
      expect(kept).toContainEqual(payment_card)
    })

    it('does not save a card that the bank declines, and reports why', async () => {
      const world = await makeWorld(host)

      for (const [reason, message] of Object.entries(paymentRefusals)) {
        const refused = { ...card, refusal: reason as PaymentRefusal }
        const error = await refusal(subscribe(world, controls, refused))
        expect(error).toMatchObject({
          type: 'PAYMENT_REFUSED',
          status: 402,
          message,
          payload: { reason },
        })
      }
      expect(await organisationOf(world)).toMatchObject({
        payment_card: null,
        payment_subscription: null,
      })
    })

    it('rejects a card that was confirmed for another organisation, or does not exist', async () => {
      const [world, other] = [await makeWorld(host), await makeWorld(host)]
      const foreign = await confirmed(other, controls)

      for (const payment_method of [foreign, 'pm_invented']) {
        const call = world.admin.client.call('updatePaymentMethod', { body: { payment_method } })
        expect(await refusal(call)).toMatchObject({
          type: 'PAYMENT_REFUSED',
          message: 'Le paiement a été refusé',
        })
      }
    })

    it('reports that the provider does not respond, and still shows the last known state', async () => {
      const world = await makeWorld(host)
      await subscribe(world, controls)
      controls.setReachable(false)

      const error = await refusal(world.admin.client.call('getSetupIntentKey'))

      expect(error).toMatchObject({ type: 'PAYMENT_UNREACHABLE', status: 502 })
      expect((await organisationOf(world)).payment_card).toEqual(card)
    })

    it('[1.9.01] [1.6.09] rejects the deploys of administrators and team administrators until there is a subscription item', async () => {
      const world = await makeWorld(host)
      const deploy = () => world.teamAdmin.client.call('deployTeam', { path: { id: world.teamId } })
      const toOne = () => world.admin.client.call('deployUser', { path: { id: world.member.id } })

      const before = [await refusal(deploy()), await refusal(toOne())]
      await subscribe(world, controls)
      const after = await deploy()

      expect(before.map(({ type, status }) => [type, status])).toEqual([
        ['PLAN_NEEDED', 402],
        ['PLAN_NEEDED', 402],
      ])
      expect(after.queued).toBeGreaterThan(0)
    })

    it('[1.7.17] returns the provider’s data from debug_payment', async () => {
      const world = await makeWorld(host)
      const ask = () => world.admin.client.call('debugPayment', { path: { id: world.member.id } })

      expect(await ask()).toEqual({})
      await subscribe(world, controls)

      expect(await ask()).toMatchObject({
        customer_id: await customerOf(host, world),
        card,
        amount_due: 4900,
        currency: 'eur',
      })
    })

    it('accepts the end of a subscription only from a signed event, and handles it once', async () => {
      const world = await makeWorld(host)
      await subscribe(world, controls)
      const { body, signature } = controls.endSubscription(await customerOf(host, world))
      const send = (headers: Record<string, string>, text = body) =>
        request(host, '/payment-events', { method: 'POST', headers, body: text })

      const unsigned = await send({})
      const forged = await send({ 'Stripe-Signature': signature.replace(/.$/, 'x') })
      expect([unsigned.status, forged.status]).toEqual([400, 400])
      expect((await organisationOf(world)).payment_subscription).not.toBeNull()

      const accepted = await send({ 'Stripe-Signature': signature })
      expect([accepted.status, await accepted.json()]).toEqual([200, { received: true }])
      const { payment_subscription, payment_stripe_customer } = await organisationOf(world)
      expect([payment_subscription, payment_stripe_customer]).toEqual([null, null])

      controls.setReachable(false)
      const replayed = await send({ 'Stripe-Signature': signature })
      expect(replayed.status).toBe(200)
    })

    it('audits card changes by people and subscription changes by the provider', async () => {
      const world = await makeWorld(host)
      const path = { id: world.organisationId }
      await refusal(subscribe(world, controls, { ...card, refusal: 'expired_card' }))
      await subscribe(world, controls)
      await world.admin.client.call('resetPaymentMethod', { path })
      const { body, signature } = controls.endSubscription(await customerOf(host, world))
      const headers = { 'Stripe-Signature': signature }
      await request(host, '/payment-events', { method: 'POST', headers, body })

      const { data } = await world.admin.client.call('listAudit', { path })

      const { email } = world.admin
      expect(data.every(({ kind }) => kind === 'billing')).toBe(true)
      expect(data.map(({ action, outcome, actor }) => [action, outcome, actor])).toEqual([
        ['subscription_changed', 'ok', ''],
        ['card_removed', 'ok', email],
        ['card_saved', 'ok', email],
        ['card_saved', 'refused', email],
      ])
    })

    it.each([
      ['null characters', 'evt_\0', null],
      ['a lone surrogate', 'evt_\ud800', null],
      ['a very long text', 'e'.repeat(10_000), null],
      ['an empty text', '', null],
      ['a number', 7, null],
      ['a list', ['evt_1'], null],
      ['nothing', undefined, null],
      ['null characters in the customer', 'evt_1', 'cus_\0'],
      ['a very long customer', 'evt_2', 'c'.repeat(10_000)],
      ['a list of customers', 'evt_3', ['cus_1']],
      ['an object as the customer', 'evt_4', { id: 'cus_1' }],
      ['a number as the customer', 'evt_5', 7],
    ])('rejects a signed event with odd ids: %s', async (_, id, customer) => {
      const { body, signature } = controls.signEvent(id, customer)
      const headers = { 'Stripe-Signature': signature }

      const response = await request(host, '/payment-events', { method: 'POST', headers, body })

      expect([response.status, await response.json()]).toMatchObject([400, { type: 'VALIDATION' }])
    })

    it('accepts a signed event that is not about a customer', async () => {
      const { body, signature } = controls.signEvent('evt_6', undefined)
      const headers = { 'Stripe-Signature': signature }
      const response = await request(host, '/payment-events', { method: 'POST', headers, body })
      expect(response.status).toBe(200)
    })

    it('reads at most 256 kB of an event', async () => {
      const send = (size: number) =>
        request(host, '/payment-events', { method: 'POST', body: ' '.repeat(size) })
      expect((await send(256 * 1024)).status).toBe(400)
      expect((await send(256 * 1024 + 1)).status).toBe(413)
    })

    it('rejects an event while the provider is unreachable, so that it is sent again', async () => {
      const world = await makeWorld(host)
      await subscribe(world, controls)
      const { body, signature } = controls.endSubscription(await customerOf(host, world))
      const headers = { 'Stripe-Signature': signature }
      const send = () => request(host, '/payment-events', { method: 'POST', headers, body })
      controls.setReachable(false)
      const failed = await send()
      controls.setReachable(true)

      expect([failed.status, (await send()).status]).toEqual([502, 200])
      expect((await organisationOf(world)).payment_subscription).toBeNull()
    })

    it('limits card attempts', async () => {
      const { admin } = await makeWorld(host)
      const tries = Array.from({ length: 20 }, () => admin.client.call('getSetupIntentKey'))
      await Promise.all(tries)

      const error = await refusal(admin.client.call('getSetupIntentKey'))

      expect(error.type).toBe('TOO_MANY')
    })
  })
}
