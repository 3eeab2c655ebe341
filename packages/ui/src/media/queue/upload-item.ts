import type { InspectedFile } from '../file/inspect-file.ts'
import type { UploadError } from '../upload-error.ts'

/**
 * State of one file.
 * - `waiting`: for earlier files to finish
 * - `preparing`: being inspected, and cropped if the queue has a `crop` option
 * - `uploading`: `progress` goes from 0 to 100
 * - `done`, `failed`, `cancelled`: final, unless the file is retried
 */
export type UploadStatus = 'waiting' | 'preparing' | 'uploading' | 'done' | 'failed' | 'cancelled'

/** One file of a queue. */
export interface UploadItem<Result> {
  /** Id that stays the same across retries. */
  id: string
  /** The file as it was picked. */
  source: File
  status: UploadStatus
  /** Progress, from 0 to 100. */
  progress: number
  /** The file to send, after inspection and cropping; set from `uploading` on. */
  prepared: InspectedFile | undefined
  /** Why the upload failed or was cancelled. */
  error: UploadError | undefined
  /** Result that the transport returned. */
  result: Result | undefined
}

/** Whether the file is still waiting, being prepared or uploading. */
export const isPending = ({ status }: { status: UploadStatus }): boolean =>
  status === 'waiting' || status === 'preparing' || status === 'uploading'

/**
 * Returns the total progress of all files, from 0 to 100, weighted by bytes; 0 without files.
 * Failed and cancelled files do not count.
 */
export function totalProgress(items: readonly UploadItem<unknown>[]): number {
  const counted = items.filter(({ status }) => status !== 'failed' && status !== 'cancelled')
  const bytes = ({ prepared, source }: UploadItem<unknown>) => (prepared?.file ?? source).size
  const total = counted.reduce((sum, item) => sum + bytes(item), 0)
  const sent = counted.reduce((sum, item) => sum + bytes(item) * item.progress, 0)
  return total === 0 ? 0 : Math.floor(sent / total)
}
