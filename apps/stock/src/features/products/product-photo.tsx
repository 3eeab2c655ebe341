import type { StockProduct } from '@org/api/client'
import { useAppDispatch } from '@org/app-kit'
import type { StockPorts } from '@org/data'
import { useCallback } from 'react'
import { products } from '#shared/lists/products.ts'
import { productCrop } from '#shared/photos/photo-crop.ts'
import type { UploadCallOptions } from '@org/app-kit/pages'
import { StoredPhoto } from '#shared/photos/stored-photo.tsx'
import { useSendNewPhoto } from '#shared/photos/use-send-new-photo.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'

const send = async (ports: StockPorts, id: string, file: File, options: UploadCallOptions) =>
  ports.products.savePhoto(id, file, options)

/** The photo of a product. */
export function ProductPhoto({ product: { id, photo } }: { product: StockProduct }) {
  const ports = useStockPorts()
  const dispatch = useAppDispatch()
  return (
    <StoredPhoto<StockProduct>
      photo={photo}
      crop={productCrop}
      send={useCallback((file, options) => send(ports, id, file, options), [ports, id])}
      remove={async () => ports.products.deletePhoto(id)}
      onChanged={(saved) =>
        dispatch(products.actions.patch({ id, changes: { photo: saved.photo } }))
      }
    />
  )
}

/** Returns a function that uploads the photo of a product that was just added. */
export function useSendNewProductPhoto() {
  const ports = useStockPorts()
  return useSendNewPhoto((id, file, options) => send(ports, id, file, options))
}
