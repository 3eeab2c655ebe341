import { once } from 'node:events'
import { readFile, rm, stat } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { addressOf, idOf, senderOf, videoFile } from '@org/api/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { fetchAtHost } from './fetch-at-host.ts'
import { makeDataDir } from './prepared-data.ts'
import { signIn } from './sign-in.ts'
import { spawnServer, type ServerProcess } from './spawn-server.ts'

let server: ServerProcess | undefined
let dataDir = ''

afterEach(async () => {
  server?.child.kill('SIGKILL')
  await server?.exit
  await rm(dataDir, { recursive: true })
})

async function start() {
  server = spawnServer({ DATA_DIR: dataDir, HOSTS: 'localhost=coaching' })
  return server.addresses
}

const pathOf = (address: string) => join(dataDir, 'uploads', idOf(address))
const stored = async (address: string) => (await stat(pathOf(address))).size

/** Sends the first `sent` bytes of a part that announces the rest of the file, and leaves it open. */
async function beginPart(
  url: string,
  token: string,
  offset: number,
  all: Uint8Array,
  sent: number,
) {
  const part = request(url, {
    method: 'PATCH',
    headers: {
      'Tus-Resumable': '1.0.0',
      'X-access-token': token,
      'Upload-Offset': offset,
      'Content-Type': 'application/offset+octet-stream',
      'Content-Length': all.length - offset,
    },
  })
  part.on('error', () => undefined)
  part.write(all.subarray(offset, offset + sent))
  await once(part, 'socket')
  return part
}

it('loses no part that it acknowledged when it is killed, and resumes where it was interrupted', async () => {
  dataDir = await makeDataDir()
  const file = await videoFile()
  const first = await start()
  const { token } = await signIn(first, 'coach@atelier.example')
  const senderAt = (publicUrl: string) =>
    senderOf({ fetch: fetchAtHost, coachingUrl: `${publicUrl}/api` }, token)
  const sender = senderAt(first.publicUrl)
  const address = addressOf(await sender.create(file.length))
  const offsetAt = async (at = sender) =>
    Number((await at.head(address)).headers.get('upload-offset'))

  expect((await sender.patch(address, 0, file.slice(0, 700))).status).toBe(204)
  const cut = await beginPart(new URL(address, first.publicUrl).href, token, 700, file, 300)
  await vi.waitFor(async () => expect(await stored(address)).toBe(1000))
  cut.destroy()
  expect(await offsetAt()).toBe(1000)

  const killed = await beginPart(new URL(address, first.publicUrl).href, token, 1000, file, 200)
  await vi.waitFor(async () => expect(await stored(address)).toBe(1200))
  server?.child.kill('SIGKILL')
  await server?.exit
  killed.destroy()

  const second = senderAt((await start()).publicUrl)
  expect(await offsetAt(second)).toBe(1200)
  expect((await second.patch(address, 1200, file.slice(1200))).status).toBe(204)
  expect(new Uint8Array(await readFile(pathOf(address)))).toEqual(file)
}, 60_000)
