import type { ProductEntry } from '../product.ts'

/**
 * Loads one product's entry on demand. Parts of `product` may be missing during its development.
 */
export type ProductLoader = () => Promise<{ product: Partial<ProductEntry> }>

/**
 * Replaces a missing `loadApp`, and throws. Never called if all pages of the product are public.
 */
async function noApp(): Promise<never> {
  throw new Error('No router defined')
}

/**
 * Loads the entry of the product with this name. If it declares no public pages, all its pages use
 * the store; if it has only public pages, none of them does.
 *
 * @throws Error `This app does not exists` for a name without a loader, `No router defined` for a
 *   product without a router (the wording and spelling are those of specification 3, section 8)
 */
export async function loadProduct(
  name: string,
  loaders: Readonly<Record<string, ProductLoader>>,
): Promise<ProductEntry> {
  const load = Object.hasOwn(loaders, name) ? loaders[name] : undefined
  if (!load) throw new Error('This app does not exists')
  const { product } = await load()
  const { loadApp = noApp, loadPublic, isPublic } = product
  if (loadApp === noApp && !loadPublic) return noApp()
  return {
    ...product,
    name,
    loadApp,
    isPublic: (loadPublic && isPublic) ?? (() => loadApp === noApp),
    loadPublic: loadPublic ?? (async () => (await loadApp()).Router),
  }
}
