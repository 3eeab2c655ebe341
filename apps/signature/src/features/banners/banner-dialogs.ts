import { bannersTexts } from './texts.ts'
import { lazyDialog } from '@org/app-kit/pages'

export const CreateBannerDialog = lazyDialog(
  bannersTexts.createTitle,
  async () => (await import('./create-banner-dialog.tsx')).CreateBannerDialog,
)

export const EditBannerDialog = lazyDialog(
  bannersTexts.editTitle,
  async () => (await import('./edit-banner-dialog.tsx')).EditBannerDialog,
)

export const bannerDialogs = [CreateBannerDialog, EditBannerDialog]
