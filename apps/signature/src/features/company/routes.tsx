import { lazyPage } from '#shared/lazy-page.tsx'

export const CompanyPage = lazyPage(async () => (await import('./company-page.tsx')).CompanyPage)
