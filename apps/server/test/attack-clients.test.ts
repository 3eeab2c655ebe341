import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { watchHealth } from './health-watch.ts'
import { makeDataDir } from './prepared-data.ts'
import { spawnServer, type ServerProcess } from './spawn-server.ts'

let dataDir: string
let server: ServerProcess | undefined
beforeEach(async () => {
  dataDir = await makeDataDir()
})
afterEach(async () => {
  server?.child.kill('SIGKILL')
  await server?.exit
  await rm(dataDir, { recursive: true })
})

async function startBehindProxy(trusted: string): Promise<string> {
  server = spawnServer({ DATA_DIR: dataDir, TRUST_PROXY: trusted })
  return server.url
}

/** Requests a code for a stranger, through the proxy. */
async function mailStranger(url: string, number: number, forwardedFor: string): Promise<number> {
  const response = await fetch(
    `${url}/api/auth/magiclink/send?email=stranger.${number}@example.org`,
    { headers: { 'x-forwarded-for': forwardedFor } },
  )
  return response.status
}

/** Makes `count` requests, some of them in parallel. */
async function mailStrangers(
  url: string,
  count: number,
  forwardedFor: (number: number) => string,
): Promise<{ mailed: number; refused: number }> {
  const numbers = Array.from({ length: count }, (_, number) => number)
  const ask = async () => {
    const statuses: number[] = []
    for (let number = numbers.pop(); number !== undefined; number = numbers.pop())
      statuses.push(await mailStranger(url, number, forwardedFor(number)))
    return statuses
  }
  const statuses = (await Promise.all([ask(), ask(), ask(), ask()])).flat()
  return {
    mailed: statuses.filter((status) => status === 200).length,
    refused: statuses.filter((status) => status === 429).length,
  }
}

it('sends only 60 mails when one IPv6 network requests 300 codes, each from a different address', async () => {
  const url = await startBehindProxy('127.0.0.1')
  const health = watchHealth(url, '300 code requests from one /64')

  const answers = await mailStrangers(url, 300, (number) => `2001:db8:1:2::${number.toString(16)}`)

  await health.stop()
  expect(answers).toEqual({ mailed: 60, refused: 240 })
  expect(await mailStranger(url, 301, '2001:db8:1:3::1')).toBe(200)
}, 120_000)

it('sends at most 240 mails when one /48 requests codes from many of its /64s', async () => {
  const url = await startBehindProxy('127.0.0.1')

  const answers = await mailStrangers(url, 300, (number) => `2001:db8:1:${number.toString(16)}::1`)

  expect(answers).toEqual({ mailed: 240, refused: 60 })
  expect(await mailStranger(url, 301, '2001:db8:2:1::1')).toBe(200)
}, 120_000)

it('trusts a proxy in a trusted range, but not an address that the client put in the header', async () => {
  const url = await startBehindProxy('127.0.0.0/8, 10.0.0.0/8, fd00::/8')
  const mailOne = (number: number, client: string) =>
    mailStranger(url, 0, `198.51.100.${number}, ${client}, 10.${number}.0.1, fd00::${number}`)

  const statuses = []
  for (let number = 0; number < 6; number += 1) statuses.push(await mailOne(number, '203.0.113.9'))

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(await mailOne(6, '203.0.113.10')).toBe(200)
}, 120_000)
