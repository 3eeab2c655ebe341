import { useEnvironment } from '@org/app-kit'
import type { CropSettings, UploadTransport } from '@org/ui/media'
import { type ReactNode, useEffect, useState } from 'react'
import { PhotoBox } from './photo-box.tsx'
import { photoFailure, type SendPhoto } from './photo-upload.ts'
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
  send: (id: string, ...args: Parameters<SendPhoto<unknown>>) => Promise<unknown>,
): NewPhoto {
  const { notify } = useEnvironment()
  const [file, setFile] = useState<File | null>(null)
  const src = useFileAddress(file)
  return {
    isPicked: file !== null,
    async sendTo(id) {
      if (!file) return
      try {
        await send(id, file, { idempotencyKey: crypto.randomUUID() })
      } catch (error) {
        notify(photoTexts.notSent(photoFailure(error)), 'danger')
      }
    },
    field: (
      <PhotoBox
        src={src}
        crop={crop}
        transport={keep}
        onUploaded={setFile}
        onRemove={file ? () => setFile(null) : undefined}
      />
    ),
  }
}

/** Returns an address of a file while it is shown. */
function useFileAddress(file: File | null): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [file])
  return address
}
