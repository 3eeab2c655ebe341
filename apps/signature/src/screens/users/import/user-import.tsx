import { lazy, Suspense } from 'react'
import type { ImportDialogProps } from './import-dialog.tsx'
import { UnfinishedImport } from './unfinished-import.tsx'

// Reading spreadsheets is needed on few visits.
const ImportDialog = lazy(async () => ({
  default: (await import('./import-dialog.tsx')).ImportDialog,
}))

export interface UserImportProps extends Pick<ImportDialogProps, 'isOnboarding'> {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The dialog that imports employees; while it is closed, word of an import that is not done. */
export function UserImport({ isOpen, onOpenChange, ...dialog }: UserImportProps) {
  if (!isOpen) return <UnfinishedImport onShow={() => onOpenChange(true)} />
  return (
    <Suspense fallback={null}>
      <ImportDialog {...dialog} onClose={() => onOpenChange(false)} />
    </Suspense>
  )
}
