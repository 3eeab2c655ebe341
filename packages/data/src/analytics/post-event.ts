/** How long a service may take to answer, in ms. */
const timeoutMilliseconds = 10_000

/**
 * Posts an event to a service, without cookies and without the page's address. A body of text or
 * form data needs no preflight, which such services do not answer.
 *
 * @throws Error if the service does not accept the event or does not answer in time
 */
export async function postEvent(url: string, body: string | URLSearchParams): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    body,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // Completes the request even if the user leaves the page meanwhile.
    keepalive: true,
    signal: AbortSignal.timeout(timeoutMilliseconds),
  })
  if (!response.ok) throw new Error(`${url} responded with status ${response.status}`)
}
