import type { ProductEntry } from '../product.ts'

/** Loads one product's entry on demand. Parts of `product` may be missing during its development. */
export type ProductLoader = () => Promise<{ product: Partial<ProductEntry> }>

/**
 * Loads the entry of the product with this name. If it declares no public pages, all its pages use the
 * store.
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
  const { loadApp } = product
  if (!loadApp) throw new Error('No router defined')
  const isPublic = product.loadPublic && product.isPublic
  return {
    name,
    loadApp,
    isPublic: isPublic ?? (() => false),
    loadPublic: product.loadPublic ?? (async () => (await loadApp()).Router),
    ...(product.publicRoutes && { publicRoutes: product.publicRoutes }),
    ...(product.openPublicPorts && { openPublicPorts: product.openPublicPorts }),
  }
}
