import { expect, it, vi } from 'vitest'
import { createLogStream } from './log-stream.ts'

/** Sets up a stream whose reader takes a limited number of bytes. */
function streaming(limit?: number) {
  let taken = ''
  let room = Infinity
  let failure = 'EAGAIN'
  const onDropped = vi.fn<(lines: number) => void>()
  const write = (bytes: Uint8Array) => {
    if (room === 0) throw Object.assign(new Error(failure), { code: failure })
    const part = bytes.subarray(0, room)
    room -= part.length
    taken += Buffer.from(part).toString('latin1')
    return part.length
  }
  const stream = createLogStream({ onDropped, write, ...(limit !== undefined && { limit }) })
  return {
    stream,
    onDropped,
    taken: () => taken,
    give: (bytes: number) => (room = bytes),
    fail: (code: string) => {
      failure = code
      room = 0
    },
  }
}

it('writes a line at once', () => {
  const { stream, taken } = streaming()
  stream.write('one\n')
  expect(taken()).toBe('one\n')
})

it('keeps lines for a reader that has stalled, and continues within a line', async () => {
  const { stream, taken, give } = streaming()
  give(6)
  stream.write('one\n')
  stream.write('two\n')
  stream.write('three\n')
  expect(taken()).toBe('one\ntw')
  give(Infinity)
  await expect.poll(taken).toBe('one\ntwo\nthree\n')
  stream.write('four\n')
  expect(taken()).toBe('one\ntwo\nthree\nfour\n')
})

it('drops and counts lines beyond its limit, and says so once there is room', async () => {
  const { stream, taken, give, onDropped } = streaming(10)
  give(0)
  for (const line of ['one\n', 'two\n', 'three\n', 'four\n']) stream.write(line)
  expect(stream.dropped()).toBe(2)
  expect(onDropped).not.toHaveBeenCalled()
  give(Infinity)
  await expect.poll(() => onDropped.mock.calls).toEqual([[2]])
  expect(taken()).toBe('one\ntwo\n')
  stream.write('five\n')
  expect(onDropped).toHaveBeenCalledTimes(1)
})

it('writes everything when flushed', () => {
  const { stream, taken, give } = streaming()
  give(2)
  stream.write('one\n')
  give(Infinity)
  stream.flush()
  expect(taken()).toBe('one\n')
})

it('gives up a flush when the reader takes nothing', () => {
  const { stream, give, taken } = streaming()
  give(0)
  stream.write('one\n')
  stream.flush()
  expect(taken()).toBe('')
})

it('goes on after an error that may pass, such as a full disk', async () => {
  const { stream, taken, give, fail } = streaming()
  fail('ENOSPC')
  stream.write('one\n')
  give(Infinity)
  await expect.poll(taken).toBe('one\n')
})

it('drops all lines once the reader is gone', () => {
  const { stream, fail, give, taken } = streaming()
  fail('EPIPE')
  stream.write('one\n')
  give(Infinity)
  stream.write('two\n')
  expect(stream.dropped()).toBe(2)
  expect(taken()).toBe('')
})
