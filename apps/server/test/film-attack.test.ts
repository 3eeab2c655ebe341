import { rm } from 'node:fs/promises'
import { addressOf, filmOfIndex, hostileFilms, senderOf, videoFile } from '@org/api/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fetchAtHost } from './fetch-at-host.ts'
import { watchHealth } from './health-watch.ts'
import { makeDataDir } from './prepared-data.ts'
import { signIn } from './sign-in.ts'
import { spawnServer, type ServerProcess } from './spawn-server.ts'

let server: ServerProcess
let url: string
let dataDir: string
let upload: (film: Uint8Array<ArrayBuffer>) => Promise<Response>

beforeAll(async () => {
  dataDir = await makeDataDir()
  server = spawnServer({
    DATA_DIR: dataDir,
    HOSTS: 'localhost=coaching',
    // So small that one film could fill it.
    NODE_OPTIONS: '--max-old-space-size=512',
  })
  const addresses = await server.addresses
  url = addresses.publicUrl
  const { token } = await signIn(addresses, 'coach@atelier.example')
  const sender = senderOf({ fetch: fetchAtHost, coachingUrl: `${url}/api` }, token)
  upload = async (film) => sender.patch(addressOf(await sender.create(film.length)), 0, film)
}, 120_000)

afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.exit
  await rm(dataDir, { recursive: true })
})

const mebibyte = 1024 * 1024

it('rejects small films that claim billions of entries, and keeps responding', async () => {
  const films = Object.entries(hostileFilms())
  const health = watchHealth(url, `${films.length} hostile films`)
  for (const [name, film] of films) {
    const answer = await upload(film)
    expect([name, answer.status]).toEqual([name, 415])
  }
  const longest = await health.stop()

  expect(server.child.exitCode).toBeNull()
  // The reader that this replaces blocked for minutes, or ended the process.
  expect(longest).toBeLessThan(5000)
}, 120_000)

it('reads a film with a long index in a thread of its own', async () => {
  const film = filmOfIndex(40 * mebibyte)
  const health = watchHealth(url, 'a film with an index of 40 MiB')
  const answer = await upload(film)
  await health.stop()

  expect([204, 415]).toContain(answer.status)
  expect((await upload(await videoFile())).status).toBe(204)
  expect(server.child.exitCode).toBeNull()
}, 120_000)
