import { Hono } from 'hono'

/**
 * Creates two routes: `/healthz` reports that the process responds; `/readyz` reports that it can
 * serve requests, that is, that the database responds and the process is not stopping.
 */
export function healthRoutes(isReady: () => Promise<boolean>): Hono {
  const noStore = { 'cache-control': 'no-store' }
  return new Hono()
    .get('/healthz', (context) => context.text('ok\n', 200, noStore))
    .get('/readyz', async (context) =>
      (await isReady())
        ? context.text('ready\n', 200, noStore)
        : context.text('not ready\n', 503, noStore),
    )
}
