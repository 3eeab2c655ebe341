import { type ApiOptions, openPage as openPageOf } from '@org/app-kit/testing'
import { product } from '../product.ts'

export type { OpenedPage } from '@org/app-kit/testing'

/** Opens an address of this product in a browser test. */
export const openPage = (path: string, api: ApiOptions) => openPageOf(product, path, api)
