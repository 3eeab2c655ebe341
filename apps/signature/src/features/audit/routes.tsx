import { Route } from 'react-router-dom'
import { lazyPage } from '#shared/lazy-page.tsx'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

const AuditPage = lazyPage(async () => (await import('./audit-page.tsx')).AuditPage)

export const auditRoutes: FeatureRoutes = {
  administered: <Route path="audit" element={<AuditPage />} />,
}
