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
  resetProducts,
  losingResponse,
  patience,
  plain,
  registerCalls,
  registered,
  run,
  startProduct,
  withLogo,
  written,
} from './run.fixture.ts'

beforeEach(resetProducts)

const whole = written(registerCalls)
const once = { first_name: 'Claire', company: 'Neuville', logo: 'image/png', images: 1 }

/** Starts to save a design with a logo after a first login. */
async function firstLogin(options: Parameters<typeof startProduct>[0] = {}) {
  const app = await startProduct(options)
  app.store.dispatch(signatureEdited(await withLogo()))
  app.store.dispatch(runRequested('register'))
  return app
}

const saved = (app: TestProduct) => vi.waitFor(() => expect(run(app)).toBeNull(), patience)

describe.each(registerCalls)(
  'a run that fails at the step %s after a first login',
  (step, method, path) => {
    it('stops there, reports the failure, and resumes from there', async () => {
      let isRefusing = true
      const refuse = refusing(method, path)
      const app = await firstLogin({
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

    it('saves everything only once after a lost response', async () => {
      const world = await createWorld(adminBeforeOnboarding)
      const fail = () => Promise.reject(new TypeError('fetch failed'))
      const app = await firstLogin({ world, intercept: losingResponse(world, method, path, fail) })
      await failed(app)
      expect(run(app)?.failure?.step).toBe(step)
      app.store.dispatch(runResumed())
      await saved(app)
      expect(await registered(app)).toEqual(once)
    })

    it('saves everything only once after the page was closed', async () => {
      const world = await createWorld(adminBeforeOnboarding)
      const stay = vi.fn(() => new Promise<never>(() => undefined))
      const closed = await firstLogin({
        world,
        intercept: losingResponse(world, method, path, stay),
      })
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

/** Runs `afterSignIn`. Returns its result and the calls that it made. */
async function runAfterSignIn(
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
  const isSaved = await runSaga(io, afterSignIn, environment, signedIn(payload)).toPromise()
  return [isSaved, app.mutations()] as const
}

it('[1.4.33] [2.4.01] saves to the user, then to the company, then reports success', async () => {
  expect(await runAfterSignIn('register')).toEqual([true, whole.slice(1)])
})

it('reports no success if the company was rejected, or if the sign-in was not a registration', async () => {
  const intercept = refusing('PATCH', '/demo-organisation')
  expect(await runAfterSignIn('register', { intercept })).toEqual([false, whole.slice(1, 2)])
  await resetProducts()
  expect(await runAfterSignIn('login')).toEqual([false, []])
})
