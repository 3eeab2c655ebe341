import { createAction } from '@reduxjs/toolkit'
import { delay, put } from 'typed-redux-saga'
import { expect, it, vi } from 'vitest'
import { sessionEnded } from '../session/session-slice.ts'
import type { Environment } from '../store/environment.ts'
import { request } from '../store/request.ts'
import { createTestApp } from '../testing/test-app.ts'
import { optimistic } from './optimistic.ts'
import { saveOperation, type SaveTexts } from './save-operation.ts'
import { takeLeadingBy } from './take-leading-by.ts'

const work = createAction<{ key: string; fails?: boolean }>('test/work')
const applied = createAction<string>('test/applied')
const restored = createAction<string>('test/restored')

const texts = { saving: 'Saving...', saved: 'Saved' }

function appWith(saga: (environment: Environment) => Generator) {
  const log = (state: string[] = [], action: { type: string; payload?: unknown }) =>
    action.type.startsWith('test/a') || action.type.startsWith('test/r')
      ? [...state, `${action.type} ${String(action.payload)}`]
      : state
  return createTestApp({ product: { reducers: { log }, sagas: [saga] } })
}

const logOf = ({ store }: { store: { getState: () => unknown } }) =>
  (store.getState() as { log: string[] }).log

function* saving(environment: Environment, changed: Partial<SaveTexts> = {}) {
  yield* takeLeadingBy(
    work,
    ({ payload }) => payload.key,
    ({ payload }) =>
      saveOperation(environment, payload.key, { ...texts, ...changed }, () =>
        optimistic({
          apply: applied(payload.key),
          restore: restored(payload.key),
          *send() {
            yield* delay(20)
            if (payload.fails) throw new Error('Refusé')
            return payload.key
          },
        }),
      ),
  )
}

it('notifies the user when saving starts and when it succeeds', async () => {
  const app = await appWith(saving)
  app.store.dispatch(work({ key: 'a' }))
  expect(app.notices).toEqual(['Saving...'])
  expect(app.store.getState().operations['a']).toEqual({ status: 'running' })
  await vi.waitFor(() => expect(app.notices).toEqual(['Saving...', 'Saved']))
  expect(app.withdrawn).toEqual([])
  expect(app.store.getState().operations['a']).toEqual({ status: 'succeeded', id: 'a' })
  expect(logOf(app)).toEqual(['test/applied a'])
})

it('rolls back and shows the reason when saving fails', async () => {
  const app = await appWith(saving)
  app.store.dispatch(work({ key: 'a', fails: true }))
  expect(logOf(app)).toEqual(['test/applied a'])
  await vi.waitFor(() => expect(app.notices).toEqual(['Saving...', 'Refusé']))
  expect(app.withdrawn).toEqual(['Saving...'])
  expect(logOf(app)).toEqual(['test/applied a', 'test/restored a'])
  expect(app.store.getState().operations['a']).toEqual({ status: 'failed', message: 'Refusé' })
})

it.each([
  ['a form, which shows it until the next attempt', {}, ['Saving...', 'Refusé'], []],
  ['a form that alone says why', { failed: null }, ['Saving...'], []],
  ['a form, in the specified words', { failed: 'Error' }, ['Saving...', 'Error'], []],
  ['no form, until it is dismissed', { hasForm: false }, ['Saving...', 'Refusé'], ['Refusé']],
])('says once that saving failed: %s', async (_, texts, notices, errors) => {
  const app = await appWith((environment) => saving(environment, texts))
  app.store.dispatch(work({ key: 'a', fails: true }))
  await vi.waitFor(() => expect(app.store.getState().operations['a']?.status).toBe('failed'))
  expect(app.notices).toEqual(notices)
  expect(app.errors).toEqual(errors)
})

it('withdraws the error of a save on the next attempt, but not when another save starts', async () => {
  const app = await appWith(saving)
  app.store.dispatch(work({ key: 'a', fails: true }))
  await vi.waitFor(() => expect(app.notices).toEqual(['Saving...', 'Refusé']))
  app.withdrawn.length = 0
  app.store.dispatch(work({ key: 'b' }))
  expect(app.withdrawn).toEqual([])
  app.store.dispatch(work({ key: 'a' }))
  expect(app.withdrawn).toEqual(['Refusé'])
  await vi.waitFor(() => expect(app.store.getState().operations['a']?.status).toBe('succeeded'))
})

it('drops a second request for the same key and runs other keys in parallel', async () => {
  const app = await appWith(saving)
  app.store.dispatch(work({ key: 'a' }))
  app.store.dispatch(work({ key: 'a' }))
  app.store.dispatch(work({ key: 'b' }))
  expect(logOf(app)).toEqual(['test/applied a', 'test/applied b'])
  await vi.waitFor(() => expect(app.store.getState().operations['a']?.status).toBe('succeeded'))
  app.store.dispatch(work({ key: 'a' }))
  expect(logOf(app)).toHaveLength(3)
})

it('aborts a call when the session ends, and ignores its response', async () => {
  const signals: AbortSignal[] = []
  const app = await appWith(function* () {
    if (signals.length > 0) return
    yield* request((signal) => {
      signals.push(signal)
      return new Promise((resolve) => setTimeout(resolve, 30))
    })
    yield* put(applied('answer'))
  })
  app.store.dispatch(sessionEnded('logout'))
  expect(signals[0]?.aborted).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(logOf(app)).toEqual([])
})

it('logs the crash of a feature, and restarts it', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let starts = 0
  const app = await appWith(function* () {
    starts += 1
    if (starts === 1) throw new Error('crash')
    yield* put(applied('again'))
  })
  await vi.waitFor(() => expect(logOf(app)).toEqual(['test/applied again']), { timeout: 3000 })
  expect(report).toHaveBeenCalledWith(new Error('crash'))
  report.mockRestore()
})
