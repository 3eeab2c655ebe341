import { lazyPage } from './screens/shared/lazy-page.tsx'

// Both routers show these: the public one without a store, the product's own within it.
export const LandingPage = lazyPage(
  async () => (await import('./screens/landing/landing-page.tsx')).LandingPage,
)
export const InstallPage = lazyPage(async () => (await import('./install/index.ts')).InstallPage)
