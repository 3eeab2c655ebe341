import type { Product } from '@org/app-kit'
import { flows } from './flows.ts'
import { Router } from './router.tsx'
import { preloadPages } from '#shared/lazy-page.tsx'

/** The signature product: routes, state and flows. */
export const product: Product = {
  name: 'signature',
  Router,
  ...flows,
  preload: preloadPages,
}
