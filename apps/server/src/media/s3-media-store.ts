import type { MediaStore } from '@org/api'
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '../settings/setting-types.ts'
import { checkKey } from './media-key.ts'

const timeoutMilliseconds = 20_000

/** Stores files in a bucket of an S3-compatible service, with path-style addresses. */
export function createS3MediaStore(settings: S3Settings): MediaStore {
  const client = new AwsClient({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    region: settings.region,
    service: 's3',
    retries: 3,
  })
  const bucket = `${settings.endpoint}/${settings.bucket}`

  async function call(url: string, init: RequestInit, alsoFine: readonly number[] = []) {
    const signal = AbortSignal.timeout(timeoutMilliseconds)
    const response = await client.fetch(url, { ...init, signal })
    if (response.ok || alsoFine.includes(response.status)) return response
    await response.body?.cancel()
    throw new Error(`The media bucket returned ${response.status} for ${init.method ?? 'GET'}.`)
  }

  async function listKeys(prefix: string): Promise<string[]> {
    const query = new URLSearchParams({ 'list-type': '2', prefix, 'max-keys': '1000' })
    const xml = await (await call(`${bucket}?${query.toString()}`, {})).text()
    return [...xml.matchAll(/<Key>([^<]+)<\/Key>/g)].map((match) => match[1] ?? '')
  }

  return {
    async put(key, { bytes, type }) {
      const headers = { 'content-type': type }
      await call(`${bucket}/${checkKey(key)}`, { method: 'PUT', headers, body: bytes })
    },
    async get(key) {
      const response = await call(`${bucket}/${checkKey(key)}`, {}, [404])
      if (response.status === 404) {
        await response.body?.cancel()
        return null
      }
      return {
        type: response.headers.get('content-type') ?? 'application/octet-stream',
        bytes: new Uint8Array(await response.arrayBuffer()),
      }
    },
    async removeAll(prefix) {
      for (
        let keys = await listKeys(checkKey(prefix));
        keys.length > 0;
        keys = await listKeys(prefix)
      )
        for (const key of keys)
          await call(`${bucket}/${checkKey(key)}`, { method: 'DELETE' }, [404])
    },
  }
}
