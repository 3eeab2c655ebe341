import { accountsOf } from '@org/api/contract'
import type { FunctionHost } from './open-host.ts'

/**
 * Answers a request that downloads or uploads a file. The request's path is the API path, preceded
 * by the name of the host whose page sent the request, such as `/coaching/api/coaching/uploads`.
 *
 * @param client for rate limits
 */
export async function answerFileCall(
  { api, filesUrl }: Pick<FunctionHost, 'api' | 'filesUrl'>,
  request: Request,
  client: string,
): Promise<Response> {
  const url = new URL(request.url)
  const [, name = '', path] = /^\/([\w-]+)(\/api\/.*)$/.exec(url.pathname) ?? []
  const accounts = accountsOf(name)
  if (path === undefined || !accounts) return new Response('Not found\n', { status: 404 })
  url.pathname = path
  const response = await api.fetch(new Request(url, request), { ...accounts, client })
  const location = response.headers.get('location')
  // The API's `Location`, for example of a new upload, lacks the function's address and the host's
  // name.
  if (location?.startsWith('/api/'))
    response.headers.set('location', `${filesUrl}/${name}${location}`)
  return response
}
