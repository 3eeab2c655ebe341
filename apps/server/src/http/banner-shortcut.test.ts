import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BannerResponse } from '@org/api'
import { afterEach, expect, it, vi } from 'vitest'
import { answerBanner } from './banner-shortcut.ts'

const logger = { error: vi.fn() }
let stop: () => unknown

/** Starts a server that serves only banners, always with this response. */
async function serving(answer: BannerResponse): Promise<string> {
  const server = createServer((request, response) => {
    const api = { peekBanner: () => answer, peekBannerLink: () => ({ ...answer, body: 'link' }) }
    const isAnswered = answerBanner(api, request, response, logger)
    if (!isAnswered) response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stop = () => server.close()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/user/cle/banner`
}

afterEach(() => {
  stop()
  logger.error.mockClear()
})

it('returns 500 and keeps running when a response cannot be written', async () => {
  const address = await serving({
    status: 302,
    headers: { Location: 'https://x.example/ban€.png' },
    body: null,
  })

  const statuses = [(await fetch(address)).status, (await fetch(address)).status]

  expect(statuses).toEqual([500, 500])
  expect(logger.error).toHaveBeenCalledTimes(2)
})

it('handles only addresses of banners and their links, and responds to HEAD without a body', async () => {
  const address = await serving({ status: 200, headers: { ETag: '"a"' }, body: 'image' })

  const get = await fetch(address)
  const head = await fetch(address, { method: 'HEAD' })

  expect(await get.text()).toBe('image')
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, '"a"', ''])
  expect(await (await fetch(`${address}/link`)).text()).toBe('link')
  expect((await fetch(`${address}/autre`)).status).toBe(404)
  expect((await fetch(address, { method: 'POST' })).status).toBe(404)
})
