'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { UploadItem } from './upload-item.ts'
import { createUploadQueue, type UploadQueue, type UploadQueueOptions } from './upload-queue.ts'

const nothing: readonly UploadItem<never>[] = []

/** A queue that lives as long as the component: leaving the page gives up what is on its way. */
export function useUploadQueue<Result>(
  options: UploadQueueOptions<Result>,
): [items: readonly UploadItem<Result>[], queue: UploadQueue<Result>] {
  const [queue] = useState(() => createUploadQueue(options))
  const items = useSyncExternalStore(queue.subscribe, queue.getItems, () => nothing)

  // Callbacks and rules are those of the newest rendering.
  useEffect(() => queue.configure(options))
  useEffect(() => () => queue.clear(), [queue])
  return [items, queue]
}
