import { type ColumnMapping, guessColumns, type Sheet } from '@org/api/import'
import type { ImportField, ImportKind } from '@org/api/stock'
import {
  forgetFile,
  forgetUnnamedFile,
  keepFile,
  readKeptFile,
  selectAuth,
  useAppSelector,
  useKeptState,
} from '@org/app-kit'
import { useReadTable } from '@org/app-kit/table-import'
import { useEffect, useRef, useState } from 'react'
import { kindDetails, type MappedTable } from './import-kinds.ts'
import {
  type KeptTable,
  nothing,
  nothingForAll,
  parseKeptTable,
  type WholeFile,
} from './kept-table.ts'

const fileOf = (table: File | string) =>
  typeof table === 'string' ? new File([table], 'import.csv', { type: 'text/csv' }) : table

/**
 * The table that a person is importing. This browser keeps its file and the mapping of its columns
 * until the import is done, so that a reload returns to the mapping.
 */
export function useKeptTable(kind: ImportKind, centreId: string | null) {
  const { columns, ofCentre } = kindDetails[kind]
  // Read once, because the session may end while the page is open.
  const [owner] = useState(useAppSelector(selectAuth)?.user_id ?? '')
  const kept = useKeptState<KeptTable>({
    keptAs: ['import', kind, centreId ?? ''],
    initial: nothing,
    parse: parseKeptTable,
  })
  const [read, setRead] = useState<Omit<MappedTable, 'mapping' | 'wholeFile'> | null>(null)
  const [isLost, setLost] = useState(false)
  const { fileId, mapping, wholeFile = nothingForAll } = kept.value
  const table = read && mapping ? { ...read, mapping, wholeFile } : null

  /** Guesses the columns of a newly picked table, or of another sheet of the same file. */
  function replace(sheet: Sheet, source: File | string) {
    const file = fileOf(source)
    const isSameFile = file === read?.file
    const guessed = guessColumns<ImportField>(sheet.rows, columns)
    kept.set({
      fileId: isSameFile ? fileId : keepFile(owner, file),
      sheetName: sheet.source.kind === 'spreadsheet' ? sheet.source.sheetName : null,
      wholeFile,
      mapping: withoutFields(guessed, centreId === null ? ofCentre : []),
    })
    setRead({ file, sheet })
    setLost(false)
  }

  const restored = useRef<File>(null)
  const reader = useReadTable((sheet, source) => {
    const isRestored = source === restored.current
    restored.current = null
    if (isRestored) setRead({ file: fileOf(source), sheet })
    else replace(sheet, source)
  })

  function clear() {
    kept.rebase(nothing)
    kept.set(nothing)
    setRead(null)
  }

  async function restore({ fileId: id, sheetName }: KeptTable) {
    const file = id === null ? null : await readKeptFile(id)
    if (file) {
      restored.current = file
      await reader.read(file, sheetName ?? undefined)
    } else if (id !== null) {
      kept.set(nothing)
      setLost(true)
    }
  }
  const start = useRef(() => restore(kept.value))
  useEffect(() => void start.current(), [])

  useEffect(() => {
    if (fileId === null) return undefined
    // When another file is picked or the page is left, forgets this file unless a draft still names
    // it. The timeout lets the draft change first.
    return () => void setTimeout(() => void forgetUnnamedFile(fileId))
  }, [fileId])

  return {
    table,
    reader,
    /** Whether a file was picked on an earlier visit and this browser no longer has it. */
    isLost,
    kept: {
      ...kept,
      drop: () => {
        clear()
        kept.drop()
      },
    },
    setMapping: (next: ColumnMapping<ImportField>) =>
      kept.set((former) => ({ ...former, mapping: next })),
    setWholeFile: (next: WholeFile) => kept.set((former) => ({ ...former, wholeFile: next })),
    clear,
    /** Stops keeping the table, because it has been imported. */
    forget: () => {
      if (fileId !== null) void forgetFile(fileId)
      kept.rebase(kept.value)
    },
  }
}

/** Returns the mapping without these fields. */
function withoutFields(
  { headingRow, columns }: ColumnMapping<ImportField>,
  fields: readonly ImportField[],
): ColumnMapping<ImportField> {
  return {
    headingRow,
    columns: columns.map((field) => (field !== null && fields.includes(field) ? null : field)),
  }
}
