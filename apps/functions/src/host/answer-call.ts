import { runDueJobs, type RequestInfo } from '@org/api'
import { apiError } from '@org/api/contract'
import * as z from 'zod'
import type { FunctionHost } from './open-host.ts'

/** Request headers that a callable passes on to the API. */
const headerNames = [
  'accept',
  'content-type',
  'idempotency-key',
  'if-match',
  'user-agent',
  'x-access-token',
  'x-browser-key',
] as const

/**
 * The data that a page sends to a callable: one request to the API. Requests with files go to the
 * HTTP function instead.
 */
const callSchema = z.object({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  /** Path and query, such as `/api/stock/centres?filter=…`. */
  path: z
    .string()
    .max(20_000)
    .regex(/^\/api\/[^#\s]*$/),
  headers: z.partialRecord(z.enum(headerNames), z.string().max(10_000)).default({}),
  body: z.string().max(2_000_000).nullable().default(null),
})

/** The result of a callable: the API's response. */
export interface CallAnswer {
  status: number
  headers: { 'content-type'?: string; 'retry-after'?: string }
  body: string
}

const json = 'application/json'

/**
 * Answers the request to the API that a page sent to a callable. A function has no CPU time between
 * calls, so after a successful change it runs all due jobs, such as mails that the call has queued,
 * before it answers. The call has succeeded even if they fail; the schedule runs them
 * again.
 *
 * @param data what the page sent, not yet checked
 */
export async function answerCall(
  { api, adapters }: Pick<FunctionHost, 'api' | 'adapters'>,
  data: unknown,
  info: RequestInfo,
): Promise<CallAnswer> {
  const parsed = callSchema.safeParse(data)
  if (!parsed.success) {
    const error = apiError('VALIDATION')
    return { status: error.status, headers: { 'content-type': json }, body: JSON.stringify(error) }
  }
  const { method, path, headers, body } = parsed.data
  const request = new Request(new URL(path, adapters.settings.publicUrl), { method, headers, body })
  const response = await api.fetch(request, info)
  if (method !== 'GET' && response.ok) {
    await runDueJobs(adapters).catch((error: unknown) =>
      adapters.log.write('error', 'jobs failed after a call', { cause: String(error) }),
    )
  }
  return {
    status: response.status,
    headers: keptHeaders(response.headers),
    body: await response.text(),
  }
}

function keptHeaders(headers: Headers): CallAnswer['headers'] {
  const type = headers.get('content-type')
  const wait = headers.get('retry-after')
  return {
    ...(type !== null && { 'content-type': type }),
    ...(wait !== null && { 'retry-after': wait }),
  }
}
