import { lazyPage } from '#shared/lazy-page.tsx'

export const InstallPage = lazyPage(
  async () => (await import('./install-page/install-page.tsx')).InstallPage,
)
