import { importBytes, readSheet } from '@org/api/import'
import { errorMessage } from '@org/app-kit'
import { useRef, useState } from 'react'
import { newDraft, type TableDraft } from './table-draft.ts'

export interface TableReader {
  isReading: boolean
  /** Why the last table could not be read. */
  error: string | null
  read: (table: File | string) => Promise<void>
}

/** What a file holds; of one that is too large only so much that this is noticed. */
async function contentOf(table: File | string): Promise<Uint8Array | string> {
  if (typeof table === 'string') return table
  return new Uint8Array(await table.slice(0, importBytes + 1).arrayBuffer())
}

/** Reads a table beside the page, and hands it over unless another one was chosen meanwhile. */
export function useReadTable(onRead: (draft: TableDraft) => void): TableReader {
  const [state, setState] = useState({ isReading: false, error: null as string | null })
  const latest = useRef(0)
  const read = async (table: File | string) => {
    latest.current += 1
    const attempt = latest.current
    setState({ isReading: true, error: null })
    try {
      const draft = newDraft(await readSheet(await contentOf(table)))
      if (attempt !== latest.current) return
      setState({ isReading: false, error: null })
      onRead(draft)
    } catch (error) {
      if (attempt === latest.current) setState({ isReading: false, error: errorMessage(error) })
    }
  }
  return { ...state, read }
}
