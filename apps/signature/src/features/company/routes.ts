import { screen, type FeatureRoutes } from '#shared/feature-routes.ts'

export const companyRoutes: FeatureRoutes = {
  allTeams: [screen('home', async () => (await import('./company-page.tsx')).CompanyPage)],
}
