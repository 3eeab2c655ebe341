import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { VideoItem } from '../network/video-item.ts'
import { fetchVideo } from './fetch-video.ts'

const kilobyte = Buffer.alloc(1000, 7)

/** How the stand-in for the network's file server responds. */
let serve: (response: ServerResponse) => void
let video: VideoItem
/** How often a client disconnected before the end of a response. */
let disconnects = 0

const server = createServer((_, response) => {
  response.on('close', () => {
    if (!response.writableEnded) disconnects += 1
  })
  serve(response)
})

beforeEach(async () => {
  disconnects = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  video = { id: '17900001', media_type: 'VIDEO', media_url: `http://127.0.0.1:${port}/film.mp4` }
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** Starts fetching and records the progress. */
function start({ maxSize = 1_000_000 } = {}) {
  const leaving = new AbortController()
  const progress: number[] = []
  const file = fetchVideo(video, {
    maxSize,
    signal: leaving.signal,
    onProgress: (percent) => progress.push(percent),
  })
  return { file, progress, leaving }
}

/** Sends a kilobyte every few milliseconds, without a content length. */
function sendForEver(response: ServerResponse) {
  response.writeHead(200)
  const timer = setInterval(() => response.write(kilobyte), 2)
  response.on('close', () => clearInterval(timer))
}

describe('fetchVideo', () => {
  it('returns the file and reports the progress', async () => {
    serve = (response) => {
      response.writeHead(200, { 'Content-Length': 4000 })
      response.write(kilobyte)
      setTimeout(() => response.end(Buffer.alloc(3000, 7)), 30)
    }
    const { file, progress } = start()

    const { name, type, size } = await file
    expect({ name, type, size }).toEqual({ name: '17900001.mp4', type: 'video/mp4', size: 4000 })
    expect(progress[0]).toBe(25)
    expect(progress.at(-1)).toBe(100)
    expect(progress).toEqual(progress.toSorted((a, b) => a - b))
  })

  it('aborts the request if the file’s declared size is too large', async () => {
    serve = (response) => response.writeHead(200, { 'Content-Length': 5000 }).write(kilobyte)
    await expect(start({ maxSize: 4999 }).file).rejects.toMatchObject({ type: 'too_large' })
    await expect.poll(() => disconnects).toBe(1)
  })

  it('aborts if the file turns out to be too large', async () => {
    serve = sendForEver
    const { file, progress } = start({ maxSize: 20_000 })
    await expect(file).rejects.toMatchObject({ type: 'too_large' })
    await expect.poll(() => disconnects).toBe(1)
    expect(progress).toEqual([])
  })

  it('aborts the request when the user cancels', async () => {
    serve = sendForEver
    const { file, leaving } = start()
    setTimeout(() => leaving.abort(), 30)
    await expect(file).rejects.toMatchObject({ type: 'cancelled' })
    await expect.poll(() => disconnects).toBe(1)
  })

  it('reports the status if the photo network rejects the request', async () => {
    serve = (response) => response.writeHead(403).end()
    await expect(start().file).rejects.toMatchObject({ type: 'refused', status: 403 })
  })

  it('distinguishes an interrupted connection from a rejection', async () => {
    serve = (response) => {
      response.writeHead(200, { 'Content-Length': 4000 })
      response.write(kilobyte)
      setTimeout(() => response.destroy(), 20)
    }
    await expect(start().file).rejects.toMatchObject({ type: 'network' })
  })
})
