import { getConnInfo } from '@hono/node-server/conninfo'
import { DatabaseUnavailable, type Api } from '@org/api'
import { accountsOf, apiError, errorTypes } from '@org/api/contract'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { frontEndRoutes } from '../http/front-end.ts'
import { healthRoutes } from '../http/health.ts'
import { metricsRoutes } from '../metrics/metrics-routes.ts'
import { hostCheck, hostName } from '../http/host-check.ts'
import { iconRoutes } from '../http/icons.ts'
import { backendOf } from '../http/page-backend.ts'
import { productOf } from '../http/product-hosts.ts'
import { requestLog } from '../http/request-log.ts'
import { pagePolicies, securityHeaders } from '../http/security-headers.ts'
import { clientReader } from '../limits/client-address.ts'
import { noteCaller } from '../log/request-context.ts'
import type { MailStore } from '../mailbox/mail-store.ts'
import { mailboxRoutes } from '../mailbox/mailbox-routes.ts'
import type { Settings } from '../settings/settings.ts'
import type { Readiness } from '../storage/readiness.ts'

export interface AppParts {
  readonly api: Api
  readonly mails: MailStore
  readonly settings: Settings
  readonly publicUrl: string
  readonly mailboxKey: string
  readonly logger: Logger
  readonly readiness: () => Promise<Readiness>
  /** Returns the metrics as text. */
  readonly metrics: () => Promise<string>
}

/**
 * Error response to API calls for products whose data is in Firebase: their pages must call the
 * functions of Firebase instead.
 */
const elsewhere = apiError('NOT_FOUND', { message: 'Les fonctions de Firebase répondent ici' })

/** Creates the app with all routes of the server, including the API under `/api`. */
export async function createApp(parts: AppParts): Promise<Hono> {
  const { api, settings, publicUrl, mailboxKey, logger } = parts
  const app = new Hono()
  app.onError((error, context) => {
    if (error instanceof DatabaseUnavailable) {
      logger.warn({ err: error }, 'database failed')
      const { status, message } = errorTypes.UNAVAILABLE
      return context.text(`${message}\n`, status, { 'retry-after': '2' })
    }
    logger.error({ err: error }, 'request failed')
    return context.text('Une erreur est survenue\n', 500)
  })
  app.route('/', healthRoutes(parts.readiness))
  app.route('/', metricsRoutes(parts.metrics, settings, publicUrl))
  app.use(
    requestLog(logger),
    securityHeaders(pagePolicies(settings)),
    hostCheck({ publicUrl, hosts: settings.hosts }),
  )
  const readClient = clientReader(settings.trustProxy)
  app.all('/api/*', (context) => {
    const product = productOf(hostName(context.req.header('host')), settings)
    const accounts = accountsOf(product)
    if (!accounts) return context.notFound()
    if (backendOf(settings, product)) return context.json(elsewhere, 404)
    const client = readClient(
      getConnInfo(context).remote.address,
      context.req.header('x-forwarded-for'),
    )
    return api.fetch(context.req.raw, { client, ...accounts, onCaller: noteCaller })
  })
  app.route('/', await iconRoutes())
  app.route('/', mailboxRoutes(parts.mails, { publicUrl, mailboxKey, smtpUrl: settings.smtpUrl }))
  app.route('/', await frontEndRoutes(settings.staticDir, settings, publicUrl, logger))
  return app
}
