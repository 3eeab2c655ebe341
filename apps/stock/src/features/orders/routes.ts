import { screen } from '@org/app-kit/public'
import type { FeatureRoutes } from '#shared/feature-routes.ts'

export const ordersRoutes: FeatureRoutes = {
  commands: [
    screen('commands', async () => (await import('./list/orders-page.tsx')).OrdersPage),
    screen('validate-commands', async () => (await import('./list/sent-page.tsx')).SentOrdersPage),
    screen('command/:id', async () => (await import('./order/order-page.tsx')).OrderPage),
  ],
}
