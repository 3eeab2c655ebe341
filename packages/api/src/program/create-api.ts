import { Hono } from 'hono'
import { cors } from 'hono/cors'
import {
  bannerLinkResponse,
  bannerResponse,
  type BannerResponse,
} from '../banner/banner-response.ts'
import { createBannerCache, type CacheUse } from '../banner/banner-cache.ts'
import { apiError } from '../contract/errors.ts'
import { createVariants } from '../media/create-variants.ts'
import { operationIds, operations } from '../contract/operations.ts'
import { docsResponse } from '../docs/docs-response.ts'
import { handlers } from '../handlers/index.ts'
import { receiveEvent } from '../payments/receive-event.ts'
import type { Adapters } from '../ports/adapters.ts'
import { createTurns } from '../call/create-turns.ts'
import { createBodyQueues } from '../call/receive-body.ts'
import { createUploadFinisher } from '../uploads/finish-upload.ts'
import { uploadsPath } from '../uploads/upload-limits.ts'
import { fileRules } from './file-rules.ts'
import { listRules } from './list-rules.ts'
import { parsingRules } from './parsing-rules.ts'
import type { AnsweredCall, Program } from './program.ts'
import { transferRules } from './transfer-rules.ts'
import { errorResponse, visibleError } from '../call/respond.ts'
import { receiveUpload } from './receive-upload.ts'
import { runOperation, type RequestInfo } from './run-operation.ts'

/** The API as a web-standard handler. */
export interface Api {
  /** Responds to a request whose path begins with `/api`; never rejects. */
  fetch(request: Request, info?: RequestInfo): Promise<Response>
  /**
   * Returns the response of a banner address if it is in memory. Otherwise it returns undefined,
   * and the host must call `fetch`. This lets a host respond to these very frequent requests before
   * it does any other work.
   */
  peekBanner(key: string, accept: string): BannerResponse | undefined
  /** Does the same for the address of a banner's link. */
  peekBannerLink(key: string): BannerResponse | undefined
  /** Returns how the banners in memory were used so far. */
  bannerUse(): CacheUse
  /**
   * Ends what must not be cut off when the process ends: the readings of films. Later ones fail.
   */
  stop(): Promise<void>
}

export interface ApiOptions {
  /** Maximum number of banners in memory. */
  bannerCache?: number | undefined
  /** How many connections to the database the process has. Default unlimited. */
  databaseConnections?: number | undefined
  /** Is told about each answered call. Banners from memory are no calls: see `bannerUse`. */
  onCall?: ((call: AnsweredCall) => void) | undefined
}

/** Creates the API from its adapters. A host adds only transport and security headers. */
export function createApi(
  adapters: Adapters,
  { bannerCache, databaseConnections = Infinity, onCall }: ApiOptions = {},
): Api {
  const program: Program = {
    adapters,
    handlers,
    banners: createBannerCache(adapters, bannerCache),
    bodies: createBodyQueues(),
    variants: createVariants(adapters),
    files: createTurns(fileRules),
    lists: createTurns(listRules(databaseConnections)),
    parsing: createTurns(parsingRules),
    transfers: createTurns(transferRules),
    finisher: createUploadFinisher(adapters),
    onCall,
  }
  const app = routes(program)
  return {
    fetch: async (request, info = { client: 'unknown', product: 'signature' }) =>
      app.fetch(request, info),
    peekBanner(key, accept) {
      const banner = program.banners.peek(key)
      return banner && bannerResponse(banner, accept)
    },
    peekBannerLink(key) {
      const banner = program.banners.peek(key)
      return banner && bannerLinkResponse(banner)
    },
    bannerUse: () => program.banners.use(),
    stop: () => program.finisher.stop(),
  }
}

/** Headers of resumable uploads; scripts of other origins may send and read them. */
const tusHeaders = ['Tus-Resumable', 'Upload-Length', 'Upload-Offset']

function routes(program: Program): Hono<{ Bindings: RequestInfo }> {
  const app = new Hono<{ Bindings: RequestInfo }>().basePath('/api')
  const { corsOrigins, publicUrl } = program.adapters.settings
  if (corsOrigins.length > 0) {
    app.use(
      cors({
        origin: [...corsOrigins],
        allowHeaders: [
          'Content-Type',
          'X-access-token',
          'Idempotency-Key',
          'If-Match',
          'X-browser-key',
          ...tusHeaders,
        ],
        exposeHeaders: ['Retry-After', 'Location', ...tusHeaders],
        maxAge: 600,
      }),
    )
  }
  app.get('/openapi.json', () => docsResponse('openapi', publicUrl))
  app.get('/docs', () => docsResponse('page', publicUrl))
  app.get('/docs.css', () => docsResponse('styles', publicUrl))
  app.post('/payment-events', ({ req, env }) => receiveEvent(program, req.raw, env.client))
  app.post(uploadsPath, ({ req, env }) => receiveUpload(program, null, req.raw, env))
  // Hono also routes HEAD requests here, as GET.
  app.on(['GET', 'PATCH', 'DELETE'], `${uploadsPath}/:id`, ({ req, env }) =>
    receiveUpload(program, req.param('id'), req.raw, env),
  )
  for (const id of operationIds) {
    const { method, path } = operations[id]
    const route = path.replaceAll(/\{(\w+)\}/g, ':$1')
    app.on(method.toUpperCase(), route, (context) =>
      runOperation(program, id, context.req.param(), context.req.raw, context.env),
    )
  }
  app.notFound(() => errorResponse(apiError('NOT_FOUND')))
  app.onError((error) => errorResponse(visibleError(error)))
  return app
}
