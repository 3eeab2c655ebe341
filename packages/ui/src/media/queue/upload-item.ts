import type { InspectedFile } from '../file/inspect-file.ts'
import type { UploadError } from '../upload-error.ts'

/**
 * Where one file stands.
 * - `waiting`: for files before it
 * - `preparing`: it is looked into and, where that is asked for, cropped
 * - `uploading`: `progress` goes from 0 to 100
 * - `done`, `failed`, `cancelled`: the end, unless it is tried again
 */
export type UploadStatus = 'waiting' | 'preparing' | 'uploading' | 'done' | 'failed' | 'cancelled'

/** One file of a queue. */
export interface UploadItem<Result> {
  /** The same for the file's whole life, also when it is tried again. */
  id: string
  /** The file as it was picked. */
  source: File
  status: UploadStatus
  /** From 0 to 100. */
  progress: number
  /** What is sent: looked into and cropped; from `uploading` on. */
  prepared: InspectedFile | undefined
  /** Why it failed. */
  error: UploadError | undefined
  /** What the transport gave. */
  result: Result | undefined
}

/** Whether something is still to happen to the file by itself. */
export const isPending = ({ status }: { status: UploadStatus }): boolean =>
  status === 'waiting' || status === 'preparing' || status === 'uploading'

/**
 * How far all files are together, from 0 to 100, by their bytes. What failed or was cancelled does
 * not count, since it is no longer awaited; 0 without files.
 */
export function totalProgress(items: readonly UploadItem<unknown>[]): number {
  const counted = items.filter(({ status }) => status !== 'failed' && status !== 'cancelled')
  const bytes = ({ prepared, source }: UploadItem<unknown>) => (prepared?.file ?? source).size
  const total = counted.reduce((sum, item) => sum + bytes(item), 0)
  const sent = counted.reduce((sum, item) => sum + bytes(item) * item.progress, 0)
  return total === 0 ? 0 : Math.floor(sent / total)
}
