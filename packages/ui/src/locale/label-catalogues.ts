import type { tableLabels } from '../data-table/table.labels.ts'
import type { formLabels } from '../form/form.labels.ts'
import type { cropDialogLabels } from '../media/crop/crop-dialog/crop-dialog.labels.ts'
import type { multiUploaderLabels } from '../media/multi-uploader/multi-uploader.labels.ts'
import type { posterPickerLabels } from '../media/poster/poster-picker.labels.ts'
import type { videoUploaderLabels } from '../media/resumable-upload/video-uploader.labels.ts'
import type { uploadErrorLabels } from '../media/upload-texts.ts'
import type { uploaderLabels } from '../media/uploader/uploader.labels.ts'
import type { videoFileLabels } from '../media/video-file/video-file.labels.ts'
import type { videoImportLabels } from '../media/video-import/video-import.labels.ts'
import type { mediaViewerLabels } from '../media/viewer/media-viewer.labels.ts'
import type { visibleAreaEditorLabels } from '../media/visible-area/visible-area-editor.labels.ts'
import type { muscleMapLabels } from '../muscle-map/muscle-map.labels.ts'
import type { colorFieldLabels } from '../primitives/color-field/color-field.labels.ts'
import type { comboboxLabels } from '../primitives/combobox/combobox.labels.ts'
import type { confirmDialogLabels } from '../primitives/confirm-dialog/confirm-dialog.labels.ts'
import type { copyFieldLabels } from '../primitives/copy-field/copy-field.labels.ts'
import type { dialogLabels } from '../primitives/dialog/dialog.labels.ts'
import type { drawerLabels } from '../primitives/drawer/drawer.labels.ts'
import type { fieldLabels } from '../primitives/field/field.labels.ts'
import type { multiComboboxLabels } from '../primitives/multi-combobox/multi-combobox.labels.ts'
import type { progressIndicatorLabels } from '../primitives/progress-indicator/progress-indicator.labels.ts'
import type { searchFieldLabels } from '../primitives/search-field/search-field.labels.ts'
import type { selectLabels } from '../primitives/select/select.labels.ts'
import type { skeletonLabels } from '../primitives/skeleton/skeleton.labels.ts'
import type { snackbarLabels } from '../primitives/snackbar/snackbar.labels.ts'
import type { stepperLabels } from '../primitives/stepper/stepper.labels.ts'
import type { editorLabels } from '../signature-editor/editor.labels.ts'
import type { previewLabels } from '../signature-preview/preview.labels.ts'
import type { sortableLabels } from '../sortable/sortable.labels.ts'
import type { validatorMessages } from '../validators/messages.ts'
import type { LabelCatalogue } from './labels.ts'

type TextOf<Catalogue> = Catalogue extends LabelCatalogue<infer Text> ? Text : never

/**
 * The UI text of every catalogue of the library, by name. Add your own catalogues with
 * `declare module '@org/ui/locale'`.
 */
export interface LabelCatalogues {
  colorField: TextOf<typeof colorFieldLabels>
  combobox: TextOf<typeof comboboxLabels>
  confirmDialog: TextOf<typeof confirmDialogLabels>
  copyField: TextOf<typeof copyFieldLabels>
  cropDialog: TextOf<typeof cropDialogLabels>
  dialog: TextOf<typeof dialogLabels>
  drawer: TextOf<typeof drawerLabels>
  editor: TextOf<typeof editorLabels>
  field: TextOf<typeof fieldLabels>
  form: TextOf<typeof formLabels>
  mediaViewer: TextOf<typeof mediaViewerLabels>
  multiCombobox: TextOf<typeof multiComboboxLabels>
  multiUploader: TextOf<typeof multiUploaderLabels>
  muscleMap: TextOf<typeof muscleMapLabels>
  posterPicker: TextOf<typeof posterPickerLabels>
  preview: TextOf<typeof previewLabels>
  progressIndicator: TextOf<typeof progressIndicatorLabels>
  searchField: TextOf<typeof searchFieldLabels>
  select: TextOf<typeof selectLabels>
  skeleton: TextOf<typeof skeletonLabels>
  snackbar: TextOf<typeof snackbarLabels>
  sortable: TextOf<typeof sortableLabels>
  stepper: TextOf<typeof stepperLabels>
  table: TextOf<typeof tableLabels>
  uploadErrors: TextOf<typeof uploadErrorLabels>
  uploader: TextOf<typeof uploaderLabels>
  validators: TextOf<typeof validatorMessages>
  videoFile: TextOf<typeof videoFileLabels>
  videoImport: TextOf<typeof videoImportLabels>
  videoUploader: TextOf<typeof videoUploaderLabels>
  visibleAreaEditor: TextOf<typeof visibleAreaEditorLabels>
}
