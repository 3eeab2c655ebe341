export type { AnalyticsEvent, AnalyticsServices } from './analytics-service.ts'
export { type AnalyticsOptions, openAnalytics } from './open-analytics.ts'
