import { createAction, createReducer } from '@reduxjs/toolkit'
import { cancelled, put, take, takeEvery } from 'typed-redux-saga'
import { expect, it, vi } from 'vitest'
import type { Feature } from '../product.ts'
import { logoutRequested } from '../session/session-slice.ts'
import { createTestApp } from '../testing/test-app.ts'

const increment = createAction('counting/increment')
const counted = createAction('counting/counted')

/** Creates a feature with a counter. Its notes record when its saga is started and cancelled. */
function createCounting() {
  const notes: string[] = []
  const feature: Feature = {
    reducers: {
      counting: createReducer(0, (builder) => builder.addCase(counted, (count) => count + 1)),
    },
    sagas: [
      function* countingSaga() {
        notes.push('started')
        try {
          yield* takeEvery(increment, function* () {
            yield* put(counted())
          })
          yield* take('never')
        } finally {
          if (yield* cancelled()) notes.push('cancelled')
        }
      },
    ],
  }
  return { feature, notes }
}

const countOf = (state: object) => (state as { counting?: number }).counting

it('immediately adds the state and starts the saga of a feature', async () => {
  const app = await createTestApp()
  const { feature, notes } = createCounting()
  expect(countOf(app.store.getState())).toBeUndefined()

  app.register(feature)
  app.store.dispatch(increment())

  expect(countOf(app.store.getState())).toBe(1)
  expect(notes).toEqual(['started'])
  app.stop()
})

it('keeps the state and does not start a second saga when a feature is registered again', async () => {
  const app = await createTestApp()
  const { feature, notes } = createCounting()
  app.register(feature)
  app.store.dispatch(increment())

  app.register(feature)
  app.store.dispatch(increment())

  expect(countOf(app.store.getState())).toBe(2)
  expect(notes).toEqual(['started'])
  app.stop()
})

it('cancels the saga when the account changes, and starts it for the next one', async () => {
  const app = await createTestApp()
  const { feature, notes } = createCounting()
  app.register(feature)

  app.store.dispatch(logoutRequested())

  await vi.waitFor(() => expect(notes).toEqual(['started', 'cancelled', 'started']))
  app.store.dispatch(increment())
  expect(countOf(app.store.getState())).toBe(1)
  app.stop()
})
