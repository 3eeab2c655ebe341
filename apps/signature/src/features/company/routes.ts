import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const companyRoutes: FeatureRoutes = {
  allTeams: [screen('home', async () => (await import('./company-page.tsx')).CompanyPage)],
}
