import { useAppSelector } from '@org/app-kit'
import { selectHasUserImport } from '../import-slice.ts'
import { importTexts } from '../texts.ts'
import { lazyDialog } from '#shared/lazy-dialog.tsx'
import { lazyPart, partStates } from '#shared/lazy-page.tsx'
import type { ImportDialogProps } from './import-dialog.tsx'

// Reading spreadsheets is needed on few visits.
const LazyDialog = lazyDialog(
  importTexts.title,
  async () => (await import('./import-dialog.tsx')).ImportDialog,
  'large',
)

// Few visits have one.
const UnfinishedImport = lazyPart(
  async () => (await import('./unfinished-import.tsx')).UnfinishedImport,
  partStates({ lines: 1 }),
)

export interface UserImportProps extends Pick<ImportDialogProps, 'isOnboarding'> {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The dialog that imports employees. */
export function UserImportDialog({ isOpen, onOpenChange, ...dialog }: UserImportProps) {
  return isOpen ? <LazyDialog {...dialog} onClose={() => onOpenChange(false)} /> : null
}

/** The same; while it is closed, word of an import that is not done. */
export function UserImport(props: UserImportProps) {
  const hasImport = useAppSelector(selectHasUserImport)
  if (props.isOpen) return <UserImportDialog {...props} />
  return hasImport ? <UnfinishedImport onShow={() => props.onOpenChange(true)} /> : null
}
