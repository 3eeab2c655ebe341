import type { Adapters } from '@org/api'
import {
  type Api,
  createApi,
  demoSeed,
  type MemoryAdapters,
  memoryAdapters,
  memoryIdentities,
  type MemoryPayments,
  memoryPayments,
  runDueJobs,
  type Seed,
  signInAs,
} from '@org/api/memory'
import { memoryData, type MemoryData, type MemoryDataOptions } from '@org/data/memory'
import type { AppStoreOptions } from '../app-store/create-app-store.ts'
import type { Auth } from '../session/session-storage.ts'

/**
 * Fixed time of the in-memory installations, in seconds since 1970, so that stories always show the
 * same dates.
 */
export const storyTime = Date.UTC(2027, 0, 15, 8) / 1000

/** Options for the API of a story or test. */
export interface ApiOptions {
  /** The product whose host receives the calls; the signature product by default. */
  product?: NonNullable<Parameters<Api['fetch']>[1]>['product']
  /** Initial data; the demonstration organisation by default, null for an empty installation. */
  seed?: (() => Seed) | null
  /** Stores data that a seed cannot contain. */
  prepare?: (adapters: MemoryAdapters) => Promise<void>
  /** The signed-in user; nobody by default. */
  userId?: string | null
  /** Whether queued mails are sent immediately; default true. */
  runsJobs?: boolean
  /** Whether card payments are enabled; default false. */
  hasPayments?: boolean
  /** An identity service in addition to the code by email; default none. */
  identity?: MemoryDataOptions
  /** Whether people sign in by that identity service alone; default false. */
  isIdentityOnly?: boolean
  /** Ports to replace, for example the mailer by one that fails. */
  overrides?: Partial<Adapters>
}

/** A call that reached the API. */
export interface SeenRequest {
  method: string
  /** Path with query, from `/api` on. */
  path: string
  body: string
  idempotencyKey: string | null
}

/** An in-memory installation. */
export interface StoryWorld {
  adapters: MemoryAdapters
  /** The card provider; null while payments are off. */
  payments: MemoryPayments | null
  /** The identity service; null when none is configured. */
  data: MemoryData | null
  /** Loads the identity service; a story may replace this function. */
  openData: () => Promise<MemoryData>
  isIdentityOnly: boolean
  /** The session of the signed-in user. */
  auth: Auth | null
  /** The calls that reached the API, in order. */
  requests: SeenRequest[]
  /** Handles a request as the server would. */
  fetch: (request: Request) => Promise<Response>
}

/** Creates an in-memory installation: the real API with in-memory adapters, without a server. */
export async function createWorld(options: ApiOptions = {}): Promise<StoryWorld> {
  const { product = 'signature', userId = null, runsJobs = true } = options
  const { seed = () => demoSeed(storyTime) } = options
  const payments = options.hasPayments ? memoryPayments(() => storyTime) : null
  const data = options.identity ? memoryData(options.identity) : null
  const identities = data && memoryIdentities()
  const overrides = { clock: { now: () => storyTime }, payments, identities, ...options.overrides }
  const adapters = memoryAdapters(seed === null ? undefined : seed(), overrides)
  const api = createApi(adapters)
  await options.prepare?.(adapters)
  const requests: SeenRequest[] = []
  const auth = userId === null ? null : await authOf(adapters, userId)
  return {
    adapters,
    payments,
    data,
    openData: async () => {
      if (!data) throw new Error('This installation has no identity service')
      return data
    },
    isIdentityOnly: options.isIdentityOnly ?? false,
    auth,
    requests,
    async fetch(request) {
      requests.push(await seen(request.clone()))
      const answer = await api.fetch(request, { client: 'unknown', product })
      if (runsJobs && request.method === 'POST') await runDueJobs(adapters)
      return answer
    },
  }
}

/** Returns the store options for this installation's identity service; empty without one. */
export function identityOptionsOf(
  world: Pick<StoryWorld, 'data' | 'openData' | 'isIdentityOnly'>,
  filesUrl: string,
): Pick<AppStoreOptions, 'openData' | 'backend'> {
  if (!world.data) return {}
  const openData = () => world.openData()
  if (!world.isIdentityOnly) return { openData }
  return { backend: { fetch: (input, init) => fetch(input, init), filesUrl, openData } }
}

async function authOf(adapters: MemoryAdapters, userId: string): Promise<Auth> {
  const { access_token, user_id, organisation_id } = await signInAs(adapters, userId, {
    browser: 'Firefox',
    system: 'Windows',
  })
  return { access_token, user_id, organisation_id }
}

async function seen(request: Request): Promise<SeenRequest> {
  const { pathname, search } = new URL(request.url)
  return {
    method: request.method,
    path: pathname + search,
    body: await request.text(),
    idempotencyKey: request.headers.get('Idempotency-Key'),
  }
}
