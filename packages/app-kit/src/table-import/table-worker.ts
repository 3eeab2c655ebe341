// The Web Worker that parses one table. It receives a `TableRequest`, and posts
// `TableMessage`s.
import { ApiError, countPeople, readSheet } from '@org/api/import'
import type { TableMessage, TableRequest } from './table-message.ts'

/** Rows per message, few enough for the page to process within a frame. */
const portion = 500

const post = (message: TableMessage) => self.postMessage(message)

async function parse({ content, sheetName, holds }: TableRequest): Promise<void> {
  try {
    // Nothing else runs in this thread, so there is no need to pause.
    const { rows, source } = await readSheet(content, {
      sheetName,
      holds: holds === 'people' ? countPeople : undefined,
      pause: () => undefined,
    })
    for (let at = 0; at < rows.length; at += portion) {
      post({ kind: 'rows', rows: rows.slice(at, at + portion) })
    }
    post({ kind: 'end', source })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    post({ kind: 'refused', body: error.toJSON(), status: error.status })
  }
}

self.onmessage = ({ data }: MessageEvent<TableRequest>) => {
  // An unexpected error becomes the worker's `error` event.
  parse(data).catch((error: unknown) => reportError(error))
}
