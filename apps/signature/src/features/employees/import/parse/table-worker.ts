// The Web Worker in which one table is parsed. It gets a file's bytes or a text, and posts `TableMessage`s.
import { ApiError, readSheet } from '@org/api/import'
import type { TableMessage } from './table-message.ts'

/** Rows of a message: the page takes them over between two frames. */
const portion = 500

const post = (message: TableMessage) => self.postMessage(message)

async function parse(content: Uint8Array | string): Promise<void> {
  try {
    // Nothing else runs in this thread that would want a turn.
    const { rows, source } = await readSheet(content, { pause: () => undefined })
    for (let at = 0; at < rows.length; at += portion) {
      post({ kind: 'rows', rows: rows.slice(at, at + portion) })
    }
    post({ kind: 'end', source })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    post({ kind: 'refused', body: error.toJSON(), status: error.status })
  }
}

self.onmessage = ({ data }: MessageEvent<Uint8Array | string>) => {
  // What is not refused with words becomes an `error` event of the worker.
  parse(data).catch((error: unknown) => reportError(error))
}
