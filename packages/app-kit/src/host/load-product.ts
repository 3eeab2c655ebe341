import type { Product } from '../product.ts'

/** Loads one product's code on demand. The module's `product` may lack parts while it is being built. */
export type ProductLoader = () => Promise<{ product: Partial<Product> }>

/**
 * Loads the product of that name.
 *
 * @throws Error `This app does not exists` for a name without a loader, `No router defined` for a
 *   product without router (specification 3, section 8, spelling included).
 */
export async function loadProduct(
  name: string,
  loaders: Readonly<Record<string, ProductLoader>>,
): Promise<Product> {
  const load = Object.hasOwn(loaders, name) ? loaders[name] : undefined
  if (!load) throw new Error('This app does not exists')
  const { product } = await load()
  if (!product.Router) throw new Error('No router defined')
  return { name, reducers: {}, sagas: [], ...product, Router: product.Router }
}
