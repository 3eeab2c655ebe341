import type { Client, Praticien } from '@org/api/client'
import { useApi, useAppDispatch } from '@org/app-kit'
import { useCallback } from 'react'
import { portraitCrop } from '#shared/photos/photo-crop.ts'
import type { PhotoCallOptions } from '#shared/photos/photo-upload.ts'
import { StoredPhoto } from '#shared/photos/stored-photo.tsx'
import { type NewPhoto, useNewPhoto } from '#shared/photos/use-new-photo.tsx'
import { praticiens } from './praticiens-list.ts'

const send = async (client: Client, id: string, file: File, options: PhotoCallOptions) =>
  client.call('savePraticienPhoto', { path: { id }, body: { file, name: file.name } }, options)

/** The photo of a practitioner. */
export function PraticienPhoto({ praticien: { id, photo } }: { praticien: Praticien }) {
  const client = useApi()
  const dispatch = useAppDispatch()
  return (
    <StoredPhoto<Praticien>
      photo={photo}
      crop={portraitCrop}
      send={useCallback((file, options) => send(client, id, file, options), [client, id])}
      remove={async () => client.call('removePraticienPhoto', { path: { id } })}
      onChanged={(saved) =>
        dispatch(praticiens.actions.patch({ id, changes: { photo: saved.photo } }))
      }
    />
  )
}

/** The photo of a practitioner who is being added. */
export function useNewPraticienPhoto(): NewPhoto {
  const client = useApi()
  return useNewPhoto(portraitCrop, (id, file, options) => send(client, id, file, options))
}
