import 'fake-indexeddb/auto'
import { demoIds } from '@org/app-kit/testing'
import { expect, it, vi } from 'vitest'
import { deployOperation, deployRequested, type DeployTarget } from '#features/deploy'
import { startProduct } from '#app/testing/test-product.ts'
import { upgradeAnswered } from './upgrade-slice.ts'

const support: DeployTarget = { kind: 'team', id: demoIds.teams.support }
const request = deployRequested({
  target: support,
  message: '',
  sendAgain: false,
  idempotencyKey: 'k',
})

async function refusedFor(userId: string) {
  const app = await startProduct({ api: { userId, hasPayments: true, runsJobs: false } })
  app.store.dispatch(request)
  await vi.waitFor(() =>
    expect(app.state().operations[deployOperation(support)]?.status).toBe('failed'),
  )
  return app
}

it('asks an administrator to upgrade when a deploy is rejected for lack of a plan', async () => {
  const app = await refusedFor(demoIds.admin)
  expect(app.state().upgrade.isAsked).toBe(true)
  expect(app.world.adapters.outbox).toEqual([])

  app.store.dispatch(upgradeAnswered())
  expect(app.state().upgrade.isAsked).toBe(false)
})

it('does not ask to upgrade while payments are off', async () => {
  const app = await startProduct({ api: { runsJobs: false } })
  app.store.dispatch(request)
  await vi.waitFor(() =>
    expect(app.state().operations[deployOperation(support)]?.status).toBe('succeeded'),
  )
  expect(app.state().upgrade.isAsked).toBe(false)
})
