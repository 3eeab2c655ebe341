import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const usersRoutes: FeatureRoutes = {
  users: [
    screen('users', async () => (await import('./users-page.tsx')).UsersPage),
    screen('user/create', async () => (await import('./create-user-page.tsx')).CreateUserPage),
    screen('user/:userId', async () => (await import('./user-page.tsx')).UserPage),
  ],
}
