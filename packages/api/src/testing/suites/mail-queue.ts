import { beforeEach, expect, it } from 'vitest'
import { runDueJobs } from '../../jobs/run-jobs.ts'
import type { ClaimedJob, NewJob } from '../../ports/job-queue.ts'
import { serverGate } from '../../ports/mail-gates.ts'
import type { ContractHost } from '../host.ts'

const pause = { first: 10, longest: 60 }

/** Each host's queue of mails, without the mails themselves. */
export function mailQueueSuite(host: () => ContractHost): void {
  let number = 0
  const now = () => host().adapters.clock.now()
  const queue = () => host().adapters.repositories.jobs
  const claim = (single: number, bulk: number) => queue().claim(now(), 30, { single, bulk })
  const keys = (jobs: readonly ClaimedJob[]) => jobs.map(({ key }) => key.split('.').at(-1))

  /** A job with a key that ends with `name`. `to` is an organisation and a domain. */
  const mail = (name: string, to: string, isBulk = true): NewJob => {
    const [organisation = '', domain = ''] = to.split('@')
    number += 1
    return {
      key: `queued.${number}.${now()}.${name}`,
      kind: 'test',
      payload: {},
      runAt: now(),
      mail: { organisationId: `${organisation}-${host().baseUrl}`, domain, isBulk },
    }
  }
  async function complete(jobs: readonly ClaimedJob[]): Promise<void> {
    for (const job of jobs) await queue().complete(job)
  }

  beforeEach(() => runDueJobs(host().adapters))

  it('lets organisations take turns, whatever the number of their mails', async () => {
    const large = Array.from({ length: 20 }, (_, index) => mail(`large${index}`, 'a@a.example'))
    await queue().add(large)
    const first = await claim(0, 2)
    await queue().add(['small0', 'small1'].map((name) => mail(name, 'b@b.example')))

    const next = [await claim(0, 1), await claim(0, 1), await claim(0, 1), await claim(0, 1)].flat()

    expect(keys(first)).toEqual(['large0', 'large1'])
    expect(keys(next)).toEqual(['small0', 'large2', 'small1', 'large3'])
    await complete([...first, ...next, ...(await claim(0, 100))])
  })

  it('gives single mails slots of their own', async () => {
    await queue().add([
      mail('bulk0', 'a@a.example'),
      mail('bulk1', 'a@a.example'),
      mail('single', 'a@a.example', false),
    ])

    const claimed = await claim(1, 1)

    expect(keys(claimed)).toEqual(['single', 'bulk0'])
    await complete([...claimed, ...(await claim(0, 9))])
  })

  it('holds the mails of a closed gate, then probes it with one mail', async () => {
    const domain = `busy-${now()}.example`
    await queue().add([
      ...['busy0', 'busy1', 'busy2'].map((name) => mail(name, `a@${domain}`)),
      mail('other', 'a@other.example'),
    ])
    const opensAt = await queue().gates.close(domain, now(), pause, false)
    const whileClosed = await claim(9, 9)
    host().clock.advance(opensAt - now())
    const probe = await claim(9, 9)
    const meanwhile = await claim(9, 9)
    await queue().gates.open([domain])
    const open = await claim(9, 9)

    expect(keys(whileClosed)).toEqual(['other'])
    expect(keys(probe)).toEqual(['busy0'])
    expect(probe[0]?.probes).toEqual([domain])
    expect(meanwhile).toEqual([])
    expect(keys(open)).toEqual(['busy1', 'busy2'])
    expect(open[0]?.probes).toEqual([])
    await complete([...whileClosed, ...probe, ...open])
  })

  it('lets other jobs run while the mail server is away', async () => {
    const other: NewJob = { key: `plain.${now()}.plain`, kind: 'test', payload: {}, runAt: now() }
    await queue().add([mail('held', 'a@a.example'), mail('single', 'b@b.example', false), other])
    const opensAt = await queue().gates.close(serverGate, now(), pause, false)

    const whileClosed = await claim(9, 9)
    host().clock.advance(opensAt - now())
    const probe = await claim(9, 9)
    const meanwhile = await claim(9, 9)
    await queue().gates.open([serverGate])
    const open = await claim(9, 9)

    expect(keys(whileClosed)).toEqual(['plain'])
    expect(keys(probe)).toEqual(['single'])
    expect(probe[0]?.probes).toEqual([serverGate])
    expect(meanwhile).toEqual([])
    expect(keys(open)).toEqual(['held'])
    await complete([...whileClosed, ...probe, ...open])
  })

  it('doubles the pause of a gate with each failed probe, and counts simultaneous failures once', async () => {
    const { gates } = queue()
    const domain = `doubling-${now()}.example`
    const start = now()
    const close = async (at: number, isProbe: boolean) =>
      (await gates.close(domain, start + at, pause, isProbe)) - start

    expect([await close(0, false), await close(1, false)]).toEqual([10, 10])
    expect([await close(10, true), await close(10, false)]).toEqual([30, 30])
    expect(await close(30, false)).toBe(70)
    expect(await close(70, true)).toBe(130)
    await gates.open([domain])
    // Two failures are left, so this is the third.
    expect(await close(200, true)).toBe(240)
    await gates.open([domain])
    await gates.open([domain])
    expect(await close(300, false)).toBe(310)
    await gates.open([domain])
  })

  it('extends leases, but not those that another worker has taken over', async () => {
    await queue().add([mail('held', 'a@a.example'), mail('lost', 'a@a.example')])
    const [held, lost] = await claim(0, 2)
    if (!held || !lost) throw new Error('Both jobs should be claimed')
    host().clock.advance(20)
    expect(await queue().extend([held], now() + 30)).toEqual([held.id])
    host().clock.advance(11)
    const taken = await claim(0, 9)

    expect(keys(taken)).toEqual(['lost'])
    expect(await queue().extend([held, lost], now() + 30)).toEqual([held.id])
    expect(await queue().complete(lost)).toBe(false)
    await complete([held, ...taken])
  })

  it('does not count a postponed attempt', async () => {
    await queue().add([mail('later', 'a@a.example')])
    const [first] = await claim(0, 1)
    if (!first) throw new Error('The job should be claimed')
    await queue().postpone(first, now() + 60, 'greylisted', now())
    const early = await claim(0, 1)
    host().clock.advance(60)
    const again = await claim(0, 1)

    expect(first).toMatchObject({ attempt: 1, deferredSince: null })
    expect(early).toEqual([])
    expect(again).toMatchObject([{ attempt: 1, deferredSince: now() - 60 }])
    expect(await queue().complete(first)).toBe(false)
    await complete(again)
  })
}
