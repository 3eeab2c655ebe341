import { useAppSelector } from '@org/app-kit'
import { lazyPart, partStates } from '@org/app-kit/public'
import { selectHasEmployeeImport } from '../import-slice.ts'
import { importTexts } from '../texts.ts'
import { lazyDialog } from '@org/app-kit/pages'
import type { ImportDialogProps } from './import-dialog.tsx'

// Loaded on demand, since users rarely import a spreadsheet.
const LazyDialog = lazyDialog(
  importTexts.title,
  async () => (await import('./import-dialog.tsx')).ImportDialog,
  'large',
)

// Loaded on demand, since there is rarely an unfinished import.
const UnfinishedImport = lazyPart(
  async () => (await import('./unfinished-import.tsx')).UnfinishedImport,
  partStates({ lines: 1 }),
)

export interface EmployeeImportProps extends Pick<ImportDialogProps, 'isOnboarding'> {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The dialog that imports employees. */
export function EmployeeImportDialog({ isOpen, onOpenChange, ...dialog }: EmployeeImportProps) {
  return isOpen ? <LazyDialog {...dialog} onClose={() => onOpenChange(false)} /> : null
}

/** The import dialog or, while it is closed, a notice of an unfinished import. */
export function EmployeeImport(props: EmployeeImportProps) {
  const hasImport = useAppSelector(selectHasEmployeeImport)
  if (props.isOpen) return <EmployeeImportDialog {...props} />
  return hasImport ? <UnfinishedImport onShow={() => props.onOpenChange(true)} /> : null
}
