import type { Praticien } from '@org/api/client'
import { useAppDispatch } from '@org/app-kit'
import type { StockPorts } from '@org/data'
import { useCallback } from 'react'
import { portraitCrop } from '#shared/photos/photo-crop.ts'
import type { UploadCallOptions } from '@org/app-kit/pages'
import { StoredPhoto } from '#shared/photos/stored-photo.tsx'
import { useSendNewPhoto } from '#shared/photos/use-send-new-photo.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { praticiens } from './praticiens-list.ts'

const send = async (ports: StockPorts, id: string, file: File, options: UploadCallOptions) =>
  ports.praticiens.savePhoto(id, file, options)

/** The photo of a practitioner. */
export function PraticienPhoto({ praticien: { id, photo } }: { praticien: Praticien }) {
  const ports = useStockPorts()
  const dispatch = useAppDispatch()
  return (
    <StoredPhoto<Praticien>
      photo={photo}
      crop={portraitCrop}
      send={useCallback((file, options) => send(ports, id, file, options), [ports, id])}
      remove={async () => ports.praticiens.deletePhoto(id)}
      onChanged={(saved) =>
        dispatch(praticiens.actions.patch({ id, changes: { photo: saved.photo } }))
      }
    />
  )
}

/** Returns a function that uploads the photo of a newly added practitioner. */
export function useSendNewPraticienPhoto() {
  const ports = useStockPorts()
  return useSendNewPhoto((id, file, options) => send(ports, id, file, options))
}
