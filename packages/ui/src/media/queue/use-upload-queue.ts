'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { UploadItem } from './upload-item.ts'
import { createUploadQueue, type UploadQueue, type UploadQueueOptions } from './upload-queue.ts'

const nothing: readonly UploadItem<never>[] = []

/** Creates a queue that is tied to the component: unmounting the component cancels all uploads. */
export function useUploadQueue<Result>(
  options: UploadQueueOptions<Result>,
): [items: readonly UploadItem<Result>[], queue: UploadQueue<Result>] {
  const [queue] = useState(() => createUploadQueue(options))
  const items = useSyncExternalStore(queue.subscribe, queue.getItems, () => nothing)

  // Always use the callbacks and rules of the latest render.
  useEffect(() => queue.configure(options))
  useEffect(() => () => queue.clear(), [queue])
  return [items, queue]
}
