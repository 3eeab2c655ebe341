import { Route } from 'react-router-dom'
import { lazyPage } from '#shared/lazy-page.tsx'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

const EmployeesPage = lazyPage(
  async () => (await import('./list/employees-page.tsx')).EmployeesPage,
)

export const employeesRoutes: FeatureRoutes = {
  scoped: <Route path="users" element={<EmployeesPage />} />,
}
