import type { Praticien } from '@org/api/client'
import { useAppDispatch } from '@org/app-kit'
import type { StockPorts } from '@org/data'
import { useCallback } from 'react'
import { portraitCrop } from '#shared/photos/photo-crop.ts'
import type { UploadCallOptions } from '@org/app-kit/pages'
import { StoredPhoto } from '#shared/photos/stored-photo.tsx'
import { type NewPhoto, useNewPhoto } from '#shared/photos/use-new-photo.tsx'
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

/** The photo of a practitioner who is being added. */
export function useNewPraticienPhoto(): NewPhoto {
  const ports = useStockPorts()
  return useNewPhoto(portraitCrop, (id, file, options) => send(ports, id, file, options))
}
