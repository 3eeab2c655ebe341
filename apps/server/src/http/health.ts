import { Hono } from 'hono'

/**
 * `/healthz`: the process answers. `/readyz`: it can work, which means that the database answers
 * and that it is not stopping.
 */
export function healthRoutes(isReady: () => Promise<boolean>): Hono {
  return new Hono()
    .use(async (context, next) => {
      await next()
      context.header('cache-control', 'no-store')
    })
    .get('/healthz', (context) => context.text('ok\n'))
    .get('/readyz', async (context) =>
      (await isReady()) ? context.text('ready\n') : context.text('not ready\n', 503),
    )
}
