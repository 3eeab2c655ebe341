// What public pages may use. Nothing here may reach the store or the sagas: a lint rule and the size
// budgets hold that, and keep what a visitor loads small.
export { idempotencyKeys, type IdempotencyKeys } from './operations/idempotency-keys.ts'
export {
  PageEnvironmentProvider,
  useApi,
  usePageEnvironment,
  type PageEnvironment,
} from './provider/page-environment.tsx'
export { errorMessage } from './store/error-message.ts'
