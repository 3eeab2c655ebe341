import type { StockPhoto } from '@org/api/client'
import { failureText, useEnvironment } from '@org/app-kit'
import { apiTransport, type SendFile } from '@org/app-kit/pages'
import type { CropSettings } from '@org/ui/media'
import { Card } from '@org/ui/primitives'
import { useMemo, useState } from 'react'
import { PhotoBox } from './photo-box.tsx'

export interface StoredPhotoProps<Item> {
  photo: StockPhoto | null
  crop: CropSettings
  /** Keep the function stable between renders. */
  send: SendFile<Item>
  remove: () => Promise<Item>
  /** Receives the entry with its new photo, or without one. */
  onChanged: (item: Item) => void
}

/** The photo of a stored entry, saved as soon as it is uploaded. */
export function StoredPhoto<Item>({
  photo,
  crop,
  send,
  remove,
  onChanged,
}: StoredPhotoProps<Item>) {
  const { notify } = useEnvironment()
  const transport = useMemo(() => apiTransport(send), [send])
  const [isRemoving, setIsRemoving] = useState(false)
  const removeNow = async () => {
    setIsRemoving(true)
    try {
      onChanged(await remove())
    } catch (error) {
      notify(failureText(error, 'action'), 'danger')
    } finally {
      setIsRemoving(false)
    }
  }
  return (
    <Card>
      <PhotoBox
        src={photo?.url}
        crop={crop}
        transport={transport}
        onUploaded={onChanged}
        onRemove={photo ? () => void removeNow() : undefined}
        isDisabled={isRemoving}
      />
    </Card>
  )
}
