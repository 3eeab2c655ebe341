/** The API's response, in the form in which a callable returns it. */
interface Answer {
  status: number
  headers: Record<string, string>
  body: string
}

/** The callables, by the host whose pages call them. */
const callables: Readonly<Record<string, string>> = {
  stock: 'stock',
  coaching: 'coaching',
  'coaching-admin': 'coachingAdmin',
}

/**
 * Sends API calls to Firebase's callable functions, using their protocol
 * (firebase.google.com/docs/functions/callable-reference). The SDK is not used, because it would be
 * a tenth of a public page's code, and cannot abort a call. Requests to other addresses, such as
 * those for files, are sent as they are.
 *
 * @param functionsUrl address of the functions, without a trailing slash
 * @param host the host whose pages make the calls
 * @param baseUrl the client's base address, by which API calls are recognised; nothing is sent
 * there
 * @throws Error for a host that has no callable
 */
export function functionsFetch(functionsUrl: string, host: string, baseUrl: string): typeof fetch {
  const name = callables[host]
  if (name === undefined) throw new Error(`The functions answer no calls of ${host}`)
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (!url.href.startsWith(`${baseUrl}/`)) return fetch(input, init)
    const { method = 'GET', body, signal = null } = init
    const data = {
      method,
      path: `/api${url.href.slice(baseUrl.length)}`,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof body === 'string' ? body : null,
    }
    const response = await fetch(`${functionsUrl}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data }),
      signal,
    })
    return answerIn(response, name)
  }
}

/**
 * Returns the API's answer. If the function failed before the API could answer, returns a response
 * without a body: 503, which the client repeats, if no instance can run it for now.
 *
 * @throws TypeError if something else answered, such as the sign-in page of a hotel's network;
 * `fetch` throws the same error without a network
 */
async function answerIn(response: Response, name: string): Promise<Response> {
  // Cloud Run answers 429 when all instances are busy. The API's own 429 is within a result.
  if (response.status === 429) return new Response(null, { status: 503 })
  if (!response.ok) return new Response(null, { status: response.status })
  const { result } = (await response.json().catch(() => ({}))) as { result?: Answer }
  if (!result) throw new TypeError(`The function ${name} answered without a result`)
  const { status, headers, body } = result
  return new Response(body === '' ? null : body, { status, headers })
}
