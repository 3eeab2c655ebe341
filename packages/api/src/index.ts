export { createApi } from './program/create-api.ts'
export type { Api } from './program/create-api.ts'
export type { RequestInfo } from './program/run-operation.ts'
export { omitUndefined } from './call/omit-undefined.ts'
export type { BannerResponse } from './banner/banner-response.ts'
export { runDailyCleaning } from './jobs/run-daily-cleaning.ts'
export { removeUnusedMedia } from './uploads/remove-unused-media.ts'
export { auditSeconds, retention } from './jobs/retention.ts'
export { orderDueCentres, runDailyOrders } from './jobs/run-daily-orders.ts'
export { runDueJobs, runJobs } from './jobs/run-jobs.ts'
export type { WorkerOptions } from './jobs/run-jobs.ts'
export type { ImageHeader } from './media/image-header.ts'
export { inspectImage, isTooLarge, maxPixels, maxPixelsOfFrames } from './media/inspect-image.ts'
export { markup, trusted, type Markup } from './markup/markup.ts'
export {
  orderColumns,
  orderSheet,
  ordonnancesLabel,
  type OrderSheet,
  type OrderSheetParty,
} from './documents/order-sheet.ts'
export { webSecrets } from './secrets/web-secrets.ts'
export { readPhotoPosts } from './photo-network/read-photo-posts.ts'
export { systemClock } from './secrets/system-clock.ts'
export { plantSeed } from './seed/plant-seed.ts'
export type { Seed } from './seed/seed.ts'
export { callerOf } from './accounts/caller-of.ts'
export { idleSeconds, longestSessionSeconds } from './accounts/sessions.ts'
export { invitationState } from './rules/invitation-state.ts'
export { comparing, contains, matches } from './rules/match.ts'
export { longestWait, nextWait, waitForgottenSeconds } from './rules/sign-in-wait.ts'
export { computedPeople } from './views/computed-people.ts'
export { computedStockList } from './views/stock/computed-stock-list.ts'
export * from './ports/index.ts'
