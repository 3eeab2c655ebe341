import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fileRules } from '../program/file-rules.ts'
import { createTurns } from './create-turns.ts'
import { incomingFile } from './incoming-file.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Sets up uploads whose work ends when the test ends them. */
function bench() {
  const files = createTurns(fileRules)
  const read: string[] = []
  const ends = new Map<string, () => void>()
  const send = (name: string, organisation: string) => {
    const head = 'content-disposition: form-data; name="file"; filename="a.png"'
    const bytes = new TextEncoder().encode(`--b\r\n${head}\r\n\r\nx\r\n--b--\r\n`)
    const body = new ReadableStream(
      {
        pull(controller) {
          if (!read.includes(name)) read.push(name)
          controller.enqueue(bytes)
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    const request = new Request('https://a.example', init)
    return incomingFile(files, organisation, request).receive(
      () => new Promise<string>((resolve) => ends.set(name, () => resolve(name))),
    )
  }
  return { read, ends, send }
}

it('keeps the files of at most eight uploads in memory, two per organisation, and leaves the others unread', async () => {
  const { read, ends, send } = bench()
  for (const owner of ['a', 'b', 'c', 'd', 'e']) {
    for (const number of [1, 2, 3]) void send(`${owner}${number}`, owner).catch(() => undefined)
  }
  await vi.waitFor(() => expect(ends.size).toBe(8))
  await vi.advanceTimersByTimeAsync(9000)
  expect(read).toEqual(['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'd1', 'd2'])

  ends.get('b1')?.()
  await vi.waitFor(() => expect(read).toHaveLength(9))
})

it('answers 503 to an upload that has waited unread for ten seconds', async () => {
  const { read, send } = bench()
  void send('a1', 'a')
  void send('a2', 'a')
  const late = expect(send('a3', 'a')).rejects.toMatchObject({
    type: 'OVERLOADED',
    status: 503,
    payload: { retry_after: 5 },
  })
  await vi.advanceTimersByTimeAsync(10_000)
  await late
  expect(read).toEqual(['a1', 'a2'])
})

it('rejects a body whose announced length is too large before its turn', () => {
  const headers = { 'content-length': String(11 * 1024 * 1024) }
  const request = new Request('https://a.example', { method: 'POST', headers })
  const turns = { run: () => Promise.reject(new Error('took a turn')) }
  expect(() => incomingFile(turns, 'a', request)).toThrow('Envoi trop volumineux')
})
