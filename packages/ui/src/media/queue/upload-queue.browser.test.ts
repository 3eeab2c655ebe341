import { describe, expect, it, vi } from 'vitest'
import { gifFile, logoFile } from '../../testing/media/files.ts'
import { mediaTypes } from '../file/media-types.ts'
import { defaultRetry } from '../transport/retry.ts'
import type { UploadContext } from '../transport/upload-transport.ts'
import { UploadError } from '../upload-error.ts'
import { totalProgress } from './upload-item.ts'
import { createUploadQueue, type UploadQueueOptions } from './upload-queue.ts'

interface Sending extends UploadContext {
  file: File
  resolve: (path: string) => void
  reject: (error: unknown) => void
}

/** Creates a queue whose transport waits until the test resolves it. */
function make(options: Partial<UploadQueueOptions<string>> = {}) {
  const sent: Sending[] = []
  const onUploaded = vi.fn()
  const onError = vi.fn()
  const queue = createUploadQueue<string>({
    transport: (file, context) =>
      new Promise((resolve, reject) => {
        context.signal.addEventListener('abort', () => reject(new UploadError('cancelled')))
        sent.push({ ...context, file, resolve, reject })
      }),
    rules: { accept: mediaTypes, maxSize: 1_000_000, maxPixels: 1_000_000 },
    retry: { ...defaultRetry, wait: async () => undefined },
    onUploaded,
    onError,
    ...options,
  })
  const statuses = () => queue.getItems().map(({ status }) => status)
  const idOf = (index: number) => queue.getItems()[index]?.id ?? ''
  return { queue, sent, onUploaded, onError, statuses, idOf }
}

const logos = (count: number) => Promise.all(Array.from({ length: count }, () => logoFile(20, 20)))

describe('an upload queue', () => {
  it('sends three files at a time and starts the next when one is done', async () => {
    const { queue, sent, statuses, onUploaded } = make()
    queue.add(await logos(5))
    await vi.waitFor(() => expect(sent).toHaveLength(3))
    expect(statuses()).toEqual(['uploading', 'uploading', 'uploading', 'waiting', 'waiting'])
    sent[0]?.resolve('/media/1')
    await vi.waitFor(() => expect(sent).toHaveLength(4))
    expect(statuses()[0]).toBe('done')
    expect(onUploaded).toHaveBeenCalledWith(
      '/media/1',
      expect.objectContaining({ type: 'image/png', width: 20, height: 20 }),
    )
  })

  it('reports the progress of each file, and the total progress weighted by bytes', async () => {
    const { queue, sent } = make()
    const [small, large] = [await logoFile(10, 10), await logoFile(300, 300)]
    queue.add([small, large])
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    sent.find(({ file }) => file.size === large.size)?.onProgress(50)
    expect(queue.getItems().map(({ progress }) => progress)).toEqual([0, 50])
    const expected = Math.floor((large.size * 50) / (small.size + large.size))
    expect(totalProgress(queue.getItems())).toBe(expected)
  })

  it('continues with the other files when one is rejected', async () => {
    const { queue, sent, statuses, onError } = make()
    const page = new File(['<html>'], 'page.png', { type: 'image/png' })
    queue.add([page, ...(await logos(1))])
    await vi.waitFor(() => expect(statuses()).toEqual(['failed', 'uploading']))
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ type: 'file_type' }), page)
    sent[0]?.resolve('/media/1')
    await vi.waitFor(() => expect(statuses()).toEqual(['failed', 'done']))
  })

  it('cancels a file, and sends it again on retry', async () => {
    const { queue, sent, statuses, idOf, onError } = make()
    queue.add(await logos(1))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    queue.cancel(idOf(0))
    expect(statuses()).toEqual(['cancelled'])
    expect(sent[0]?.signal.aborted).toBe(true)
    queue.retry(idOf(0))
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.id).toBe(sent[0]?.id)
    sent[1]?.resolve('/media/1')
    await vi.waitFor(() => expect(statuses()).toEqual(['done']))
    expect(onError).not.toHaveBeenCalled()
  })

  it('replaces a file during its upload', async () => {
    const { queue, sent, idOf, onUploaded, statuses } = make()
    queue.add(await logos(1))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    queue.replace(idOf(0), gifFile())
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    sent[1]?.resolve('/media/2')
    await vi.waitFor(() => expect(statuses()).toEqual(['done']))
    expect(onUploaded).toHaveBeenCalledTimes(1)
    expect(onUploaded).toHaveBeenCalledWith(
      '/media/2',
      expect.objectContaining({ type: 'image/gif' }),
    )
  })

  it('forgets a removed file, and reports nothing more about it', async () => {
    const { queue, sent, idOf, onUploaded, onError } = make()
    queue.add(await logos(1))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    queue.remove(idOf(0))
    expect(queue.getItems()).toEqual([])
    expect(sent[0]?.signal.aborted).toBe(true)
    sent[0]?.resolve('/media/1')
    await Promise.resolve()
    expect(onUploaded).not.toHaveBeenCalled()
    expect(onError).not.toHaveBeenCalled()
  })

  it('retries automatically after a network failure', async () => {
    const { queue, sent, statuses } = make()
    queue.add(await logos(1))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    sent[0]?.reject(new UploadError('network'))
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(statuses()).toEqual(['uploading'])
  })

  it('sends the cropped image, and nothing if the crop is cancelled', async () => {
    const cropped = await logoFile(5, 5, { name: 'coupe.png' })
    const results = [
      async () => ({ file: cropped, type: 'image/png', width: 5, height: 5 }),
      () => Promise.reject(new UploadError('cancelled')),
    ]
    const { queue, sent, statuses } = make({
      rules: {
        accept: mediaTypes,
        maxSize: 1_000_000,
        maxPixels: 1_000_000,
        aspectRatio: 3,
        isCropAllowed: true,
      },
      crop: () => results.shift()?.() ?? Promise.reject(new Error('called too often')),
    })
    queue.add(await logos(2))
    await vi.waitFor(() => expect(statuses()).toEqual(['uploading', 'cancelled']))
    expect(sent.map(({ file }) => file.name)).toEqual(['coupe.png'])
  })
})
