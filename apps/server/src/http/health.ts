import { Hono } from 'hono'
import type { Readiness } from '../storage/readiness.ts'

export const healthPaths: readonly string[] = ['/healthz', '/readyz']

/**
 * Creates two routes: `/healthz` reports that the process responds; `/readyz` reports that it can
 * serve requests, that is, that the database accepts writes, the disk has room, and the process is
 * not stopping. It responds with 507 if the disk is full, otherwise with 503.
 */
export function healthRoutes(readiness: () => Promise<Readiness>): Hono {
  const headers = { 'cache-control': 'no-store' }
  return new Hono()
    .get('/healthz', (context) => context.text('ok\n', 200, headers))
    .get('/readyz', async (context) => {
      const state = await readiness()
      if (state === 'ready') return context.text('ready\n', 200, headers)
      return state === 'full'
        ? context.text('not ready: the disk is full\n', 507, headers)
        : context.text('not ready\n', 503, { ...headers, 'retry-after': '2' })
    })
}
