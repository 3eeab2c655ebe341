import { expect, it } from 'vitest'
import { receivedBlob } from './received-blob.ts'

/**
 * Creates a response with this many chunks of one megabyte. If `fails` is set, the response breaks
 * off after them.
 */
function responseOf(chunks: number, { fails = false, length = chunks * 1_000_000 } = {}): Response {
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1
      if (sent <= chunks) controller.enqueue(new Uint8Array(1_000_000).fill(sent))
      else if (fails) controller.error(new TypeError('network'))
      else controller.close()
    },
  })
  const headers = { 'Content-Type': 'video/mp4', 'Content-Length': String(length) }
  return new Response(body, { headers })
}

it('returns the bytes in order, with their type, and reports how many have arrived', async () => {
  const shares: number[] = []
  const blob = await receivedBlob(responseOf(20), undefined, (share) => shares.push(share))
  expect([blob.size, blob.type]).toEqual([20_000_000, 'video/mp4'])
  const bytes = new Uint8Array(await blob.arrayBuffer())
  expect([bytes[0], bytes[8_500_000], bytes[19_999_999]]).toEqual([1, 9, 20])
  expect(shares).toHaveLength(20)
  expect([shares[0], shares[9], shares[19]]).toEqual([0.05, 0.5, 1])
})

it('rejects when the connection is lost during the download, with or without progress', async () => {
  for (const onReceived of [undefined, () => undefined]) {
    const lost = receivedBlob(
      responseOf(2, { fails: true, length: 9_000_000 }),
      undefined,
      onReceived,
    )
    await expect(lost).rejects.toMatchObject({ type: 'NETWORK', status: 0 })
  }
})
