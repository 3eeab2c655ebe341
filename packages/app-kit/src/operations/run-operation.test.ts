import { ApiError } from '@org/api/client'
import { configureStore, createAction } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { call, delay, takeLeading } from 'typed-redux-saga'
import { describe, expect, it, vi } from 'vitest'
import { operationForgotten, operationsReducer } from './operations-slice.ts'
import { runOperation } from './run-operation.ts'
import { refusedFields } from './refused-fields.ts'
import { trackOperation } from './track-operation.ts'

const key = 'teams/create'
const requested = createAction<string>('teams/createRequested')

/**
 * Creates a store whose saga creates a team and then stays busy for a while, reloading the list.
 */
function teamStore(create: (name: string) => Promise<string>) {
  const saga = createSagaMiddleware()
  const store = configureStore({
    reducer: { operations: operationsReducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(saga),
  })
  saga.run(function* () {
    yield* takeLeading(requested, function* ({ payload }) {
      yield* trackOperation(key, function* () {
        return yield* call(create, payload)
      })
      yield* delay(80)
    })
  })
  return store
}

describe('runOperation', () => {
  it('returns the id of the created entity', async () => {
    const store = teamStore(async (name) => `id of ${name}`)
    expect(await runOperation(store, key, requested('Nantes'))).toBe('id of Nantes')
  })

  it('throws the message of a failure', async () => {
    const store = teamStore(() => Promise.reject(new Error('Ce nom est déjà pris')))
    await expect(runOperation(store, key, requested('Nantes'))).rejects.toThrow(
      'Ce nom est déjà pris',
    )
  })

  it('throws the server errors of single fields', async () => {
    const message = 'Une équipe porte déjà ce nom'
    const duplicate = { type: 'DUPLICATE', code: 107, message, payload: { field: 'name' } }
    const store = teamStore(() => Promise.reject(new ApiError(duplicate, 409)))
    const thrown: unknown = await runOperation(store, key, requested('Nantes')).catch(
      (error: unknown) => error,
    )
    expect(refusedFields(thrown)).toEqual({ name: message })
  })

  it('shows the server error of a field in French', async () => {
    const errors = [{ path: 'name', message: 'name must be a string !' }]
    const wrong = { type: 'VALIDATION', code: 100, message: 'name …', payload: { errors } }
    const store = teamStore(() => Promise.reject(new ApiError(wrong, 400)))
    const thrown: unknown = await runOperation(store, key, requested('Nantes')).catch(
      (error: unknown) => error,
    )
    expect(refusedFields(thrown)).toEqual({ name: 'Cette valeur n’est pas acceptée' })
  })

  it('waits for a saga that is still busy with earlier work', async () => {
    const created: string[] = []
    const store = teamStore(async (name) => {
      created.push(name)
      return name
    })
    await runOperation(store, key, requested('Nantes'))
    expect(await runOperation(store, key, requested('Lyon'))).toBe('Lyon')
    expect(created).toEqual(['Nantes', 'Lyon'])
  })

  it('rejects when the user leaves the account in the meantime', async () => {
    const store = teamStore(() => new Promise(() => {}))
    const running = runOperation(store, key, requested('Nantes'))
    await vi.waitFor(() => expect(store.getState().operations[key]?.status).toBe('running'))
    store.dispatch(operationForgotten(key))
    await expect(running).rejects.toThrow('L’enregistrement a été interrompu.')
  })
})
