import type { Client, StockProduct } from '@org/api/client'
import { useApi, useAppDispatch } from '@org/app-kit'
import { useCallback } from 'react'
import { products } from '#shared/lists/products.ts'
import { productCrop } from '#shared/photos/photo-crop.ts'
import type { PhotoCallOptions } from '#shared/photos/photo-upload.ts'
import { StoredPhoto } from '#shared/photos/stored-photo.tsx'
import { type NewPhoto, useNewPhoto } from '#shared/photos/use-new-photo.tsx'

const send = async (client: Client, id: string, file: File, options: PhotoCallOptions) =>
  client.call('saveProductPhoto', { path: { id }, body: { file, name: file.name } }, options)

/** The photo of a product. */
export function ProductPhoto({ product: { id, photo } }: { product: StockProduct }) {
  const client = useApi()
  const dispatch = useAppDispatch()
  return (
    <StoredPhoto<StockProduct>
      photo={photo}
      crop={productCrop}
      send={useCallback((file, options) => send(client, id, file, options), [client, id])}
      remove={async () => client.call('removeProductPhoto', { path: { id } })}
      onChanged={(saved) =>
        dispatch(products.actions.patch({ id, changes: { photo: saved.photo } }))
      }
    />
  )
}

/** The photo of a product that is being added. */
export function useNewProductPhoto(): NewPhoto {
  const client = useApi()
  return useNewPhoto(productCrop, (id, file, options) => send(client, id, file, options))
}
