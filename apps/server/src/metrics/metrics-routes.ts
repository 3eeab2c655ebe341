import { createHash, timingSafeEqual } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import { isFromThisMachine } from '../http/from-this-machine.ts'
import type { Settings } from '../settings/settings.ts'

/** The type of Prometheus' text format. */
const type = 'text/plain; version=0.0.4; charset=utf-8'

/**
 * Creates the route of the metrics. With a token, it answers those who send it. Without, it answers
 * this machine alone, and only while the server has no public address and no proxy: a proxy on this
 * machine would make everybody look local.
 *
 * @param metrics returns the metrics as text
 */
export function metricsRoutes(
  metrics: () => Promise<string>,
  { metricsToken, trustProxy }: Pick<Settings, 'metricsToken' | 'trustProxy'>,
  publicUrl: string,
): Hono {
  return new Hono().get('/metrics', async (context) => {
    const { remote } = getConnInfo(context)
    const isAllowed =
      metricsToken === null
        ? trustProxy.length === 0 &&
          isFromThisMachine(context.req.raw, { peer: remote.address, publicUrl })
        : isToken(context.req.header('authorization'), metricsToken)
    const headers = { 'cache-control': 'no-store' }
    if (isAllowed) return context.body(await metrics(), 200, { ...headers, 'content-type': type })
    if (metricsToken === null) return context.text(`${onlyLocal}\n`, 403, headers)
    return context.text(`${needsToken}\n`, 401, { ...headers, 'www-authenticate': 'Bearer' })
  })
}

const onlyLocal =
  'Without METRICS_TOKEN, only this machine may read the metrics, and only of a server without a public address.'
const needsToken = 'Send METRICS_TOKEN as a bearer token.'

function isToken(authorization: string | undefined, token: string): boolean {
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
