import { describe, expect, it, vi } from 'vitest'
import { UploadError } from '../upload-error.ts'
import { defaultRetry, sendWithRetries, type RetryRules } from './retry.ts'
import type { UploadTransport } from './upload-transport.ts'

const file = new File(['x'], 'logo.png')

/**
 * Creates a transport that fails with these errors and then succeeds, and rules that only record
 * the delays.
 */
function make(failures: unknown[]) {
  const left = [...failures]
  const waits: number[] = []
  const ids: string[] = []
  const transport: UploadTransport<string> = async (_, { id }) => {
    ids.push(id)
    if (left.length > 0) throw left.shift()
    return 'stored'
  }
  const rules: RetryRules = {
    ...defaultRetry,
    wait: async (milliseconds) => void waits.push(milliseconds),
  }
  const controller = new AbortController()
  const onProgress = vi.fn()
  const send = () =>
    sendWithRetries(transport, file, { id: 'a1', signal: controller.signal, onProgress }, rules)
  return { send, waits, ids, onProgress, controller }
}

describe('sendWithRetries', () => {
  it('retries after half a second and then after a second, with the same id', async () => {
    const { send, waits, ids, onProgress } = make([
      new UploadError('network'),
      new UploadError('refused', { status: 503 }),
    ])
    expect(await send()).toBe('stored')
    expect(waits).toEqual([500, 1000])
    expect(ids).toEqual(['a1', 'a1', 'a1'])
    expect(onProgress).toHaveBeenCalledWith(0)
  })

  it('gives up after the third attempt', async () => {
    const { send, ids } = make([1, 2, 3].map(() => new UploadError('network')))
    await expect(send()).rejects.toMatchObject({ type: 'network' })
    expect(ids).toHaveLength(3)
  })

  it('does not retry a file that the server rejected', async () => {
    const { send, ids } = make([new UploadError('refused', { status: 413 })])
    await expect(send()).rejects.toMatchObject({ type: 'refused', status: 413 })
    expect(ids).toHaveLength(1)
  })

  it('retries after an error with status 0 from the transport’s own HTTP client', async () => {
    const { send, ids } = make([Object.assign(new Error('unreachable'), { status: 0 })])
    expect(await send()).toBe('stored')
    expect(ids).toHaveLength(2)
  })

  it('stops waiting when it is cancelled', async () => {
    const controller = new AbortController()
    const waiting = defaultRetry.wait(60_000, controller.signal)
    controller.abort()
    await expect(waiting).rejects.toMatchObject({ type: 'cancelled' })
  })

  it('waits with a timer by default', async () => {
    vi.useFakeTimers()
    try {
      const waiting = defaultRetry.wait(500, new AbortController().signal)
      await vi.advanceTimersByTimeAsync(500)
      await expect(waiting).resolves.toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
  })
})
