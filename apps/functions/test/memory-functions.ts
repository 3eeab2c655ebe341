import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { firebaseIdentities } from '@org/adapters/identity'
import { createApi, systemClock } from '@org/api'
import { accountsOf, type AccountHost } from '@org/api/contract'
import { type MemoryAdapters, memoryAdapters } from '@org/api/memory'
import { answerCall } from '../src/host/answer-call.ts'
import { answerFileCall } from '../src/host/answer-file-call.ts'

export interface MemoryFunctions {
  /** Address of the functions, for the setting `FUNCTIONS_URL`. */
  url: string
  adapters: MemoryAdapters
  close(): Promise<void>
}

export interface MemoryFunctionsOptions {
  projectId: string
  /** Address of the Auth emulator or its stand-in. */
  authUrl: string
  /** Returns the origin of a host's pages. */
  urlOf: (host: AccountHost) => string
}

const callables: Readonly<Record<string, AccountHost>> = {
  stock: 'stock',
  coaching: 'coaching',
  coachingAdmin: 'coaching-admin',
}

/**
 * Starts the functions without Firebase: they answer HTTP as Firebase's callables do
 * (firebase.google.com/docs/functions/callable-reference), and keep everything in memory.
 */
export async function startMemoryFunctions(
  options: MemoryFunctionsOptions,
): Promise<MemoryFunctions> {
  const { projectId, authUrl, urlOf } = options
  const base = `/${projectId}/europe-west1`
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`
  const memory = memoryAdapters()
  const adapters: MemoryAdapters = {
    ...memory,
    identities: firebaseIdentities(
      {
        config: { projectId, authDomain: `${projectId}.firebaseapp.com` },
        jwksUrl: '',
        authEmulator: authUrl,
        firestoreEmulator: null,
      },
      systemClock,
    ),
    settings: {
      ...memory.settings,
      publicUrl: urlOf('stock'),
      mailedCodes: false,
      urlOf,
      filesUrlOf: (product) => `${url}/files/${product}`,
      corsOrigins: Object.values(callables).map((host) => urlOf(host)),
    },
  }
  const api = createApi(adapters)
  const answerFile = getRequestListener(
    (request) => {
      const below = request.url.replace(`${base}/files`, '')
      return answerFileCall({ api, filesUrl: `${url}/files` }, new Request(below, request), 'files')
    },
    { overrideGlobalObjects: false },
  )

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const name = request.url?.replace(`${base}/`, '') ?? ''
    if (name.startsWith('files/')) return answerFile(request, response)
    const host = callables[name]
    const accounts = host && accountsOf(host)
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*')
    response.setHeader('access-control-allow-headers', 'content-type, authorization')
    if (request.method === 'OPTIONS' || !accounts) {
      response.writeHead(accounts ? 204 : 404).end()
      return
    }
    const { data } = JSON.parse(await textOf(request)) as { data: unknown }
    const result = await answerCall({ api, adapters }, data, { ...accounts, client: 'page' })
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ result }))
  }

  server.on('request', (request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(error)
      response.writeHead(500).end()
    })
  })
  return {
    url,
    adapters,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
