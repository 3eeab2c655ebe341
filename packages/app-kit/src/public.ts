// What public pages may use. Nothing here imports the store, the sagas or the router, so that visitors
// load little code. A lint rule and the page budgets enforce this.
export { useAddress, type Address } from './address/address.ts'
export { BrowserAddress } from './address/browser-address.tsx'
export { useNavigationTracking } from './analytics/use-navigation-tracking.ts'
export { silentAnalytics, type Analytics } from './analytics/analytics.ts'
export { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary/error-boundary.tsx'
export { loadProduct, type ProductLoader } from './host/load-product.ts'
export { selectProduct, type HostConfig } from './host/select-product.ts'
export { unregisterServiceWorkers } from './host/unregister-service-workers.ts'
export {
  PublicLayout,
  type PublicLayoutProps,
  type VisitorTexts,
} from './layout/public-layout/public-layout.tsx'
export { lazyComponent, type LazyComponent, type LazyStates } from './lazy/lazy-component.tsx'
export { useLoadAhead } from './lazy/use-load-ahead.ts'
export { MessagePage, type MessagePageProps } from './message-page/message-page.tsx'
export { idempotencyKeys, type IdempotencyKeys } from './operations/idempotency-keys.ts'
export type { Product, ProductEntry } from './product.ts'
export {
  PageEnvironmentProvider,
  pageEnvironment,
  useApi,
  usePageEnvironment,
  type PageEnvironment,
} from './provider/page-environment.tsx'
export { useNavigationFocus } from './routing/use-navigation-focus.ts'
export { localSessionStorage, type SessionStorage } from './session/session-storage.ts'
export { errorMessage } from './store/error-message.ts'
