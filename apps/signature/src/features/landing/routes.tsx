import { lazyPage } from '#shared/lazy-page.tsx'

export const LandingPage = lazyPage(async () => (await import('./landing-page.tsx')).LandingPage)
