import { configureStore } from '@reduxjs/toolkit'
import { combineReducers, type Reducer } from 'redux'
import { type ClientOptions, createClient } from '@org/api/client'
import createSagaMiddleware from 'redux-saga'
import { silentAnalytics } from '../analytics/analytics.ts'
import { displayReducer } from '../display/display-slice.ts'
import { identityReducer } from '../identity/identity-slice.ts'
import { memoryIdentityStorage } from '../identity/identity-storage.ts'
import { dataLoader, type OpenData } from '../identity/load-data.ts'
import { operationsReducer } from '../operations/operations-slice.ts'
import type { Feature, Product, StateOf } from '../product.ts'
import { loadUser } from '../session/load-user.ts'
import { sessionEnded, sessionReducer } from '../session/session-slice.ts'
import { memoryBrowserKey } from '../sign-in/browser-key.ts'
import { signInReducer } from '../sign-in/sign-in-slice.ts'
import { memorySignInStorage } from '../sign-in/sign-in-storage.ts'
import type { Environment } from '../store/environment.ts'
import { createFeatureRegistry } from './feature-registry.ts'
import { rootSaga } from './root-saga.ts'

/** Options from the host; the rest of the environment is created here. */
export interface AppStoreOptions extends Partial<
  Pick<Environment, 'analytics' | 'newKey' | 'signInStorage' | 'identityStorage' | 'browserKey'>
> {
  product: Omit<Product, 'name' | 'Router'>
  sessionStorage: Environment['sessionStorage']
  notify: Environment['notify']
  /** Base path of the API, for example `/api`. */
  baseUrl: string
  fetch?: ClientOptions['fetch']
  /** Loads the identity service if the server has one configured. By default, none is used. */
  openData?: OpenData
}

const sharedReducers = {
  session: sessionReducer,
  signIn: signInReducer,
  identity: identityReducer,
  operations: operationsReducer,
  display: displayReducer,
}
/** The state that every product's store has. */
export type SharedState = StateOf<{ reducers: typeof sharedReducers }>

/**
 * Creates the store of one product, with the product's own reducers and the shared ones, and starts
 * all sagas. Also returns the environment, which components share with the sagas.
 */
export function createAppStore(options: AppStoreOptions) {
  const saga = createSagaMiddleware()
  const features = createFeatureRegistry(options.product)
  const rootReducer = (): Reducer => combineReducers({ ...features.reducers, ...sharedReducers })
  const store = configureStore({
    reducer: rootReducer() as Reducer<SharedState>,
    // The checks are off: the state is always plain data, and checking large lists is slow.
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(saga),
  })
  const auth = () => store.getState().session.auth
  const client = createClient({
    baseUrl: options.baseUrl,
    ...(options.fetch ? { fetch: options.fetch } : {}),
    ...(options.product.routes ? { routes: options.product.routes } : {}),
    getToken: () => auth()?.access_token ?? null,
    onSessionEnd: (token) => {
      // A late response for an earlier session must not end a newer session in this or another tab.
      const kept = options.sessionStorage.read()?.access_token ?? token
      const isCurrent = token !== null && token === auth()?.access_token && token === kept
      if (isCurrent) store.dispatch(sessionEnded('expired'))
    },
  })
  const environment: Environment = {
    client,
    ports: options.product.openPorts?.(client) ?? {},
    notify: options.notify,
    sessionStorage: options.sessionStorage,
    signInStorage: options.signInStorage ?? memorySignInStorage(),
    browserKey: options.browserKey ?? memoryBrowserKey(),
    identityStorage: options.identityStorage ?? memoryIdentityStorage(),
    data: options.openData ? dataLoader(client, options.openData) : () => Promise.resolve(null),
    analytics: options.analytics ?? silentAnalytics,
    newKey: options.newKey ?? (() => crypto.randomUUID()),
    loadAccount: options.product.loadAccount ?? loadUser,
    clearLocalData: options.product.clearLocalData ?? (() => Promise.resolve()),
  }
  const task = saga.run(rootSaga, features, environment)
  /** Adds the state and the sagas of a feature whose screens are about to render. */
  const register = (feature: Feature): void => {
    if (!features.add(feature)) return
    store.replaceReducer(rootReducer() as Reducer<SharedState>)
    for (const one of feature.sagas) features.added.put(one)
  }
  return { store, environment, register, stop: () => task.cancel() }
}

export type AppStore = ReturnType<typeof createAppStore>
