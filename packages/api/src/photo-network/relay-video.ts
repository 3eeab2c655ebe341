import { maxVideoSize } from '@org/ui/media/video-file'
import { ownerOf } from '../accounts/owner-of.ts'
import type { Call } from '../call/call.ts'
import type { Caller } from '../call/caller.ts'
import { found } from '../call/checks.ts'
import { take } from '../call/take.ts'
import { apiError } from '../contract/errors.ts'
import type { Operation } from '../contract/operation.ts'
import type { PhotoVideo } from '../ports/photo-network.ts'
import { PhotoVideoRefused } from '../ports/photo-network.ts'
import { askNetwork, networkOf } from './ask-network.ts'
import { withToken } from './with-token.ts'

/** Maximum number of videos per person per hour. */
const videosPerHour = 30

/** Maximum time in ms for the whole file: 1 GB at 4.5 Mbit/s. */
const maxMilliseconds = 30 * 60_000

type RelayCall = Pick<Call<Operation>, 'adapters' | 'repositories' | 'transfers'> & {
  caller: Caller
  path: { postId: string }
}

/**
 * Streams the video of a post from the network to the caller, whose browser is not allowed to fetch
 * it from the network directly. No part of it is stored. A person has one stream at a time.
 *
 * @throws ApiError NOT_FOUND, MEDIA_TYPE, TOO_LARGE or TOO_MANY, and the errors of listing posts
 */
export async function relayVideo(call: RelayCall): Promise<Response> {
  const { adapters, transfers, path, caller } = call
  networkOf(adapters)
  const postId = found(/^[\w-]{1,100}$/.test(path.postId) ? path.postId : null)
  const { id } = ownerOf(caller)
  await take(adapters.limiter, [
    { key: `photo-video:${id}`, limit: videosPerHour, windowSeconds: 3600 },
  ])
  return new Promise((resolve, reject) => {
    // The slot is held until the stream ends, not only until the headers are sent.
    const turn = transfers.run(id, async () => {
      const ending = new AbortController()
      const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(maxMilliseconds)])
      const ended = new Promise<void>((end) => signal.addEventListener('abort', () => end()))
      try {
        const video = await openVideo(call, postId, signal)
        resolve(responseOf(video, () => ending.abort()))
      } catch (error) {
        ending.abort()
        reject(error)
      }
      await ended
    })
    turn.catch(reject)
  })
}

async function openVideo(
  call: RelayCall,
  postId: string,
  signal: AbortSignal,
): Promise<PhotoVideo> {
  const { adapters } = call
  const network = networkOf(adapters)
  const limits = { maxBytes: maxVideoSize, signal }
  try {
    return await withToken(call, async (token) =>
      found(await askNetwork(adapters, network.video(token, postId, limits))),
    )
  } catch (error) {
    if (!(error instanceof PhotoVideoRefused)) throw error
    throw error.reason === 'size'
      ? apiError('TOO_LARGE', { message: 'Cette vidéo dépasse 1 Go' })
      : apiError('MEDIA_TYPE', { message: 'Votre video doit etre au format mp4' })
  }
}

function responseOf({ body, size }: PhotoVideo, onEnd: () => void): Response {
  return new Response(watched(body, onEnd), {
    headers: {
      'Content-Type': 'video/mp4',
      'Content-Disposition': 'attachment',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...(size !== null && { 'Content-Length': String(size) }),
    },
  })
}

/** Passes a stream on, and reports its end: complete, failed or cancelled by its reader. */
function watched(body: ReadableStream<Uint8Array>, onEnd: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (!done) return controller.enqueue(value)
          controller.close()
        } catch (error) {
          controller.error(error)
        }
        onEnd()
      },
      async cancel(reason) {
        onEnd()
        await reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}
