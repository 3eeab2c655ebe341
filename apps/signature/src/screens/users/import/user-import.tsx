import { lazy, Suspense } from 'react'
import type { ImportDialogProps } from './import-dialog.tsx'
import { UnfinishedImport } from './unfinished-import.tsx'

// Reading spreadsheets is needed on few visits.
const LazyDialog = lazy(async () => ({
  default: (await import('./import-dialog.tsx')).ImportDialog,
}))

export interface UserImportProps extends Pick<ImportDialogProps, 'isOnboarding'> {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The dialog that imports employees. */
export function UserImportDialog({ isOpen, onOpenChange, ...dialog }: UserImportProps) {
  if (!isOpen) return null
  return (
    <Suspense fallback={null}>
      <LazyDialog {...dialog} onClose={() => onOpenChange(false)} />
    </Suspense>
  )
}

/** The same; while it is closed, word of an import that is not done. */
export function UserImport(props: UserImportProps) {
  if (!props.isOpen) return <UnfinishedImport onShow={() => props.onOpenChange(true)} />
  return <UserImportDialog {...props} />
}
