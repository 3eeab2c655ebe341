import { expect, it } from 'vitest'
import { createBodyQueues, receiveBody } from './receive-body.ts'

/** A request whose body arrives when `end` is called. */
function slowRequest() {
  let end = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      end = () => controller.close()
    },
  })
  // The types of browsers lack `duplex`.
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  const request = new Request('https://paraphe.example', init)
  return { request, end: () => end() }
}

const client = (part: number) => `2001:db8:1:${part.toString(16)}::/64`

it('receives at most 32 bodies of one network at once, however many addresses it has', async () => {
  const queues = createBodyQueues()
  const slow = Array.from({ length: 40 }, (_, part) => ({ ...slowRequest(), client: client(part) }))
  const received = slow.map(({ request, client: from }) =>
    receiveBody(queues, request, { userId: null, client: from }),
  )
  const read = () => slow.filter(({ request }) => request.bodyUsed).length
  await expect.poll(read).toBe(32)
  const other = slowRequest()
  other.end()
  const sender = { userId: null, client: '2001:db8:2:1::/64' }
  expect(await receiveBody(queues, other.request, sender)).toEqual(new Uint8Array())
  expect(read()).toBe(32)
  for (const { end } of slow) end()
  await Promise.all(received)
  expect(read()).toBe(40)
})
