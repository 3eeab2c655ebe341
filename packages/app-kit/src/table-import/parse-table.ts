import { ApiError, parseMilliseconds, refusals, type Sheet, type SheetRow } from '@org/api/import'
import type { TableMessage, TableRequest } from './table-message.ts'

export interface ParseTableOptions {
  /** Aborts parsing; the promise rejects with the signal's reason. */
  signal?: AbortSignal
  /** The sheet of a spreadsheet to read. Default: as `holds` says. */
  sheetName?: string | undefined
  /** Reads the visible sheet with most people. Default: the first visible sheet with content. */
  holds?: 'people' | undefined
  /** Time limit for parsing. Default 10,000. */
  milliseconds?: number
}

/**
 * Parses a file's bytes or pasted text into a table, in its own Web Worker, so that the page stays
 * responsive. The bytes are transferred and unusable afterwards.
 *
 * @throws ApiError with a message to display: as from `readSheet`, or TOO_LARGE after the time
 * limit. Error if the worker fails.
 */
export async function parseTable(
  content: Uint8Array<ArrayBuffer> | string,
  { signal, sheetName, holds, milliseconds = parseMilliseconds }: ParseTableOptions = {},
): Promise<Sheet> {
  signal?.throwIfAborted()
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' })
  const end = AbortSignal.timeout(milliseconds)
  try {
    return await new Promise<Sheet>((resolve, reject) => {
      end.onabort = () => reject(refusals.time())
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { signal: end })
      worker.onerror = ({ message }) => reject(new Error(message))
      const rows: SheetRow[] = []
      worker.onmessage = ({ data }: MessageEvent<TableMessage>) => {
        if (data.kind === 'rows') rows.push(...data.rows)
        else if (data.kind === 'end') resolve({ rows, source: data.source })
        else reject(new ApiError(data.body, data.status))
      }
      const request: TableRequest = { content, sheetName, holds }
      worker.postMessage(request, typeof content === 'string' ? [] : [content.buffer])
    })
  } finally {
    end.onabort = null
    worker.terminate()
  }
}
