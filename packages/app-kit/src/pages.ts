// Components that the pages of all products use, and pages that every product has.
export { CreateForm, type CreateFormProps } from './entity-pages/create-form.tsx'
export { EditForm, type EditFormProps } from './entity-pages/edit-form.tsx'
export { ListedPage, type ListedPageProps } from './entity-pages/listed-page.tsx'
export { OpenedForm, type OpenedFormProps } from './entity-pages/opened-form.tsx'
export { OpenedPage, type OpenedPageProps } from './entity-pages/opened-page.tsx'
export { lazyDialog } from './lazy/lazy-dialog.tsx'
export { LoadedPage, type LoadedPageProps } from './loading/loaded-page.tsx'
export { LoadedPart, type LoadedPartProps } from './loading/loaded-part.tsx'
export { Forbidden, NotFound } from './message-page/dead-ends.tsx'
export { Unreachable } from './message-page/unreachable.tsx'
export { FormDialog, type FormDialogProps } from './form-dialog/form-dialog.tsx'
export { FormError } from './page/form-error.tsx'
export { ListGate } from './page/list-gate.tsx'
export { MissingPage, type MissingPageProps } from './page/missing-page.tsx'
export { pageFilter, pageWindow } from './page/page-filter.ts'
export { PageHeader } from './page/page-header.tsx'
export { Count, Help, Muted, Page, PageActions, PageTop, RowActions } from './page/page.styles.ts'
export { OpeningLink, type OpeningLinkProps, RowLink } from './page/row-link.tsx'
export { SaveRow } from './page/save-row.tsx'
export { SearchInAddress } from './page/search-in-address.tsx'
export { Section, SectionTitle } from './page/section.styles.ts'
export { useTableAddress } from './page/use-table-address.ts'
export { conflictTexts, pageTexts, resumedTexts } from './texts/page-texts.ts'
export {
  ConflictNotice,
  type ConflictWording,
  type ContestedField,
} from './unsaved-work/form-conflict/conflict-notice.tsx'
export {
  FormConflict,
  type FormConflictProps,
} from './unsaved-work/form-conflict/form-conflict.tsx'
export { KeptStateGuard } from './unsaved-work/kept-state-guard.tsx'
export { KeptWork, type KeptWorkProps } from './unsaved-work/kept-work.tsx'
export { LeaveQuestion, type LeaveQuestionProps } from './unsaved-work/leave-question.tsx'
export {
  apiTransport,
  type SendFile,
  type UploadCallOptions,
  uploadRefusal,
} from './uploads/api-transport.ts'
