import { Hono } from 'hono'

/**
 * `/healthz`: the process answers. `/readyz`: it can work, which means that the database answers
 * and that it is not stopping.
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
