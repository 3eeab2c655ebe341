import type { IdentityStorage } from '../identity/identity-storage.ts'
import { memorySessionStorage, type SessionStorage } from '../session/session-storage.ts'
import type { Product } from '../product.ts'
import type { SignInStorage } from '../sign-in/sign-in-storage.ts'
import { createAppStore } from '../app-store/create-app-store.ts'
import { memoryBrowser } from './memory-browser.ts'
import { type ApiOptions, createWorld, identityOptionsOf, type StoryWorld } from './story-world.ts'

export interface TestAppOptions {
  product?: Pick<Product, 'reducers' | 'sagas'> &
    Pick<Partial<Product>, 'clearLocalData' | 'loadAccount' | 'openPorts' | 'routes'>
  api?: ApiOptions
  /** An existing installation to use instead of a new one. */
  world?: StoryWorld
  /**
   * Session storage. Tabs made by `memoryTabs` share theirs. By default, the storage of a single
   * tab that is signed in to the world's session.
   */
  sessionStorage?: SessionStorage
  /** The sign-in state that an earlier tab has stored; none by default. */
  signInStorage?: SignInStorage
  identityStorage?: IdentityStorage
  /** Handles some calls in place of the API; undefined passes a call on. */
  intercept?: (request: Request) => Promise<Response | undefined> | Response | undefined
}

/**
 * Creates a store with running sagas and an in-memory installation, for tests without a browser.
 */
export async function createTestApp(options: TestAppOptions = {}) {
  const world = options.world ?? (await createWorld(options.api))
  const notices: string[] = []
  const withdrawn: string[] = []
  const errors: string[] = []
  const sessionStorage = options.sessionStorage ?? memorySessionStorage(world.auth)
  const app = createAppStore({
    product: options.product ?? { reducers: {}, sagas: [] },
    baseUrl: 'http://app.example/api',
    repeatsLost: false,
    sessionStorage,
    ...memoryBrowser(),
    ...(options.signInStorage ? { signInStorage: options.signInStorage } : {}),
    ...(options.identityStorage ? { identityStorage: options.identityStorage } : {}),
    ...identityOptionsOf(world, 'http://app.example/api'),
    notify: (message, tone) => {
      notices.push(message)
      if (tone === 'danger') errors.push(message)
      return () => void withdrawn.push(message)
    },
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const answer = await options.intercept?.(request.clone())
      init?.signal?.throwIfAborted()
      return answer ?? world.fetch(request)
    },
  })
  return { ...app, world, notices, errors, withdrawn, sessionStorage }
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>
