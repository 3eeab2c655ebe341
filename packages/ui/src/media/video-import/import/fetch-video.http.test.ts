import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { VideoItem } from '../network/video-item.ts'
import { fetchVideo } from './fetch-video.ts'

const kilobyte = Buffer.alloc(1000, 7)

/** What the stand-in of the network's file server does with a request. */
let serve: (response: ServerResponse) => void
let video: VideoItem
/** How often a client went away before the end. */
let givenUp = 0

const server = createServer((_, response) => {
  response.on('close', () => {
    if (!response.writableEnded) givenUp += 1
  })
  serve(response)
})

beforeEach(async () => {
  givenUp = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  video = { id: '17900001', media_type: 'VIDEO', media_url: `http://127.0.0.1:${port}/film.mp4` }
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** Fetches and keeps what was told on the way. */
function start({ maxSize = 1_000_000 } = {}) {
  const leaving = new AbortController()
  const told: number[] = []
  const file = fetchVideo(video, {
    maxSize,
    signal: leaving.signal,
    onProgress: (percent) => told.push(percent),
  })
  return { file, told, leaving }
}

/** Sends a kilobyte every few milliseconds, without ever saying how much there will be. */
function sendForEver(response: ServerResponse) {
  response.writeHead(200)
  const timer = setInterval(() => response.write(kilobyte), 2)
  response.on('close', () => clearInterval(timer))
}

describe('fetchVideo', () => {
  it('gives the file and tells the progress', async () => {
    serve = (response) => {
      response.writeHead(200, { 'Content-Length': 4000 })
      response.write(kilobyte)
      setTimeout(() => response.end(Buffer.alloc(3000, 7)), 30)
    }
    const { file, told } = start()

    const { name, type, size } = await file
    expect({ name, type, size }).toEqual({ name: '17900001.mp4', type: 'video/mp4', size: 4000 })
    expect(told[0]).toBe(25)
    expect(told.at(-1)).toBe(100)
    expect(told).toEqual(told.toSorted((a, b) => a - b))
  })

  it('asks for nothing more once a file announces to be too large', async () => {
    serve = (response) => response.writeHead(200, { 'Content-Length': 5000 }).write(kilobyte)
    await expect(start({ maxSize: 4999 }).file).rejects.toMatchObject({ type: 'too_large' })
    await expect.poll(() => givenUp).toBe(1)
  })

  it('stops a file that turns out to be too large', async () => {
    serve = sendForEver
    const { file, told } = start({ maxSize: 20_000 })
    await expect(file).rejects.toMatchObject({ type: 'too_large' })
    await expect.poll(() => givenUp).toBe(1)
    expect(told).toEqual([])
  })

  it('ends the request when the person gives up', async () => {
    serve = sendForEver
    const { file, leaving } = start()
    setTimeout(() => leaving.abort(), 30)
    await expect(file).rejects.toMatchObject({ type: 'cancelled' })
    await expect.poll(() => givenUp).toBe(1)
  })

  it('says with which status the network refused', async () => {
    serve = (response) => response.writeHead(403).end()
    await expect(start().file).rejects.toMatchObject({ type: 'refused', status: 403 })
  })

  it('tells a connection that breaks off from a refusal', async () => {
    serve = (response) => {
      response.writeHead(200, { 'Content-Length': 4000 })
      response.write(kilobyte)
      setTimeout(() => response.destroy(), 20)
    }
    await expect(start().file).rejects.toMatchObject({ type: 'network' })
  })
})
