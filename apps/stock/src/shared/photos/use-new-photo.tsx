import { useEnvironment } from '@org/app-kit'
import type { SendFile } from '@org/app-kit/pages'
import type { CropSettings, UploadTransport } from '@org/ui/media'
import { type ReactNode, useEffect, useState } from 'react'
import { PhotoBox } from './photo-box.tsx'
import { photoFailure } from './photo-upload.ts'
import { photoTexts } from './texts.ts'

/** Keeps the file, since there is no entry yet that it could be stored with. */
const keep: UploadTransport<File> = (file) => Promise.resolve(file)

export interface NewPhoto {
  /** The field. */
  field: ReactNode
  /** True while a photo is picked that is not stored. */
  isPicked: boolean
  /** Uploads the picked photo, if there is one, to the entry that was just added. */
  sendTo: (id: string) => Promise<void>
}

/** The photo of an entry that is being added. It is uploaded once the entry exists. */
export function useNewPhoto(
  crop: CropSettings,
  send: (id: string, ...args: Parameters<SendFile<unknown>>) => Promise<unknown>,
): NewPhoto {
  const { notify } = useEnvironment()
  const [picked, setPicked] = useState<{ file: File; url: string } | null>(null)
  const url = picked?.url
  useEffect(() => {
    if (url !== undefined) return () => URL.revokeObjectURL(url)
  }, [url])
  return {
    isPicked: picked !== null,
    async sendTo(id) {
      if (!picked) return
      try {
        await send(id, picked.file, { idempotencyKey: crypto.randomUUID() })
      } catch (error) {
        notify(photoTexts.notSent(photoFailure(error)), 'danger')
      }
    },
    field: (
      <PhotoBox
        src={url}
        crop={crop}
        transport={keep}
        onUploaded={(file) => setPicked({ file, url: URL.createObjectURL(file) })}
        onRemove={picked ? () => setPicked(null) : undefined}
      />
    ),
  }
}
