import { Route } from 'react-router-dom'
import { lazyPage } from '#shared/lazy-page.tsx'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

const ProfilePage = lazyPage(async () => (await import('./profile-page.tsx')).ProfilePage)

export const profileRoutes: FeatureRoutes = {
  signedIn: <Route path="profile" element={<ProfilePage />} />,
}
