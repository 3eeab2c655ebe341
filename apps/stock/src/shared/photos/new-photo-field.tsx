import {
  forgetFile,
  forgetUnnamedFile,
  keepFile,
  readKeptFile,
  selectAuth,
  useAppSelector,
} from '@org/app-kit'
import { type FieldTypeProps, registerFieldType } from '@org/ui/form'
import type { CropSettings, UploadTransport } from '@org/ui/media'
import { BannerMessage, Button } from '@org/ui/primitives'
import { useEffect, useState } from 'react'
import { Photo } from './new-photo-field.styles.ts'
import { PhotoBox } from './photo-box.tsx'
import { photoTexts } from './texts.ts'

declare module '@org/ui/form' {
  interface FieldTypes {
    /**
     * The photo of an entry that does not exist yet; null for none. The value is the id of a file
     * that this browser keeps (`keepFile`), so that the photo is restored with the other values.
     */
    new_photo: { value: string | null; options: { readonly crop: CropSettings } }
  }
}

/** Returns the file without sending it, since there is no entry yet to store the photo with. */
const keep: UploadTransport<File> = (file) => Promise.resolve(file)

function NewPhotoField({ field, control }: FieldTypeProps<'new_photo'>) {
  const { value, isDisabled, onChange } = control
  // The owner is read only once, because the session may end while the form is open.
  const [owner] = useState(useAppSelector(selectAuth)?.user_id ?? '')
  const { url, isLost } = useKeptPhoto(value)
  const change = (next: string | null) => {
    if (value !== null) void forgetFile(value)
    onChange(next)
  }
  return (
    <Photo>
      <PhotoBox
        src={url}
        crop={field.crop}
        transport={keep}
        onUploaded={(file) => change(keepFile(owner, file))}
        onRemove={value !== null && !isLost ? () => change(null) : undefined}
        isDisabled={isDisabled}
      />
      {isLost && (
        <BannerMessage
          tone="warning"
          title={photoTexts.lost}
          actions={<Button onPress={() => change(null)}>{photoTexts.close}</Button>}
        />
      )}
    </Photo>
  )
}

/** Loads a kept photo. `isLost` is true if the browser does not have it any more. */
function useKeptPhoto(id: string | null) {
  const [loaded, setLoaded] = useState<{ id: string; url: string | null } | null>(null)
  useEffect(() => {
    if (id === null) return undefined
    let url: string | null = null
    let isOver = false
    void readKeptFile(id).then((file) => {
      if (isOver) return
      url = file && URL.createObjectURL(file)
      setLoaded({ id, url })
    })
    return () => {
      isOver = true
      if (url !== null) URL.revokeObjectURL(url)
      // Waits for a timeout, because the form may not yet have deleted the draft that names the
      // photo.
      setTimeout(() => void forgetUnnamedFile(id))
    }
  }, [id])
  const own = loaded?.id === id ? loaded : null
  return { url: own?.url ?? undefined, isLost: own !== null && own.url === null }
}

registerFieldType('new_photo', { component: NewPhotoField, empty: null })
