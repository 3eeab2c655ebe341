import { importBytes, type Sheet } from '@org/api/import'
import { useEffect, useRef, useState } from 'react'
import { failureText } from '../store/failure-help.ts'
import { parseTable } from './parse-table.ts'

export interface TableReader {
  isReading: boolean
  /** Why the last table could not be read. */
  error: string | null
  /**
   * Reads a file or pasted text. Of a spreadsheet, reads the sheet with this name, or else the one
   * that holds most of what `useReadTable` was told, or the first visible sheet with content.
   */
  read: (table: File | string, sheetName?: string) => Promise<void>
}

/**
 * Reads a file's contents, cut off just above the size limit, so that parsing rejects a larger
 * file.
 */
async function contentOf(table: File | string): Promise<Uint8Array<ArrayBuffer> | string> {
  if (typeof table === 'string') return table
  return new Uint8Array(await table.slice(0, importBytes + 1).arrayBuffer())
}

/**
 * Parses a table in a worker; passes the table to `onRead` unless the user has picked another one
 * in the meantime.
 */
export function useReadTable(
  onRead: (sheet: Sheet, table: File | string) => void,
  { holds }: { holds?: 'people' } = {},
): TableReader {
  const [state, setState] = useState({ isReading: false, error: null as string | null })
  const latest = useRef<AbortController>(null)
  useEffect(() => () => latest.current?.abort(), [])
  const read = async (table: File | string, sheetName?: string) => {
    latest.current?.abort()
    const { signal } = (latest.current = new AbortController())
    setState({ isReading: true, error: null })
    try {
      const sheet = await parseTable(await contentOf(table), { signal, sheetName, holds })
      if (signal.aborted) return
      setState({ isReading: false, error: null })
      onRead(sheet, table)
    } catch (error) {
      if (!signal.aborted) setState({ isReading: false, error: failureText(error, 'upload') })
    }
  }
  return { ...state, read }
}
