import { AwsClient } from 'aws4fetch'
import { checkKey } from './media-key.ts'

export interface S3Settings {
  readonly endpoint: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

const timeoutMilliseconds = 20_000

/** Signed calls to a bucket of an S3-compatible service, with path-style addresses. */
export interface S3Bucket {
  /**
   * Sends a request for a key, or for the bucket if the key is null.
   *
   * @param alsoFine further statuses that are returned like a success
   * @throws Error for every other status
   */
  call: (
    key: string | null,
    query: Readonly<Record<string, string>>,
    init: RequestInit,
    alsoFine?: readonly number[],
  ) => Promise<Response>
  /** Deletes all objects whose key begins with `prefix`. */
  removeAll: (prefix: string) => Promise<void>
}

/** Returns the content of each element with this name in an XML response. */
export const elementsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map((match) => match[1] ?? '')

/** Wraps bytes in a stream, because `fetch` copies a body that is a buffer. */
const streamOf = (bytes: Uint8Array) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })

/** Adds a signal to a request, and sends bytes without copying them. */
function toRequest(init: RequestInit, signal: AbortSignal): RequestInit {
  const { body } = init
  if (!(body instanceof Uint8Array)) return { ...init, signal }
  const headers = new Headers(init.headers)
  // A stream would otherwise be sent without its length, which S3 rejects.
  headers.set('content-length', String(body.length))
  return {
    ...init,
    signal,
    headers,
    // The client reads the body for each attempt, and a stream can be read only once.
    get body() {
      return streamOf(body)
    },
    duplex: 'half',
  } as RequestInit
}

export function openS3Bucket(settings: S3Settings): S3Bucket {
  const client = new AwsClient({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    region: settings.region,
    service: 's3',
    retries: 3,
  })
  const bucket = `${settings.endpoint}/${settings.bucket}`

  const call: S3Bucket['call'] = async (key, query, init, alsoFine = []) => {
    const search = new URLSearchParams(query).toString()
    const address = key === null ? bucket : `${bucket}/${checkKey(key)}`
    const signal = AbortSignal.timeout(timeoutMilliseconds)
    const url = search === '' ? address : `${address}?${search}`
    const response = await client.fetch(url, toRequest(init, signal))
    if (response.ok || alsoFine.includes(response.status)) return response
    await response.body?.cancel()
    throw new Error(`The media bucket returned ${response.status} for ${init.method ?? 'GET'}.`)
  }

  async function listKeys(prefix: string): Promise<string[]> {
    const query = { 'list-type': '2', prefix, 'max-keys': '1000' }
    return elementsOf(await (await call(null, query, {})).text(), 'Key')
  }

  return {
    call,
    async removeAll(prefix) {
      for (
        let keys = await listKeys(checkKey(prefix));
        keys.length > 0;
        keys = await listKeys(prefix)
      )
        for (const key of keys) await call(key, {}, { method: 'DELETE' }, [404])
    },
  }
}

/** Lists the keys of all objects in their order, a page at a time. */
export async function* objectKeys({ call }: Pick<S3Bucket, 'call'>): AsyncGenerator<string> {
  let last = ''
  for (;;) {
    const query = { 'list-type': '2', prefix: '', 'start-after': last, 'max-keys': '1000' }
    const page = elementsOf(await (await call(null, query, {})).text(), 'Key')
    yield* page
    const end = page.at(-1)
    if (end === undefined) return
    last = end
  }
}
