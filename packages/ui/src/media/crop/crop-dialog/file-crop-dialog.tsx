'use client'
import type { ReactElement } from 'react'
import type { InspectedFile } from '../../file/inspect-file.ts'
import { nameFor } from '../../file/media-types.ts'
import { useObjectUrl } from '../../file/use-object-url.ts'
import type { CropSettings } from '../crop-settings.ts'
import { CropDialog } from './crop-dialog.tsx'

export interface FileCropDialogProps {
  file: InspectedFile
  settings: CropSettings
  aspectRatio: number | undefined
  log: (error: Error) => void
  onCropped: (file: InspectedFile) => void
  onClose: () => void
}

/**
 * The crop dialog for a picked file; the cropped file keeps the name, except for the extension if
 * the type changes.
 */
export function FileCropDialog({
  file,
  onCropped,
  ...rest
}: FileCropDialogProps): ReactElement | null {
  const src = useObjectUrl(file.file)
  if (src === undefined) return null
  const { type, width, height } = file
  return (
    <CropDialog
      {...rest}
      source={{ src, type, width, height }}
      onCropped={({ blob, ...image }) => {
        const name = nameFor(file.file.name, image.type)
        onCropped({ ...image, file: new File([blob], name, { type: image.type }) })
      }}
    />
  )
}
