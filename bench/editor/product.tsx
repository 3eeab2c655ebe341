import { createWorld, demoIds, ProductStory, type StoryWorld } from '@org/app-kit/testing'
import type { Product } from '@org/app-kit'
import { product } from '@org/product-signature'
import type { SignatureData } from '@org/signature'
import { useEffect, useState } from 'react'
import { watchPreview } from './engine.ts'
import type { Engine } from './engine.ts'

const [templateId] = demoIds.templates

/**
 * Creates an in-memory installation whose template is `start`, and makes `fetch` call it instead of
 * a server.
 */
async function install(start: SignatureData): Promise<StoryWorld> {
  const world = await createWorld({ userId: demoIds.admin })
  const headers = {
    'Content-Type': 'application/json',
    'X-access-token': world.auth?.access_token ?? '',
  }
  const body = JSON.stringify({ signatureData: JSON.stringify(start) })
  const response = await world.fetch(
    new Request(`${location.origin}/api/template/${templateId}`, {
      method: 'PATCH',
      headers,
      body,
    }),
  )
  if (!response.ok) throw new Error(`The signature was not stored: ${await response.text()}`)
  window.fetch = (input, init) => world.fetch(new Request(input, init))
  return world
}

function Installed({ start }: { start: SignatureData }) {
  const [loaded, setLoaded] = useState<{ product: Product; world: StoryWorld }>()
  useEffect(() => {
    const load = async () =>
      setLoaded({ product: await product.loadApp(), world: await install(start) })
    void load()
  }, [start])
  return loaded && <ProductStory {...loaded} path={`/signature/${templateId}`} />
}

/**
 * The editor on the product's page, with store, name field, save button, uploads, company data and
 * drafts.
 */
export const inProduct: Engine = {
  name: '@org/ui/signature-editor as the product mounts it',
  create: (start) => <Installed start={start} />,
  watch: watchPreview,
}
