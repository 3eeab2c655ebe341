// What public pages may use. Nothing here imports the store, the sagas or the router, so that
// visitors load little code. A lint rule and the page budgets enforce this.
export { useAddress } from './address/address.ts'
export { BrowserAddress } from './address/browser-address.tsx'
export type { Analytics } from './analytics/analytics.ts'
export type { CookieConsent } from './consent/cookie-consent.ts'
export { localCookieConsent } from './consent/local-cookie-consent.ts'
export { ErrorBoundary } from './error-boundary/error-boundary.tsx'
export { loadProduct, type ProductLoader } from './host/load-product.ts'
export { selectProduct, type HostConfig } from './host/select-product.ts'
export { unregisterServiceWorkers } from './host/unregister-service-workers.ts'
export { PublicLayout } from './layout/public-layout/public-layout.tsx'
export { lazyComponent, type LazyComponent, type LazyStates } from './lazy/lazy-component.tsx'
export { lazyPage, lazyPart, partStates, preloadPages } from './lazy/lazy-page.tsx'
export { PartFailed, PartLoading, type PartLoadingProps } from './lazy/part-states.tsx'
export { patternsOf } from './lazy/patterns-of.ts'
export { screen, type Screen } from './lazy/screen.ts'
export { useLoadAhead } from './lazy/use-load-ahead.ts'
export { whenQuiet } from './lazy/when-quiet.ts'
export { MessagePage, type MessagePageProps } from './message-page/message-page.tsx'
export { Crashed, Message, PageFailed, PageLoading } from './message-page/message-screens.tsx'
export { idempotencyKeys } from './operations/idempotency-keys.ts'
export { PageTitle } from './page/page-title.tsx'
export type { ProductEntry } from './product.ts'
export {
  PageEnvironmentProvider,
  pageEnvironment,
  usePageEnvironment,
  type PageEnvironment,
} from './provider/page-environment.tsx'
export { type Loaded, useLoaded } from './loading/use-loaded.ts'
export { reloadOnceReachable } from './retry/reload-once-reachable.ts'
export { type Retry, useRetry } from './retry/use-retry.ts'
export { RouterFrame } from './routing/router-frame.tsx'
export { useNavigationFocus } from './routing/use-navigation-focus.ts'
export { localSessionStorage, type SessionStorage } from './session/session-storage.ts'
export type { Backend } from './store/backend.ts'
export { errorMessage } from './store/error-message.ts'
export { publicTexts } from './texts/public-texts.ts'
