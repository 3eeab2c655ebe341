import { configureStore } from '@reduxjs/toolkit'
import { combineReducers, type Reducer } from 'redux'
import { type Client, type ClientOptions, createClient } from '@org/api/client'
import createSagaMiddleware from 'redux-saga'
import { silentAnalytics } from '../analytics/analytics.ts'
import { changesReducer } from '../changes/changes-slice.ts'
import { connectionReducer } from '../connection/connection-slice.ts'
import { displayReducer } from '../display/display-slice.ts'
import { identityReducer } from '../identity/identity-slice.ts'
import { dataLoader, loadOnce, type LoadData, type OpenData } from '../identity/load-data.ts'
import { createErrorNotices } from '../notifications/error-notices.ts'
import { operationsReducer } from '../operations/operations-slice.ts'
import type { Feature, Product, StateOf } from '../product.ts'
import { loadUser } from '../session/load-user.ts'
import { sessionEnded, sessionReducer } from '../session/session-slice.ts'
import { signInReducer } from '../sign-in/sign-in-slice.ts'
import type { Backend } from '../store/backend.ts'
import type { Environment } from '../store/environment.ts'
import { createFeatureRegistry } from './feature-registry.ts'
import { rootSaga } from './root-saga.ts'

/** Options from the host; the rest of the environment is created here. */
export interface AppStoreOptions
  extends
    Pick<
      Environment,
      'browserKey' | 'identityStorage' | 'notify' | 'sessionStorage' | 'signInStorage'
    >,
    Partial<Pick<Environment, 'analytics' | 'consent' | 'newKey'>> {
  product: Omit<Product, 'name' | 'Router'>
  /** Base path of the API, for example `/api`. */
  baseUrl: string
  fetch?: ClientOptions['fetch']
  repeatsLost?: ClientOptions['repeatsLost']
  /** Loads the identity service if the server has one configured. By default, none is used. */
  openData?: OpenData
  /** Answers the calls instead of the server. By default, `fetch` sends them to the server. */
  backend?: Backend | undefined
}

const sharedReducers = {
  session: sessionReducer,
  signIn: signInReducer,
  identity: identityReducer,
  operations: operationsReducer,
  display: displayReducer,
  connection: connectionReducer,
  changes: changesReducer,
}
/** The state that the store of every product has. */
export type SharedState = StateOf<{ reducers: typeof sharedReducers }>

/**
 * Creates the store of one product, with the product's own reducers and the shared ones, and starts
 * all sagas. Also returns the environment, which components share with the sagas.
 */
export function createAppStore(options: AppStoreOptions) {
  const { baseUrl, backend, fetch = backend?.fetch } = options
  const saga = createSagaMiddleware()
  const errorNotices = createErrorNotices(options.notify)
  const features = createFeatureRegistry(options.product)
  const rootReducer = (): Reducer => combineReducers({ ...features.reducers, ...sharedReducers })
  const store = configureStore({
    reducer: rootReducer() as Reducer<SharedState>,
    // The checks are off: the state is always plain data, and checking large lists is slow.
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(
        errorNotices.middleware,
        saga,
      ),
  })
  const auth = () => store.getState().session.auth
  const client = createClient({
    baseUrl,
    filesUrl: backend?.filesUrl,
    repeatsLost: options.repeatsLost,
    ...(fetch && { fetch }),
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
    filesUrl: backend?.filesUrl ?? baseUrl,
    ports: options.product.openPorts?.(client) ?? {},
    notify: errorNotices.notify,
    sessionStorage: options.sessionStorage,
    signInStorage: options.signInStorage,
    browserKey: options.browserKey,
    identityStorage: options.identityStorage,
    data: backend ? loadOnce(backend.openData) : configuredData(client, options.openData),
    onConnection: backend?.onConnection ?? (() => () => undefined),
    openChanges: backend?.openChanges ?? null,
    isIdentityOnly: backend !== undefined,
    analytics: options.analytics ?? silentAnalytics,
    consent: options.consent ?? null,
    newKey: options.newKey ?? (() => crypto.randomUUID()),
    loadAccount: options.product.loadAccount ?? loadUser,
    clearLocalData: async (reason) => {
      await Promise.all([
        options.product.clearLocalData?.(reason),
        backend?.clearLocalData?.(reason),
      ])
    },
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

function configuredData(client: Client, openData: OpenData | undefined): LoadData {
  return openData ? dataLoader(client, openData) : () => Promise.resolve(null)
}

export type AppStore = ReturnType<typeof createAppStore>
