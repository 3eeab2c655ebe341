import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  PhotoNetworkRefused,
  PhotoNetworkUnreachable,
  PhotoVideoRefused,
  type PhotoVideo,
  type PhotoVideoLimits,
} from '@org/api'
import { isPublicAddress, publicLookup } from './public-address.ts'

/**
 * Maximum time in which the file server sends nothing or the reader reads nothing, in milliseconds.
 */
const silence = 60_000

/**
 * Opens the file at an address that the network named. Only https on the public internet is
 * requested, and redirects are not followed. An address therefore cannot reach hosts inside the
 * server's own network.
 *
 * @param trustedOrigin origin of a stand-in for the network, which is requested without these
 * checks
 * @throws PhotoVideoRefused, PhotoNetworkRefused or PhotoNetworkUnreachable
 */
export async function openVideo(
  address: string,
  { maxBytes, signal }: PhotoVideoLimits,
  trustedOrigin: string | null,
): Promise<PhotoVideo> {
  const answer = await answerOf(new URL(address), signal, trustedOrigin)
  try {
    const size = sizeOf(answer, maxBytes)
    return { body: bounded(answer, maxBytes, signal), size }
  } catch (error) {
    answer.destroy()
    throw error
  }
}

function answerOf(
  url: URL,
  signal: AbortSignal,
  trustedOrigin: string | null,
): Promise<IncomingMessage> {
  const isTrusted = url.origin === trustedOrigin
  // Check an IP address here, because Node connects to it without calling `lookup`.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const isAllowed = url.protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host))
  if (!isTrusted && !isAllowed)
    throw new PhotoNetworkRefused('The address of a video is not a public https address')
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const request = send(url, {
      // Always open a new connection: a pooled one may lead to an address that `lookup` has not
      // checked.
      agent: false,
      signal,
      timeout: silence,
      headers: { Accept: 'video/mp4' },
      ...(!isTrusted && { lookup: publicLookup }),
    })
    request.on('response', resolve)
    request.on('timeout', () => request.destroy(new Error('Silence')))
    request.on('error', ({ name, message }) =>
      reject(
        new PhotoNetworkUnreachable('The file server does not answer', {
          cause: `${name}: ${message}`,
        }),
      ),
    )
    request.end()
  })
}

/** Checks the headers, and returns the size in bytes if they have it. */
function sizeOf({ statusCode, headers }: IncomingMessage, maxBytes: number): number | null {
  if (statusCode !== 200) throw new PhotoNetworkRefused(`Answer ${statusCode} of the file server`)
  const [type = ''] = (headers['content-type'] ?? '').split(';')
  if (type.trim().toLowerCase() !== 'video/mp4') throw new PhotoVideoRefused('type')
  const length = headers['content-length']
  if (length === undefined) return null
  if (!(Number(length) <= maxBytes)) throw new PhotoVideoRefused('size')
  return Number(length)
}

/** Passes the bytes on as fast as they are read, and fails beyond `maxBytes`. */
function bounded(
  answer: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  let size = 0
  const counter = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.byteLength
      if (size > maxBytes) done(new PhotoVideoRefused('size'))
      else done(null, chunk)
    },
  })
  // A failure of the pipeline reaches the reader through the counter.
  pipeline(answer, counter, { signal }).catch(() => undefined)
  return Readable.toWeb(counter) as ReadableStream<Uint8Array>
}
