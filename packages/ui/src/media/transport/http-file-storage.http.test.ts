import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startStorageStandIn, type StorageStandIn } from '../../testing/media/storage-stand-in.ts'
import { storageTransport } from './file-storage.ts'
import { httpFileStorage } from './http-file-storage.ts'
import { defaultRetry, sendWithRetries } from './retry.ts'

const token = 'jeton-de-camille'
const chunkSize = 256 * 1024

let standIn: StorageStandIn
beforeEach(async () => {
  standIn = await startStorageStandIn(token)
})
afterEach(() => standIn.close())

/** Creates a file whose bytes reveal their position, to detect missing or swapped parts. */
function film(size: number): File {
  const bytes = Uint8Array.from({ length: size }, (_, index) => index % 251)
  return new File([bytes], 'squat.mp4', { type: 'video/mp4' })
}

function send(file: File, { bearer = token, signal = new AbortController().signal } = {}) {
  const progress: number[] = []
  const storage = httpFileStorage({
    url: standIn.url,
    headers: () => ({ Authorization: `Bearer ${bearer}` }),
  })
  const transport = storageTransport(storage, ({ name }, id) => `medias/videos/${id}-${name}`)
  const stored = sendWithRetries(
    transport,
    file,
    { id: '7f3c', signal, onProgress: (percent) => progress.push(percent) },
    { ...defaultRetry, wait: async () => undefined },
  )
  return { stored, progress }
}

describe('an upload to cloud storage', () => {
  it('[2.7.11] reports progress and returns a download address', async () => {
    const file = film(2 * chunkSize + 1000)
    const { stored, progress } = send(file)
    const { path, downloadUrl } = await stored

    expect(path).toBe('medias/videos/7f3c-squat.mp4')
    expect(progress).toEqual([0, 50, 100, 100])
    const download = await fetch(downloadUrl)
    expect(download.headers.get('Content-Type')).toBe('video/mp4')
    expect(new Uint8Array(await download.arrayBuffer())).toEqual(
      new Uint8Array(await file.arrayBuffer()),
    )
  })

  it('sends a small file in one piece', async () => {
    await send(film(10)).stored
    expect(standIn.requests).toEqual(['POST', 'PUT bytes 0-9/10'])
  })

  it('resumes after a broken connection from the first byte that the storage does not have', async () => {
    standIn.troubles.push(undefined, undefined, 'break')
    const size = 2 * chunkSize
    const file = film(size)
    const { downloadUrl } = await send(file).stored

    expect(standIn.requests).toEqual([
      'POST',
      `PUT bytes 0-${chunkSize - 1}/${size}`,
      `PUT bytes ${chunkSize}-${size - 1}/${size}`,
      `PUT bytes */${size}`,
      `PUT bytes ${chunkSize}-${size - 1}/${size}`,
    ])
    const download = await (await fetch(downloadUrl)).arrayBuffer()
    expect(download.byteLength).toBe(size)
  })

  it('is retried if the storage fails', async () => {
    standIn.troubles.push(503, undefined, 500)
    await expect(send(film(10)).stored).resolves.toHaveProperty('downloadUrl')
  })

  it('is not retried if the storage rejects it', async () => {
    await expect(send(film(10), { bearer: 'faux' }).stored).rejects.toMatchObject({
      type: 'refused',
      status: 401,
    })
    expect(standIn.requests).toEqual(['POST'])
  })

  it('stops when it is cancelled', async () => {
    const controller = new AbortController()
    controller.abort()
    await expect(send(film(10), { signal: controller.signal }).stored).rejects.toMatchObject({
      type: 'cancelled',
    })
  })

  it('reports a network error if the storage cannot be reached', async () => {
    await standIn.close()
    await expect(send(film(10)).stored).rejects.toMatchObject({ type: 'network' })
    standIn = await startStorageStandIn(token)
  })
})
