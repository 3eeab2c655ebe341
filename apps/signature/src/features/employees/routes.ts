import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const employeesRoutes: FeatureRoutes = {
  scoped: [screen('users', async () => (await import('./list/employees-page.tsx')).EmployeesPage)],
}
