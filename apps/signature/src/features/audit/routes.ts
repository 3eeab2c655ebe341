import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const auditRoutes: FeatureRoutes = {
  administered: [screen('audit', async () => (await import('./audit-page.tsx')).AuditPage)],
}
