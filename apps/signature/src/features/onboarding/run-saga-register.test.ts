import { signedIn } from '@org/app-kit'
import { createWorld, refusing } from '@org/app-kit/testing'
import { runSaga } from 'redux-saga'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { adminBeforeOnboarding } from '#shared/testing/before-onboarding.ts'
import type { TestProduct } from '#app/testing/test-product.ts'
import { afterSignIn } from './onboarding-saga.ts'
import { runRequested, runResumed, signatureEdited } from './onboarding-slice.ts'
import {
  failed,
  forgetFormer,
  losing,
  patience,
  plain,
  registerCalls,
  registered,
  run,
  startProduct,
  withLogo,
  written,
} from './run.fixture.ts'

beforeEach(forgetFormer)

const whole = written(registerCalls)
const once = { first_name: 'Claire', company: 'Neuville', logo: 'image/png', pictures: 1 }

/** A first login with a design that has a logo, its saving just begun. */
async function arrived(options: Parameters<typeof startProduct>[0] = {}) {
  const app = await startProduct(options)
  app.store.dispatch(signatureEdited(await withLogo()))
  app.store.dispatch(runRequested('register'))
  return app
}

const saved = (app: TestProduct) => vi.waitFor(() => expect(run(app)).toBeNull(), patience)

describe.each(registerCalls)(
  'a failure at the step %s after a first login',
  (step, method, path) => {
    it('stops there, says so, and goes on from there', async () => {
      let isRefusing = true
      const refuse = refusing(method, path)
      const app = await arrived({
        intercept: (request) => (isRefusing ? refuse(request) : undefined),
      })
      await failed(app)
      expect(run(app)?.failure).toEqual({ step, message: 'Refusé', isContentRefused: false })
      expect(app.mutations()).toEqual(whole.slice(0, whole.indexOf(`${method} ${path}`)))

      isRefusing = false
      app.store.dispatch(runResumed())
      await saved(app)
      expect(app.mutations()).toEqual(whole)
      expect(await registered(app)).toEqual(once)
      expect(app.state().onboarding.draft.signatureData.companyName).toBe('Neuville')
    })

    it('saves nothing twice where the answer was lost', async () => {
      const world = await createWorld(adminBeforeOnboarding)
      const fail = () => Promise.reject(new TypeError('fetch failed'))
      const app = await arrived({ world, intercept: losing(world, method, path, fail) })
      await failed(app)
      expect(run(app)?.failure?.step).toBe(step)
      app.store.dispatch(runResumed())
      await saved(app)
      expect(await registered(app)).toEqual(once)
    })

    it('saves nothing twice where the page was closed meanwhile', async () => {
      const world = await createWorld(adminBeforeOnboarding)
      const stay = vi.fn(() => new Promise<never>(() => undefined))
      const closed = await arrived({ world, intercept: losing(world, method, path, stay) })
      await vi.waitFor(() => expect(stay).toHaveBeenCalled(), patience)
      closed.stop()
      const earlier = [...world.requests]

      const next = await startProduct({ world })
      expect(run(next)?.steps.find(({ isDone }) => !isDone)?.name).toBe(step)
      next.store.dispatch(runResumed())
      await saved(next)
      expect(await registered(next, earlier)).toEqual(once)
    })
  },
)

/** What the saving gives back that a first login begins with. */
async function result(
  action: 'register' | 'login',
  options: Parameters<typeof startProduct>[0] = {},
) {
  const app = await startProduct(options)
  app.store.dispatch(signatureEdited(plain))
  const { auth, user, organisation, otherAccounts } = app.state().session
  if (!auth) throw new Error('Nobody is signed in.')
  const payload = { auth, user, organisation, otherAccounts, action }
  const { store, environment } = app
  const io = { dispatch: store.dispatch, getState: () => store.getState() }
  const given = await runSaga(io, afterSignIn, environment, signedIn(payload)).toPromise()
  return [given, app.mutations()] as const
}

it('[1.4.33] [2.4.01] saves to the user, then to the company, then says that it is done', async () => {
  expect(await result('register')).toEqual([true, whole.slice(1)])
})

it('says that it is not done where the company was refused, and where there was nothing to save', async () => {
  const intercept = refusing('PATCH', '/demo-organisation')
  expect(await result('register', { intercept })).toEqual([false, whole.slice(1, 2)])
  await forgetFormer()
  expect(await result('login')).toEqual([false, []])
})
