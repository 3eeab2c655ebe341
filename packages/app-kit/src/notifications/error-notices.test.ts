import { expect, it } from 'vitest'
import { accountLeft, logoutRequested, sessionEnded } from '../session/session-slice.ts'
import { createTestApp } from '../testing/test-app.ts'

/** Starts an app that shows an error and another message. */
async function appWithError() {
  const app = await createTestApp()
  app.environment.notify('Not saved', 'danger')
  app.environment.notify('Copied', 'success')
  return app
}

it.each([logoutRequested(), sessionEnded('logout'), accountLeft()])(
  'withdraws the errors of an account when the user leaves it: $type',
  async (leaving) => {
    const { store, withdrawn } = await appWithError()
    store.dispatch(leaving)
    expect(withdrawn).toEqual(['Not saved'])
  },
)

it('keeps the errors of an expired session for the person who signs in again', async () => {
  const { store, withdrawn } = await appWithError()
  store.dispatch(sessionEnded('expired'))
  expect(withdrawn).toEqual([])
})

it('shows errors that occur after the user has left the account', async () => {
  const { environment, notices, store, withdrawn } = await appWithError()
  store.dispatch(accountLeft())
  environment.notify('Not deleted', 'danger')
  expect(notices).toContain('Not deleted')
  expect(withdrawn).toEqual(['Not saved'])
})
